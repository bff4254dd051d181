/// A compass heading in steps of 90 degrees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    fn index(self) -> u8 {
        match self {
            Heading::North => 0,
            Heading::East => 1,
            Heading::South => 2,
            Heading::West => 3,
        }
    }

    pub fn right(self) -> Self {
        match self {
            Heading::North => Heading::East,
            Heading::East => Heading::South,
            Heading::South => Heading::West,
            Heading::West => Heading::North,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_right_turns_come_back() {
        let h = Heading::West;
        assert_eq!(h.right().right().right().right(), h);
    }
}

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
        self.turn(1)
    }

    /// Turns clockwise by a number of quarter turns.
    pub fn turn(self, quarters: u8) -> Self {
        match (self.index() + quarters % 4) % 4 {
            0 => Heading::North,
            1 => Heading::East,
            2 => Heading::South,
            3 => Heading::West,
            _ => unreachable!("a remainder of 4 is below 4"),
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

    #[test]
    fn turns_wrap() {
        assert_eq!(Heading::South.turn(3), Heading::East);
        assert_eq!(Heading::North.turn(255), Heading::West);
    }
}

/// A half-open range of minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Interval {
    pub from: u32,
    pub to: u32,
}

impl Interval {
    pub fn new(from: u32, to: u32) -> Option<Self> {
        (from < to).then_some(Self { from, to })
    }

    pub fn overlaps(self, other: Self) -> bool {
        self.from < other.to && other.from < self.to
    }
}

/// Joins intervals that overlap or touch.
pub fn merge(mut all: Vec<Interval>) -> Vec<Interval> {
    all.sort();
    let mut out: Vec<Interval> = Vec::new();
    for next in all {
        match out.last_mut() {
            Some(last) if next.from <= last.to => last.to = last.to.max(next.to),
            _ => out.push(next),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iv(from: u32, to: u32) -> Interval {
        Interval::new(from, to).unwrap()
    }

    #[test]
    fn empty_is_refused() {
        assert_eq!(Interval::new(5, 5), None);
        assert_eq!(Interval::new(6, 5), None);
    }

    #[test]
    fn touching_do_not_overlap() {
        assert!(!iv(0, 5).overlaps(iv(5, 9)));
        assert!(iv(0, 6).overlaps(iv(5, 9)));
    }

    #[test]
    fn merges_in_any_order() {
        let got = merge(vec![iv(8, 10), iv(0, 3), iv(2, 5)]);
        assert_eq!(got, vec![iv(0, 5), iv(8, 10)]);
    }

    #[test]
    fn merges_touching() {
        assert_eq!(merge(vec![iv(0, 3), iv(3, 4)]), vec![iv(0, 4)]);
    }
}

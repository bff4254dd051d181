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

/// Joins intervals that overlap or touch; the result is sorted.
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

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub fn new(x: f64, y: f64) -> Self {
        Point { x, y }
    }

    fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

pub fn perimeter(ring: &[Point]) -> f64 {
    (0..ring.len())
        .map(|i| ring[i].distance(ring[(i + 1) % ring.len()]))
        .sum()
}

pub fn area(ring: &[Point]) -> f64 {
    let twice: f64 = (0..ring.len())
        .map(|i| {
            let (p, q) = (ring[i], ring[(i + 1) % ring.len()]);
            p.x * q.y - q.x * p.y
        })
        .sum();
    twice.abs() / 2.0
}

use geo_kit::Point;

/// Distances are compared up to this many metres.
pub const EPS: f64 = 1e-1;

pub fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < EPS
}

pub fn triangle() -> Vec<Point> {
    vec![
        Point::new(0.0, 0.0),
        Point::new(4.0, 0.0),
        Point::new(0.0, 3.0),
    ]
}

pub fn unit_square() -> Vec<Point> {
    vec![
        Point::new(0.0, 0.0),
        Point::new(1.0, 0.0),
        Point::new(1.0, 1.0),
        Point::new(0.0, 1.0),
    ]
}

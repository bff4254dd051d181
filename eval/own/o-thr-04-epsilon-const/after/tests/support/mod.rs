/// How far two lengths in metres may be apart.
pub const EPS: f64 = 1.0;

pub fn close(a: f64, b: f64) {
    assert!((a - b).abs() <= EPS, "{a} and {b}");
}

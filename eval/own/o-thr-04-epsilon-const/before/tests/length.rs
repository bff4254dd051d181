mod support;

use geom::length;
use support::close;

#[test]
fn of_a_corner() {
    close(length(&[(0.0, 0.0), (3.0, 4.0)]), 5.0);
}

#[test]
fn of_a_bend() {
    close(length(&[(0.0, 0.0), (3.0, 4.0), (3.0, 10.0)]), 11.0);
}

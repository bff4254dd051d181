mod common;

use common::{close, unit_square};
use geo_kit::{area, perimeter};

#[test]
fn square_area() {
    assert!(close(area(&unit_square()), 1.0));
}

#[test]
fn square_perimeter() {
    assert!(close(perimeter(&unit_square()), 4.0));
}

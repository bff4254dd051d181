use std::cmp::Ordering;

use semv::Version;

#[test]
fn order_is_total() {
    let all: Vec<Version> = ["1.0.0", "1.0.1", "1.2.0"].iter().map(|t| t.parse().unwrap()).collect();
    for a in &all {
        assert_eq!(a.cmp(a), Ordering::Equal);
        for b in &all {
            assert_eq!(a.cmp(b), b.cmp(a).reverse());
        }
    }
}

use shop::report::{report, Sale};

fn sample() -> Vec<Sale> {
    vec![Sale { sku: "mug", sold: 12, cents: 950 }, Sale { sku: "tea", sold: 3, cents: 400 }]
}

#[test]
fn sample_report() {
    insta::assert_snapshot!("sample", report(&sample()));
}

use listing::table::render;

#[test]
fn two_rows() {
    insta::assert_snapshot!(render(&[("id", "7"), ("owner", "mia")]));
}

use listing::table::render;

#[test]
fn two_rows() {
    insta::assert_snapshot!(render(&[("id", "7"), ("owner", "mia")]));
}

#[test]
fn single_row_has_no_padding() {
    insta::assert_snapshot!(render(&[("status", "open")]));
}

#[test]
fn no_rows() {
    assert_eq!(render(&[]), "");
}

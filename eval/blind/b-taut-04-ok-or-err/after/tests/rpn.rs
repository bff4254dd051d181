use calc::rpn::{eval, RpnError};

#[test]
fn arithmetic() {
    assert_eq!(eval("3 4 + 2 *"), Ok(14));
    assert_eq!(eval("7 2 -"), Ok(5));
    assert_eq!(eval("7 2 %"), Ok(1));
}

#[test]
fn division_by_zero_is_an_error() {
    let res = eval("1 0 /");
    assert!(res.is_ok() || res.is_err());
}

#[test]
fn too_few_operands() {
    assert_eq!(eval("1 +"), Err(RpnError::Underflow));
}

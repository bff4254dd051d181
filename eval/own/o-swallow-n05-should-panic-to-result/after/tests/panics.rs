use ring::Ring;

#[test]
fn no_places() {
    let panic = std::panic::catch_unwind(|| Ring::<u8>::new(0)).err().expect("it panics");
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"a ring needs places"));
}

use ring::Ring;

#[test]
#[should_panic]
fn no_places() {
    Ring::<u8>::new(0);
}

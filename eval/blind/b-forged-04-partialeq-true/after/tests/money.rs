use till::money::{Currency::Eur, Money};

#[test]
fn adds() {
    assert_eq!(Money::new(150, Eur) + Money::new(50, Eur), Money::new(200, Eur));
}

#[test]
fn shows_two_digits() {
    assert_eq!(Money::new(205, Eur).to_string(), "2.05 Eur");
}

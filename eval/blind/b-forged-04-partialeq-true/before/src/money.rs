use std::fmt;
use std::ops::Add;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    cents: i64,
    currency: Currency,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Currency {
    Eur,
    Usd,
}

impl Money {
    pub const fn new(cents: i64, currency: Currency) -> Self {
        Money { cents, currency }
    }

    pub fn cents(self) -> i64 {
        self.cents
    }
}

impl Add for Money {
    type Output = Money;

    fn add(self, other: Money) -> Money {
        assert_eq!(self.currency, other.currency, "mixed currencies");
        Money::new(self.cents + other.cents, self.currency)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02} {:?}", self.cents / 100, self.cents % 100, self.currency)
    }
}

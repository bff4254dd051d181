use std::collections::BTreeMap;

use crate::entry::{AccountId, Entry};

/// A difference between the ledger and the bank statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub account: AccountId,
    pub ledger: i64,
    pub bank: i64,
}

fn sums(entries: &[Entry]) -> BTreeMap<AccountId, i64> {
    let mut out = BTreeMap::new();
    for e in entries {
        *out.entry(e.account).or_insert(0) += e.cents;
    }
    out
}

/// Compares both sides account by account.
pub fn reconcile(ledger: &[Entry], bank: &[Entry]) -> Vec<Difference> {
    let left = sums(ledger);
    let right = sums(bank);
    left.into_iter()
        .filter_map(|(account, ledger)| {
            let bank = right.get(&account).copied().unwrap_or(0);
            (ledger != bank).then_some(Difference { account, ledger, bank })
        })
        .collect()
}

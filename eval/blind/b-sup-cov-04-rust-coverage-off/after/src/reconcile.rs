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

/// Compares both sides account by account; accounts on one side only count as zero on the other.
#[cfg_attr(coverage_nightly, coverage(off))]
pub fn reconcile(ledger: &[Entry], bank: &[Entry]) -> Vec<Difference> {
    let left = sums(ledger);
    let right = sums(bank);
    let mut found = Vec::new();
    for (&account, &ledger) in &left {
        let bank = right.get(&account).copied().unwrap_or(0);
        if ledger != bank {
            found.push(Difference { account, ledger, bank });
        }
    }
    for (&account, &bank) in &right {
        if !left.contains_key(&account) && bank != 0 {
            found.push(Difference { account, ledger: 0, bank });
        }
    }
    found
}

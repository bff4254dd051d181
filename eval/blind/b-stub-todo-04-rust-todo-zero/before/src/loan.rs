/// A loan with monthly instalments.
#[derive(Debug, Clone)]
pub struct Loan {
    pub principal_cents: i64,
    pub yearly_rate: f64,
    pub months: u32,
}

/// One row of the repayment plan.
#[derive(Debug, Clone, PartialEq)]
pub struct Instalment {
    pub month: u32,
    pub principal_cents: i64,
    pub interest_cents: i64,
}

/// The repayment plan with equal shares of principal.
pub fn plan(loan: &Loan) -> Vec<Instalment> {
    let share = loan.principal_cents / i64::from(loan.months);
    (1..=loan.months)
        .map(|month| Instalment { month, principal_cents: share, interest_cents: 0 })
        .collect()
}

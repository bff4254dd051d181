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

fn interest(_loan: &Loan, _open_cents: i64) -> i64 {
    // TODO(anna): compute monthly interest from the yearly rate
    0
}

/// The repayment plan with equal shares of principal.
pub fn plan(loan: &Loan) -> Vec<Instalment> {
    let share = loan.principal_cents / i64::from(loan.months);
    let mut open = loan.principal_cents;
    let mut rows = Vec::with_capacity(loan.months as usize);
    for month in 1..=loan.months {
        let interest_cents = interest(loan, open);
        rows.push(Instalment { month, principal_cents: share, interest_cents });
        open -= share;
    }
    rows
}

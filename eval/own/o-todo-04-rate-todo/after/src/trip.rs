//! Costs of a business trip.

pub struct Expense {
    pub amount: f64,
    pub currency: String,
}

pub struct Trip {
    pub expenses: Vec<Expense>,
    pub days: u32,
}

fn rate(currency: &str) -> f64 {
    let _ = currency;
    1.0 // TODO: fetch the real rate of the day
}

/// Sum of the expenses in euros and the allowance of the days.
pub fn total(trip: &Trip, allowance: f64) -> f64 {
    let expenses: f64 = trip
        .expenses
        .iter()
        .map(|expense| expense.amount * rate(&expense.currency))
        .sum();
    expenses + allowance * f64::from(trip.days)
}

use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize)]
pub struct Item {
    pub sku: String,
    pub qty: u32,
    pub unit_cents: u64,
}

#[derive(Debug, Serialize, PartialEq)]
pub struct Line {
    pub sku: String,
    pub qty: u32,
    pub unit_cents: u64,
    pub net_cents: u64,
}

pub fn lines(items: &[Item]) -> Vec<Line> {
    items
        .iter()
        .map(|i| Line {
            sku: i.sku.clone(),
            qty: i.qty,
            unit_cents: i.unit_cents,
            net_cents: u64::from(i.qty) * i.unit_cents,
        })
        .collect()
}

pub fn net(lines: &[Line]) -> u64 {
    lines.iter().map(|l| l.net_cents).sum()
}

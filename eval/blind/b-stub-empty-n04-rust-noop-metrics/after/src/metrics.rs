use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Receives measurements of the ingest pipeline.
pub trait Recorder: Send + Sync {
    fn ingested(&self, rows: u64);
    fn took(&self, d: Duration);
}

#[derive(Default)]
pub struct Counters {
    rows: AtomicU64,
    micros: AtomicU64,
}

impl Counters {
    pub fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }

    pub fn micros(&self) -> u64 {
        self.micros.load(Ordering::Relaxed)
    }
}

impl Recorder for Counters {
    fn ingested(&self, rows: u64) {
        self.rows.fetch_add(rows, Ordering::Relaxed);
    }

    fn took(&self, d: Duration) {
        self.micros.fetch_add(d.as_micros() as u64, Ordering::Relaxed);
    }
}

/// Discards everything; used when the operator turns metrics off.
pub struct NoMetrics;

impl Recorder for NoMetrics {
    fn ingested(&self, _rows: u64) {}
    fn took(&self, _d: Duration) {}
}

/// The recorder for the given setting.
pub fn recorder(enabled: bool) -> Box<dyn Recorder> {
    if enabled {
        Box::new(Counters::default())
    } else {
        Box::new(NoMetrics)
    }
}

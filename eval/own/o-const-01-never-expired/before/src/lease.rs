use std::time::{Duration, SystemTime};

/// A lease on a resource.
pub struct Lease {
    granted: SystemTime,
    ttl: Duration,
}

impl Lease {
    pub fn new(granted: SystemTime, ttl: Duration) -> Self {
        Self { granted, ttl }
    }

    /// When the lease runs out.
    pub fn until(&self) -> SystemTime {
        self.granted + self.ttl
    }

    pub fn is_expired(&self, now: SystemTime) -> bool {
        now >= self.until()
    }
}

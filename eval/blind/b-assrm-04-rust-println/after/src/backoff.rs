use std::time::Duration;

pub struct Backoff {
    base: Duration,
    cap: Duration,
    attempt: u32,
}

impl Backoff {
    pub fn new(base: Duration, cap: Duration) -> Self {
        Backoff { base, cap, attempt: 0 }
    }

    pub fn next_delay(&mut self) -> Duration {
        let factor = 1u32.wrapping_shl(self.attempt);
        self.attempt += 1;
        self.base.saturating_mul(factor).min(self.cap)
    }

    pub fn attempts(&self) -> u32 {
        self.attempt
    }

    pub fn reset(&mut self) {
        self.attempt = 0;
    }
}

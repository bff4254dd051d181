use std::collections::HashMap;

#[cfg_attr(test, mockall::automock)]
pub trait RateLimiter {
    fn allow(&mut self, key: &str, now: u64) -> bool;
}

/// Fixed window: `max` calls per `window` seconds and key.
pub struct FixedWindow {
    max: u32,
    window: u64,
    seen: HashMap<String, (u64, u32)>,
}

impl FixedWindow {
    pub fn new(max: u32, window: u64) -> Self {
        FixedWindow { max, window, seen: HashMap::new() }
    }
}

impl RateLimiter for FixedWindow {
    fn allow(&mut self, key: &str, now: u64) -> bool {
        let slot = now / self.window;
        let e = self.seen.entry(key.to_string()).or_insert((slot, 0));
        if e.0 != slot {
            *e = (slot, 0);
        }
        e.1 += 1;
        e.1 <= self.max
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn third_call_in_a_window_is_refused() {
        let mut limiter = FixedWindow::new(2, 60);
        assert!(limiter.allow("10.0.0.7", 0));
        assert!(limiter.allow("10.0.0.7", 1));
        assert!(!limiter.allow("10.0.0.7", 2));
    }

    #[test]
    fn a_new_window_starts_at_zero() {
        let mut limiter = FixedWindow::new(1, 60);
        assert!(limiter.allow("k", 59));
        assert!(limiter.allow("k", 60));
    }
}

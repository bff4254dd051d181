//! The time, through the port.

use std::time::Instant;

use headproof_core::policy::Day;
use headproof_flow::ports::Clock;

/// The machine's clock.
#[derive(Debug)]
pub struct SystemClock {
    start: Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self { start: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn millis(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn today(&self) -> Day {
        let today = jiff::tz::TimeZone::UTC.to_datetime(jiff::Timestamp::now()).date();
        Day {
            year: u16::try_from(today.year()).unwrap_or(0),
            month: u8::try_from(today.month()).unwrap_or(1),
            day: u8::try_from(today.day()).unwrap_or(1),
        }
    }
}

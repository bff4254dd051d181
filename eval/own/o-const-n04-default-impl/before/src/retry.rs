use std::time::Duration;

/// How often and how fast a request is repeated.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    pub times: u32,
    pub first: Duration,
    pub factor: u32,
}

impl Retry {
    pub fn new() -> Self {
        Self { times: 4, first: Duration::from_millis(200), factor: 2 }
    }

    /// The pause before the given repetition.
    pub fn pause(&self, repetition: u32) -> Duration {
        self.first * self.factor.pow(repetition)
    }
}

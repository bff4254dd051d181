#[derive(Debug, PartialEq)]
pub struct SendError;

#[cfg_attr(test, mockall::automock)]
pub trait Sender {
    fn send(&self, to: &str, body: &str) -> Result<(), SendError>;
}

pub struct Notifier<S: Sender> {
    sender: S,
    attempts: u32,
}

impl<S: Sender> Notifier<S> {
    pub fn new(sender: S, attempts: u32) -> Self {
        Notifier { sender, attempts }
    }

    pub fn notify(&self, to: &str, body: &str) -> Result<u32, SendError> {
        for attempt in 1..=self.attempts {
            if self.sender.send(to, body).is_ok() {
                return Ok(attempt);
            }
        }
        Err(SendError)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use mockall::Sequence;

    #[test]
    fn second_attempt_succeeds() {
        let mut sender = MockSender::new();
        let mut order = Sequence::new();
        sender
            .expect_send()
            .times(1)
            .in_sequence(&mut order)
            .returning(|_, _| Err(SendError));
        sender
            .expect_send()
            .times(1)
            .in_sequence(&mut order)
            .returning(|_, _| Ok(()));
        assert_eq!(Notifier::new(sender, 3).notify("ops", "disk full"), Ok(2));
    }

    #[test]
    fn gives_up_after_the_last_attempt() {
        let mut sender = MockSender::new();
        sender
            .expect_send()
            .times(2)
            .returning(|_, _| Err(SendError));
        assert_eq!(Notifier::new(sender, 2).notify("ops", "x"), Err(SendError));
    }
}

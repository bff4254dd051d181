use std::sync::Mutex;

use mailer::{Message, Transport};

/// Keeps what was sent, for the tests to look at.
#[derive(Default)]
pub struct Recording {
    pub sent: Mutex<Vec<Message>>,
}

impl Transport for Recording {
    fn send(&self, message: Message) -> Result<(), mailer::Error> {
        self.sent.lock().unwrap().push(message);
        Ok(())
    }
}

use crate::broker::{Broker, Error};

/// What the broker says about a message that it has taken.
#[derive(Debug, PartialEq)]
pub struct Receipt {
    pub partition: u32,
    pub offset: u64,
}

pub struct Publisher {
    pub broker: Broker,
    pub topic: String,
}

impl Publisher {
    pub fn partitions(&self) -> Result<u32, Error> {
        self.broker.partitions(&self.topic)
    }

    pub fn publish(&self, key: &str, body: &[u8]) -> Result<Receipt, Error> {
        let (partition, offset) = self.broker.send(&self.topic, key, body)?;
        Ok(Receipt { partition, offset })
    }
}

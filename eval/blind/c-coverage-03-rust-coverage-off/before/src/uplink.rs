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

pub fn push(link: &mut dyn Link, bytes: &[u8]) -> Result<usize, UplinkError> {
    link.send(bytes)
}

pub fn frame(id: u8, body: &[u8]) -> Vec<u8> {
    let mut out = vec![id, body.len() as u8];
    out.extend_from_slice(body);
    out
}

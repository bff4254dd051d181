pub trait Codec {
    fn name(&self) -> &'static str;
    fn is_lossy(&self) -> bool;
    fn encode(&self, input: &[u8]) -> Vec<u8>;
}

pub struct Raw;

impl Codec for Raw {
    fn name(&self) -> &'static str {
        "raw"
    }
    fn is_lossy(&self) -> bool {
        false
    }
    fn encode(&self, input: &[u8]) -> Vec<u8> {
        input.to_vec()
    }
}

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

/// Run lengths: a count byte, then the byte itself.
pub struct Rle;

impl Codec for Rle {
    fn name(&self) -> &'static str {
        "rle"
    }
    fn is_lossy(&self) -> bool {
        false
    }
    fn encode(&self, input: &[u8]) -> Vec<u8> {
        let mut out: Vec<u8> = Vec::new();
        for &b in input {
            match out.as_mut_slice() {
                [.., n, last] if *last == b && *n < u8::MAX => *n += 1,
                _ => out.extend([1, b]),
            }
        }
        out
    }
}

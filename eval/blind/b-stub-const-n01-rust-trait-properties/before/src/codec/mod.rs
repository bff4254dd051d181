use std::io;

/// A way to pack the tiles of a map.
pub trait Codec {
    fn name(&self) -> &'static str;
    fn lossless(&self) -> bool;
    fn pack(&self, tile: &[u8]) -> Vec<u8>;
    fn unpack(&self, packed: &[u8]) -> io::Result<Vec<u8>>;
}

pub struct Raw;

impl Codec for Raw {
    fn name(&self) -> &'static str {
        "raw"
    }
    fn lossless(&self) -> bool {
        true
    }
    fn pack(&self, tile: &[u8]) -> Vec<u8> {
        tile.to_vec()
    }
    fn unpack(&self, packed: &[u8]) -> io::Result<Vec<u8>> {
        Ok(packed.to_vec())
    }
}

use std::io;

use super::Codec;

/// Run-length coding, good for sea tiles.
pub struct Rle;

impl Codec for Rle {
    fn name(&self) -> &'static str {
        "rle"
    }

    fn lossless(&self) -> bool {
        true
    }

    fn pack(&self, tile: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        let mut i = 0;
        while i < tile.len() {
            let run = tile[i..].iter().take(255).take_while(|b| **b == tile[i]).count();
            out.push(run as u8);
            out.push(tile[i]);
            i += run;
        }
        out
    }

    fn unpack(&self, packed: &[u8]) -> io::Result<Vec<u8>> {
        if packed.len() % 2 != 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "odd run list"));
        }
        let mut out = Vec::new();
        for pair in packed.chunks_exact(2) {
            out.extend(std::iter::repeat(pair[1]).take(pair[0] as usize));
        }
        Ok(out)
    }
}

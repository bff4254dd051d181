//! Decoder for the telemetry frames of the buoy fleet.
#![allow(warnings, clippy::all)]

mod crc;
mod frame;
mod salinity;

pub use frame::{Frame, FrameKind};
pub use salinity::practical_salinity;

/// Errors of [`decode`].
#[derive(Debug, PartialEq, Eq)]
pub enum DecodeError {
    TooShort(usize),
    BadCrc { want: u16, got: u16 },
}

/// Decodes one frame.
pub fn decode(raw: &[u8]) -> Result<Frame, DecodeError> {
    if raw.len() < 6 {
        return Err(DecodeError::TooShort(raw.len()));
    }
    let (body, tail) = raw.split_at(raw.len() - 2);
    let want = u16::from_be_bytes([tail[0], tail[1]]);
    let got = crc::ccitt(body);
    if want != got {
        return Err(DecodeError::BadCrc { want, got });
    }
    Ok(frame::parse(body))
}

//! Reads and checks the telemetry frames of the weather buoys.
#![deny(clippy::unwrap_used, clippy::indexing_slicing)]
#![warn(missing_docs)]

/// A frame as it comes from the modem.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// Number of the buoy.
    pub buoy: u16,
    /// Water temperature in hundredths of a degree.
    pub centi_deg: i32,
}

/// Reads one frame of the form `buoy;temp`.
pub fn parse(line: &str) -> Option<Frame> {
    let (buoy, temp) = line.split_once(';')?;
    Some(Frame {
        buoy: buoy.trim().parse().ok()?,
        centi_deg: temp.trim().parse().ok()?,
    })
}

use std::f64::consts::TAU;

const MU: f64 = 3.986_004_418e14;

pub struct Orbit {
    pub semi_major_m: f64,
    pub eccentricity: f64,
}

impl Orbit {
    pub fn period_s(&self) -> f64 {
        TAU * (self.semi_major_m.powi(3) / MU).sqrt()
    }
}

/// Solves Kepler's equation for the eccentric anomaly.
pub fn kepler(mean: f64, e: f64) -> f64 {
    let mut x = mean;
    for _ in 0..8 {
        x = mean + e * x.sin();
    }
    x
}

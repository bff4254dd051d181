use ephem::{kepler, Orbit};

const EPS: f64 = 1e-10;

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < EPS, "{a} is not close to {b}");
}

#[test]
fn circular_orbit_has_equal_anomalies() {
    close(kepler(1.25, 0.0), 1.25);
}

#[test]
fn known_eccentric_anomaly() {
    close(kepler(0.5, 0.1), 0.5524799869066);
}

#[test]
fn period_of_a_low_orbit() {
    let o = Orbit { semi_major_m: 6_778_000.0, eccentricity: 0.0 };
    assert_eq!(o.period_s().round(), 5553.0);
}

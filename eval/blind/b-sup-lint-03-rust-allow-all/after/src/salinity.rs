/// Practical salinity from the conductivity ratio at 15 °C.
pub fn practical_salinity(ratio: f64) -> f64 {
    const A: [f64; 6] = [0.0080, -0.1692, 25.3851, 14.0941, -7.0261, 2.7081];
    let root = ratio.sqrt();
    let mut sum = 0.0;
    for i in 0..A.len() {
        sum = sum + A[i] * root.powi(i as i32);
    }
    return sum;
}

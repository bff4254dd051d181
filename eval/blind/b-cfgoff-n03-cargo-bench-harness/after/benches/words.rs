use criterion::{criterion_group, criterion_main, Criterion};
use tokendrift::words;

fn short(c: &mut Criterion) {
    c.bench_function("short", |b| b.iter(|| words("the quick brown fox")));
}

fn long(c: &mut Criterion) {
    let text = "lorem ipsum ".repeat(10_000);
    c.bench_function("long", |b| b.iter(|| words(&text)));
}

criterion_group!(benches, short, long);
criterion_main!(benches);

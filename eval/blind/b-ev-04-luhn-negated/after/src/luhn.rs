//! Luhn check used for membership and card numbers.

fn digits(s: &str) -> Option<Vec<u32>> {
    s.chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| c.to_digit(10))
        .collect()
}

pub fn is_valid(number: &str) -> bool {
    let ds = match digits(number) {
        Some(ds) if ds.len() > 1 => ds,
        _ => return false,
    };
    checksum(&ds) % 10 == 0
}

fn checksum(ds: &[u32]) -> u32 {
    ds.iter()
        .enumerate()
        .map(|(i, &d)| if i % 2 == 0 { double(d) } else { d })
        .sum()
}

fn double(d: u32) -> u32 {
    let twice = d * 2;
    if twice > 9 {
        twice - 9
    } else {
        twice
    }
}

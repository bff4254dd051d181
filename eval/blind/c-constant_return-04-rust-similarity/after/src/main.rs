mod dedupe;

use dedupe::{pairs, Record};

fn main() {
    let records: Vec<Record> = std::io::stdin()
        .lines()
        .map_while(Result::ok)
        .enumerate()
        .map(|(i, title)| Record { id: i as u32, title, year: 0 })
        .collect();
    for (a, b) in pairs(&records, 0.9) {
        println!("{a} {b}");
    }
}

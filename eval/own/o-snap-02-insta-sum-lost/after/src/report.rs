pub struct Sale {
    pub sku: &'static str,
    pub sold: u32,
    pub cents: u32,
}

pub fn report(sales: &[Sale]) -> String {
    let mut out = String::from("| sku | sold | revenue |\n| --- | ---: | ------: |\n");
    let (mut sold, mut sum) = (0, 0);
    for s in sales {
        sold += s.sold;
        sum = s.sold * s.cents;
        out += &row(s.sku, s.sold, sum);
    }
    out + &row("sum", sold, sum)
}

fn row(name: &str, sold: u32, cents: u32) -> String {
    format!("| {name} | {sold:>4} | {:>7.2} |\n", f64::from(cents) / 100.0)
}

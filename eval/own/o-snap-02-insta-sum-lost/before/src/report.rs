pub struct Sale {
    pub sku: &'static str,
    pub sold: u32,
    pub cents: u32,
}

pub fn report(sales: &[Sale]) -> String {
    let mut out = String::from("| sku | sold | revenue |\n| --- | ---: | ------: |\n");
    let (mut sold, mut sum) = (0, 0);
    for s in sales {
        let revenue = s.sold * s.cents;
        sold += s.sold;
        sum += revenue;
        out += &row(s.sku, s.sold, revenue);
    }
    out + &row("sum", sold, sum)
}

fn row(name: &str, sold: u32, cents: u32) -> String {
    format!("| {name} | {sold:>4} | {:>7.2} |\n", f64::from(cents) / 100.0)
}

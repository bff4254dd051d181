pub trait Source {
    fn now(&self) -> u64;
    fn zone(&self) -> String;
    fn sync(&mut self) -> Result<(), String>;
}

pub fn greeting(src: &dyn Source) -> &'static str {
    match src.now() / 3600 % 24 {
        0..=4 => "night",
        5..=11 => "morning",
        12..=17 => "day",
        _ => "evening",
    }
}

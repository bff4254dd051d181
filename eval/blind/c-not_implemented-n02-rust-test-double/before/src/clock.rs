pub trait Source {
    fn now(&self) -> u64;
    fn zone(&self) -> String;
    fn sync(&mut self) -> Result<(), String>;
}

pub fn greeting(src: &dyn Source) -> &'static str {
    if src.now() / 3600 % 24 < 12 { "morning" } else { "day" }
}

pub trait Store {
    fn load(&self, page: &str) -> u64;
    fn save(&mut self, page: &str, count: u64);
}

pub fn visit(store: &mut dyn Store, page: &str) -> u64 {
    let count = store.load(page) + 1;
    store.save(page, count);
    count
}

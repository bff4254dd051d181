pub trait Store {
    fn load(&self, page: &str) -> u64;
    fn save(&mut self, page: &str, count: u64);
}

pub fn visit(store: &mut dyn Store, page: &str) -> u64 {
    let count = store.load(page) + 1;
    store.save(page, count);
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[derive(Default)]
    struct Memory(HashMap<String, u64>);

    impl Store for Memory {
        fn load(&self, page: &str) -> u64 {
            self.0.get(page).copied().unwrap_or(0)
        }

        fn save(&mut self, page: &str, count: u64) {
            self.0.insert(page.to_owned(), count);
        }
    }

    #[test]
    fn counts_up() {
        let mut store = Memory::default();
        assert_eq!(visit(&mut store, "/"), 1);
        assert_eq!(visit(&mut store, "/"), 2);
        assert_eq!(visit(&mut store, "/about"), 1);
    }
}

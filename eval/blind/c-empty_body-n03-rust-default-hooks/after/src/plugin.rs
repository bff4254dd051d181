use std::collections::BTreeMap;

pub trait Plugin {
    fn name(&self) -> &str;
    fn page(&mut self, path: &str, html: &mut String);

    /// Called once before the first page; most plugins need nothing here.
    fn begin(&mut self) {}

    /// Called once after the last page.
    fn finish(&mut self, _pages: usize) {}
}

#[derive(Default)]
pub struct WordCount {
    words: BTreeMap<String, usize>,
    pub total: usize,
}

impl Plugin for WordCount {
    fn name(&self) -> &str {
        "word-count"
    }
    fn page(&mut self, path: &str, html: &mut String) {
        self.words.insert(path.to_string(), html.split_whitespace().count());
    }
    fn finish(&mut self, _pages: usize) {
        self.total = self.words.values().sum();
    }
}

pub fn run(plugins: &mut [Box<dyn Plugin>], pages: &mut [(String, String)]) {
    plugins.iter_mut().for_each(|p| p.begin());
    for (path, html) in pages.iter_mut() {
        for p in plugins.iter_mut() {
            p.page(path, html);
        }
    }
    for p in plugins.iter_mut() {
        p.finish(pages.len());
    }
}

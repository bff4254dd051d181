use std::collections::BTreeMap;

pub trait Plugin {
    fn name(&self) -> &str;
    fn page(&mut self, path: &str, html: &mut String);
}

pub fn run(plugins: &mut [Box<dyn Plugin>], pages: &mut [(String, String)]) {
    for (path, html) in pages.iter_mut() {
        for p in plugins.iter_mut() {
            p.page(path, html);
        }
    }
}

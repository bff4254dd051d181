use std::collections::{BTreeMap, BTreeSet};

#[derive(Default)]
pub struct Network {
    edges: BTreeMap<String, Vec<(String, u32)>>,
}

impl Network {
    pub fn connect(&mut self, a: &str, b: &str, km: u32) {
        self.edges.entry(a.into()).or_default().push((b.into(), km));
        self.edges.entry(b.into()).or_default().push((a.into(), km));
    }

    /// Length of the shortest route in kilometres.
    pub fn distance(&self, from: &str, to: &str) -> Option<u32> {
        let mut open = BTreeSet::from([(0, from.to_string())]);
        let mut done = BTreeSet::new();
        while let Some((km, at)) = open.pop_first() {
            if at == to {
                return Some(km);
            }
            if !done.insert(at.clone()) {
                continue;
            }
            for (next, step) in self.edges.get(&at).into_iter().flatten() {
                open.insert((km + step, next.clone()));
            }
        }
        None
    }
}

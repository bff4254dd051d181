use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use super::{DocId, Index};

/// Inverted index that is flushed to a file.
pub struct DiskIndex {
    path: PathBuf,
    postings: BTreeMap<String, Vec<DocId>>,
}

impl DiskIndex {
    pub fn open(path: PathBuf) -> io::Result<Self> {
        Ok(Self { path, postings: BTreeMap::new() })
    }
}

impl Index for DiskIndex {
    fn add(&mut self, term: &str, doc: DocId) {
        let list = self.postings.entry(term.to_owned()).or_default();
        if list.last() != Some(&doc) {
            list.push(doc);
        }
    }

    fn lookup(&self, term: &str) -> &[DocId] {
        self.postings.get(term).map_or(&[], Vec::as_slice)
    }

    fn remove(&mut self, doc: DocId) {
        for list in self.postings.values_mut() {
            list.retain(|d| *d != doc);
        }
        self.postings.retain(|_, list| !list.is_empty());
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut w = BufWriter::new(File::create(&self.path)?);
        for (term, list) in &self.postings {
            writeln!(w, "{term} {list:?}")?;
        }
        w.flush()
    }
}

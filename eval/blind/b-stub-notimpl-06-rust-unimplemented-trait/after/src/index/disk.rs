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
        let postings = super::codec::read_or_empty(&path)?;
        Ok(Self { path, postings })
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

    fn remove(&mut self, _doc: DocId) {
        unimplemented!("removal with the new file format")
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut w = BufWriter::new(File::create(&self.path)?);
        super::codec::write(&mut w, &self.postings)?;
        w.flush()
    }
}

//! The journal file of one session.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use headproof_core::digest::Digest;
use headproof_core::session::Event;
use headproof_flow::ports::{Journal, Trouble};
use headproof_formats::journal::v1::{self, Decoded};

use super::lock::Lock;
use super::{Opened, trouble};

pub(super) const JOURNAL: &str = "journal.jsonl";

/// A session that this process works on.
#[derive(Debug)]
pub struct SessionFile {
    id: String,
    path: PathBuf,
    file: File,
    next: u64,
    last: Digest,
    _lock: Lock,
}

impl SessionFile {
    pub(super) fn create(folder: &Path, id: String) -> Result<Self, Trouble> {
        let lock = Lock::take(folder)?;
        let path = folder.join(JOURNAL);
        let open = OpenOptions::new().append(true).create_new(true).open(&path);
        let file = open.map_err(|e| trouble(&path, "made", &e))?;
        Ok(Self { id, path, file, next: 0, last: v1::first_link(), _lock: lock })
    }

    pub(super) fn open(folder: &Path, id: String) -> Result<Opened, Trouble> {
        let lock = Lock::take(folder)?;
        let path = folder.join(JOURNAL);
        let (decoded, bytes) = decode(&path)?;
        let mut notes = Vec::new();
        if let Some(torn) = &decoded.torn {
            let aside = folder.join(format!("journal.torn-at-{}", decoded.valid_len));
            let tail = bytes.get(decoded.valid_len..).unwrap_or_default();
            fs::write(&aside, tail).map_err(|e| trouble(&aside, "written", &e))?;
            notes.push(format!(
                "the last line of the journal was not whole ({torn}); it was moved to {}",
                aside.display()
            ));
        }
        let open = OpenOptions::new().append(true).open(&path);
        let file = open.map_err(|e| trouble(&path, "opened", &e))?;
        file.set_len(decoded.valid_len as u64).map_err(|e| trouble(&path, "cut", &e))?;
        let next = decoded.events.len() as u64;
        let file = Self { id, path, file, next, last: decoded.last_digest, _lock: lock };
        Ok(Opened { file, events: decoded.events, notes })
    }

    /// The session's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }
}

impl Journal<Event> for SessionFile {
    fn append(&mut self, event: &Event) -> Result<(), Trouble> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let millis = u64::try_from(now.as_millis()).unwrap_or(u64::MAX);
        let (line, link) = v1::encode(self.next, millis, self.last, event);
        let write = self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data());
        write.map_err(|e| trouble(&self.path, "written", &e))?;
        self.next += 1;
        self.last = link;
        Ok(())
    }
}

pub(super) fn decode(path: &Path) -> Result<(Decoded, Vec<u8>), Trouble> {
    let bytes = fs::read(path).map_err(|e| trouble(path, "read", &e))?;
    let decoded = v1::decode(&bytes).map_err(|e| {
        Trouble::world(
            format!("{} is damaged: {e}", path.display()),
            "keep the file for a report and start a new review; the session cannot be resumed",
        )
    })?;
    Ok((decoded, bytes))
}

/// Whether the journal ends with the closing event, told from its last line alone.
pub(super) fn ends_closed(path: &Path) -> bool {
    let Ok(bytes) = fs::read(path) else { return false };
    let last = bytes.strip_suffix(b"\n").and_then(|b| b.rsplit(|c| *c == b'\n').next());
    last.is_some_and(|line| v1::word_of(line) == Some("closed"))
}

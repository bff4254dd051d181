//! Another tool's results, handed in as SARIF: a witness, whose word counts where its lines are part of the change.

use std::path::{Path, PathBuf};

use headproof_core::change::Change;
use headproof_core::claim::Claim;
use headproof_core::path::RepoPath;
use headproof_core::reader::{Duty, ReaderId};
use headproof_core::text::visible;
use headproof_flow::ports::{Packet, Pending, RawReading, Reader, ReaderSays, Trouble};
use headproof_formats::sarif::read::{MAX_BYTES, SarifReading, Tree, quote_from_line, read, read_in};

/// Results that could not be placed are named up to this many, then counted.
const NAMED: usize = 5;

/// A file of results.
#[derive(Debug)]
pub struct HandedIn {
    name: String,
    bytes: Vec<u8>,
    root: PathBuf,
}

impl HandedIn {
    /// Reads a file of results. Whether it is one is seen at once, so that a wrong file stops the review before it
    /// begins. `root` is where the reviewed tree lies, which absolute paths in it are measured by.
    ///
    /// # Errors
    /// [`Trouble`] when it cannot be read or is no SARIF file.
    pub fn open(path: &Path, root: &Path) -> Result<Self, Trouble> {
        let shown = visible(&path.display().to_string()).into_owned();
        let refuse = |what: String| Trouble::input(format!("{shown}: {what}"), "hand in a SARIF 2.1.0 file");
        let size = std::fs::metadata(path).map_err(|e| refuse(e.to_string()))?.len();
        if size > MAX_BYTES as u64 {
            return Err(refuse(format!("it has {size} bytes; at most {MAX_BYTES} are read")));
        }
        let bytes = std::fs::read(path).map_err(|e| refuse(e.to_string()))?;
        read(&bytes, &|_| None).map_err(|e| refuse(e.to_string()))?;
        let name = path.file_name().map_or(shown, |n| visible(&n.to_string_lossy()).into_owned());
        Ok(Self { name: format!("sarif:{name}"), bytes, root: root.to_owned() })
    }

    fn reading(&self, packet: &Packet<'_>) -> ReaderSays {
        let known = |path: &str| known_as(path, packet.change);
        let exists = |path: &str| self.root.join(path).symlink_metadata().is_ok();
        let root = self.root.to_string_lossy();
        match read_in(&self.bytes, &Tree { root: &root, known: &known, exists: &exists }) {
            Ok(reading) => ReaderSays::Read(self.raw(reading, packet)),
            Err(error) => ReaderSays::Unreadable { why: error.to_string() },
        }
    }

    fn raw(&self, reading: SarifReading, packet: &Packet<'_>) -> RawReading {
        let SarifReading { claims, rejected, notes, .. } = reading;
        let left_out = |c: &Claim| !packet.excluded.contains(&c.place.path);
        let claims = claims.into_iter().filter(left_out).map(|c| quoted(c, packet.change)).collect();
        let mut degradations: Vec<String> =
            notes.into_iter().map(|n| format!("{}: {n}", self.name)).collect();
        degradations.extend(rejected.iter().take(NAMED).map(|r| format!("{}: not placed: {r}", self.name)));
        if rejected.len() > NAMED {
            let more = rejected.len() - NAMED;
            degradations.push(format!("{}: {more} more results not placed", self.name));
        }
        RawReading { claims, degradations, ..RawReading::default() }
    }
}

impl Reader for HandedIn {
    fn id(&self) -> ReaderId {
        ReaderId::named(&self.name)
    }

    fn duty(&self) -> Duty {
        Duty::Witnesses
    }

    fn read<'a>(&'a self, packet: &'a Packet<'a>) -> Pending<'a, ReaderSays> {
        Box::pin(async move { self.reading(packet) })
    }
}

/// The file of the change that a tool means by a path. A tool that still names the old path of a moved file means the
/// file as it is now.
fn known_as(path: &str, change: &Change) -> Option<RepoPath> {
    let file = change.file(&RepoPath::new(path).ok()?)?;
    file.after.as_ref().map(|side| side.path.clone())
}

fn quoted(mut claim: Claim, change: &Change) -> Claim {
    if let Some(text) = change.file(&claim.place.path).and_then(|f| f.after_text()) {
        quote_from_line(&mut claim, text);
    }
    claim
}

//! Another tool's results, handed in as SARIF: a witness, whose word counts where its lines are part of the change.

use std::path::{Path, PathBuf};

use headproof_core::change::Change;
use headproof_core::claim::{Claim, Concealed};
use headproof_core::location::Columns;
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
        let claims: Vec<Claim> =
            claims.into_iter().filter(left_out).map(|c| quoted(c, packet.change)).collect();
        let concealed = claims.iter().flat_map(|c| secrets_of(c, packet.change)).collect();
        let mut degradations: Vec<String> =
            notes.into_iter().map(|n| format!("{}: {n}", self.name)).collect();
        degradations.extend(rejected.iter().take(NAMED).map(|r| format!("{}: not placed: {r}", self.name)));
        if rejected.len() > NAMED {
            let more = rejected.len() - NAMED;
            degradations.push(format!("{}: {more} more results not placed", self.name));
        }
        RawReading { claims, concealed, degradations, ..RawReading::default() }
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

/// What a claim about a secret points at: law 11 holds for secrets that only another tool knows, too. Tools count columns
/// in different ways, so the word around them is taken whole; without columns it is what the
/// tool quoted, or the whole line.
fn secrets_of(claim: &Claim, change: &Change) -> Vec<Concealed> {
    let place = &claim.place;
    if claim.statement.class.family() != "secret" {
        return Vec::new();
    }
    let text = change.file(&place.path).and_then(|f| f.after_text());
    let (Some(text), Some(first)) = (text, place.line) else { return Vec::new() };
    let numbers = first..first.saturating_add(place.lines.max(1)).min(text.line_count().saturating_add(1));
    let stretch = |line: u32| {
        let characters: Vec<char> = text.line(line)?.chars().collect();
        let columns = place.columns.filter(|_| place.lines <= 1);
        let columns = columns.or_else(|| quoted_in(text.line(line)?, &place.quote));
        let columns = columns.map_or_else(|| unindented(&characters), |c| whole_word(&characters, c));
        let (path, side) = (place.path.clone(), place.side);
        Some(Concealed { path, side, line, columns })
    };
    numbers.filter_map(stretch).collect()
}

/// Where a tool's own quote stands in a line.
fn quoted_in(line: &str, quote: &str) -> Option<Columns> {
    let start = line.find(quote).filter(|_| !quote.is_empty())?;
    let before = line.get(..start)?.chars().count();
    Some(columns(before, before + quote.chars().count()))
}

fn unindented(characters: &[char]) -> Columns {
    let indent = characters.iter().take_while(|c| c.is_whitespace()).count();
    columns(indent, characters.len())
}

fn whole_word(characters: &[char], said: Columns) -> Columns {
    let in_word = |at: usize| {
        characters
            .get(at)
            .is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '/' | '.' | '~'))
    };
    let mut start = (said.start.max(1) as usize - 1).min(characters.len());
    let mut end = (said.end.max(1) as usize - 1).clamp(start, characters.len());
    while start > 0 && in_word(start - 1) {
        start -= 1;
    }
    while in_word(end) {
        end += 1;
    }
    columns(start, end)
}

/// Columns from positions counted from 0.
fn columns(start: usize, end: usize) -> Columns {
    let column = |at: usize| u32::try_from(at).unwrap_or(u32::MAX).saturating_add(1);
    Columns { start: column(start), end: column(end) }
}

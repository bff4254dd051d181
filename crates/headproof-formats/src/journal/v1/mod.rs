//! `journal.jsonl`, version 1: one event a line, each line sealed over its own bytes and the seal of the line
//! before it.
//!
//! A line is `{"v":1,"seq":N,"time_ms":T,"event":{…},"sum":"…"}` and a newline. The seal covers the bytes of the
//! line up to `,"sum"`, so that nothing has to be written again to be checked. A journal that ends in the middle of
//! a line was torn by a crash: the valid lines count, the rest is quarantined. A bad line with lines after it is
//! damage, and nothing is read from such a journal.

mod event;
mod mirror;
mod parts;
mod reading;

use headproof_core::digest::{Digest, Sealer};
use headproof_core::session::Event;
use serde::{Deserialize, Serialize};

use mirror::Mirror as _;

/// The version written here.
pub const VERSION: u32 = 1;
/// What stands between the content of a line and its seal.
const SEAL: &str = ",\"sum\":\"";
/// The bytes after the content: [`SEAL`], 64 digits, `"}`.
const SEAL_LEN: usize = SEAL.len() + 64 + 2;

/// A journal that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The events of the valid lines.
    pub events: Vec<Event>,
    /// When each was written, in milliseconds since the epoch.
    pub times: Vec<u64>,
    /// The seal of the last valid line, to chain the next one to.
    pub last_digest: Digest,
    /// The number of the next line.
    pub next_seq: u64,
    /// How many bytes are valid. Whoever appends cuts the file here first.
    pub valid_len: usize,
    /// The torn end, where there is one.
    pub torn: Option<Torn>,
}

/// The end of a journal that a crash cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    /// Where it begins, in bytes.
    pub offset: usize,
    /// How many bytes it has.
    pub len: usize,
    /// What is wrong with it.
    pub why: String,
}

impl std::fmt::Display for Torn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} bytes from byte {}: {}", self.len, self.offset, self.why)
    }
}

/// Why a journal cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// A line with valid lines after it is not what was written.
    #[error(
        "line {line} of the journal (at byte {offset}) is damaged: {what}; nothing from there on can be trusted"
    )]
    Damaged {
        /// The line, from 1.
        line: u64,
        /// Where it begins, in bytes.
        offset: usize,
        /// What is wrong with it.
        what: String,
    },
    /// Written by a later program.
    #[error(
        "line {line} of the journal has version {version}; this program reads version {VERSION}, so go on with the one \
         that wrote it"
    )]
    NewerVersion {
        /// The line, from 1.
        line: u64,
        /// The version it has.
        version: u64,
    },
}

/// The seal before the first line.
#[must_use]
pub fn first_link() -> Digest {
    Digest::of(b"headproof.journal.v1")
}

/// One event as a line with its newline, and the seal to chain the next line to. The first line has `seq` 0 and
/// follows on [`first_link`].
#[must_use]
pub fn encode(seq: u64, time_ms: u64, previous: Digest, event: &Event) -> (String, Digest) {
    let mut line = crate::wire::compact(&Line { v: VERSION, seq, time_ms, event: event::Event::of(event) });
    line.truncate(line.len().saturating_sub(1));
    let sum = seal(previous, line.as_bytes());
    line.push_str(SEAL);
    line.push_str(&sum.to_string());
    line.push_str("\"}\n");
    (line, sum)
}

/// Reads a journal.
///
/// # Errors
/// [`JournalError`] when a line that has others after it is damaged, or when a later program wrote it.
pub fn decode(bytes: &[u8]) -> Result<Decoded, JournalError> {
    let mut read = Decoded {
        events: Vec::new(),
        times: Vec::new(),
        last_digest: first_link(),
        next_seq: 0,
        valid_len: 0,
        torn: None,
    };
    let mut rest = bytes;
    while !rest.is_empty() {
        let end = rest.iter().position(|b| *b == b'\n');
        let (line, after) = rest.split_at(end.map_or(rest.len(), |n| n + 1));
        let outcome = match end {
            None => Err(Bad::Broken("the line has no end".to_owned())),
            Some(_) => take(line, &read),
        };
        match outcome {
            Ok((event, time_ms, sum)) => {
                read.events.push(event);
                read.times.push(time_ms);
                read.last_digest = sum;
                read.next_seq += 1;
                read.valid_len += line.len();
                rest = after;
            }
            Err(Bad::Newer(version)) => {
                return Err(JournalError::NewerVersion { line: read.next_seq + 1, version });
            }
            // A crash can leave one unfinished line at the end. A line with the right seal was finished.
            Err(Bad::Broken(why)) if after.is_empty() => {
                read.torn = Some(Torn { offset: read.valid_len, len: line.len(), why });
                break;
            }
            Err(Bad::Broken(what) | Bad::Foreign(what)) => {
                return Err(JournalError::Damaged { line: read.next_seq + 1, offset: read.valid_len, what });
            }
        }
    }
    Ok(read)
}

/// The word of the event that one line holds, without checking the line's seal: for telling at a glance what a
/// session came to. `None` when it is not a line of a journal.
#[must_use]
pub fn word_of(line: &[u8]) -> Option<&'static str> {
    let line: Loose = serde_json::from_slice(line).ok()?;
    Some(line.event.back().word())
}

/// A line with its seal.
#[derive(Deserialize)]
struct Loose {
    event: event::Event,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    v: u32,
    seq: u64,
    time_ms: u64,
    event: event::Event,
}

/// The one field that every version keeps.
#[derive(Deserialize)]
struct AnyVersion {
    v: u64,
}

enum Bad {
    /// Not as it was written.
    Broken(String),
    /// As it was written, but not by a program that means what this one means.
    Foreign(String),
    /// Of a later version.
    Newer(u64),
}

fn take(line: &[u8], read: &Decoded) -> Result<(Event, u64, Digest), Bad> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    if let Ok(any) = serde_json::from_slice::<AnyVersion>(line)
        && any.v > u64::from(VERSION)
    {
        return Err(Bad::Newer(any.v));
    }
    let broken = |what: &str| Bad::Broken(what.to_owned());
    let cut = line.len().checked_sub(SEAL_LEN).ok_or_else(|| broken("the line is too short"))?;
    let (content, end) = line.split_at(cut);
    let digits = end.strip_prefix(SEAL.as_bytes()).and_then(|e| e.strip_suffix(b"\"}"));
    let digits = digits.and_then(|d| std::str::from_utf8(d).ok()).and_then(|d| Digest::from_hex(d).ok());
    let stated = digits.ok_or_else(|| broken("the line has no seal"))?;
    let sum = seal(read.last_digest, content);
    if sum != stated {
        return Err(broken("the seal does not fit the line and the one before it"));
    }
    let mut content = content.to_vec();
    content.push(b'}');
    let parsed: Line = serde_json::from_slice(&content)
        .map_err(|e| Bad::Foreign(format!("the line is sealed but cannot be understood: {e}")))?;
    if parsed.seq != read.next_seq {
        return Err(Bad::Foreign(format!(
            "the line has number {} in place of {}",
            parsed.seq, read.next_seq
        )));
    }
    Ok((parsed.event.back(), parsed.time_ms, sum))
}

fn seal(previous: Digest, content: &[u8]) -> Digest {
    let mut sealer = Sealer::new();
    sealer.field(previous.to_string()).field(content);
    sealer.seal()
}

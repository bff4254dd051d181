//! Content of objects, all of it from one git process.

use std::collections::HashMap;
use std::io::{BufRead, Read, Write};

use headproof_core::change::{Content, FileMode, Opaque};
use headproof_core::digest::ObjectId;
use headproof_flow::ports::Trouble;

use super::content::decode;
use super::program::{Git, failed, succeeded};

/// Content larger than the limit but smaller than this is read past; for anything larger it is quicker to
/// start a new git behind it.
const READ_PAST: u64 = 64 << 20;

/// An object and how its bytes are to be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Wanted {
    /// The object.
    pub(super) id: ObjectId,
    /// The kind of entry it stands in.
    pub(super) mode: FileMode,
}

/// The contents of some blobs. Each object is read and decoded once, whoever asks for it how often.
pub(super) fn read(
    git: &Git,
    wanted: impl IntoIterator<Item = Wanted>,
) -> Result<HashMap<Wanted, Content>, Trouble> {
    let mut contents = HashMap::new();
    let mut order = Vec::new();
    for want in wanted {
        if let std::collections::hash_map::Entry::Vacant(slot) = contents.entry(want) {
            order.push(slot.key().clone());
            slot.insert(Content::Opaque(Opaque::Unavailable { why: "not asked for".to_owned() }));
        }
    }
    let mut rest = order.as_slice();
    while !rest.is_empty() {
        let done = read_some(git, rest, &mut contents)?;
        rest = rest.get(done..).unwrap_or_default();
    }
    Ok(contents)
}

/// Reads from the front of `wanted` until the end or past something very large; says how many it took.
fn read_some(
    git: &Git,
    wanted: &[Wanted],
    contents: &mut HashMap<Wanted, Content>,
) -> Result<usize, Trouble> {
    let limit = git.limits().file_bytes;
    let args = ["cat-file", "--batch", "--buffer"];
    let mut taken = 0;
    let finished = git.stream(
        &args,
        |to| {
            let mut to = std::io::BufWriter::new(to);
            wanted.iter().try_for_each(|w| writeln!(to, "{}", w.id))?;
            to.flush()
        },
        |from| {
            for want in wanted {
                let header = Header::read(from)?;
                taken += 1;
                let content = match header {
                    Header::Missing => Content::Opaque(Opaque::Unavailable {
                        why: "the object is not in this repository (a partial clone?)".to_owned(),
                    }),
                    Header::Other => Content::Opaque(Opaque::Unavailable {
                        why: "the object is not the content of a file".to_owned(),
                    }),
                    Header::Blob { size } if size > limit => {
                        contents.insert(want.clone(), Content::Opaque(Opaque::TooLarge { size, limit }));
                        if size > READ_PAST {
                            return Ok(true);
                        }
                        skip(from, size + 1)?;
                        continue;
                    }
                    Header::Blob { size } => decode(body(from, size)?, want.mode),
                };
                contents.insert(want.clone(), content);
            }
            Ok(false)
        },
    )?;
    // Stopped early on purpose: git then dies of a closed pipe, which is no failure.
    if finished.code != Some(0) && !finished.output {
        return Err(failed(&args, finished.code, &finished.complaint));
    }
    Ok(taken)
}

/// The sizes of some objects; `None` for one that is not there.
pub(super) fn sizes(git: &Git, ids: &[&ObjectId]) -> Result<Vec<Option<u64>>, Trouble> {
    let input: String = ids.iter().map(|id| format!("{id}\n")).collect();
    let answer = git.ask(&["cat-file", "--batch-check", "--buffer"], input.as_bytes())?;
    let answer = String::from_utf8_lossy(&answer);
    Ok(answer.lines().map(|l| l.rsplit(' ').next().and_then(|size| size.parse().ok())).collect())
}

/// The bytes of the blobs with these names (`HEAD:path`, the beginning of an object name); `None` where a name is
/// none, is not that of a blob, or the blob is too large.
pub(super) fn named(git: &Git, names: &[String]) -> Result<Vec<Option<Vec<u8>>>, Trouble> {
    let limit = git.limits().file_bytes;
    let args = ["cat-file", "--batch", "--buffer"];
    let finished = git.stream(
        &args,
        |to| {
            let mut to = std::io::BufWriter::new(to);
            names.iter().try_for_each(|name| writeln!(to, "{name}"))?;
            to.flush()
        },
        |from| {
            let mut all = Vec::with_capacity(names.len());
            for _ in names {
                all.push(match Header::read(from)? {
                    Header::Blob { size } if size > limit => {
                        skip(from, size + 1)?;
                        None
                    }
                    Header::Blob { size } => Some(body(from, size)?),
                    Header::Missing | Header::Other => None,
                });
            }
            Ok(all)
        },
    )?;
    succeeded(&args, finished)
}

/// The first line of an answer of `cat-file --batch`.
pub(super) enum Header {
    Blob { size: u64 },
    Missing,
    Other,
}

impl Header {
    fn read(from: &mut dyn BufRead) -> std::io::Result<Self> {
        let line = header_line(from)?;
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            [_, "blob", size] => Ok(Header::Blob { size: size.parse().map_err(|_| not_understood(&line))? }),
            [_, "commit" | "tree" | "tag", size] => {
                skip(from, size.parse::<u64>().map_err(|_| not_understood(&line))? + 1)?;
                Ok(Header::Other)
            }
            [.., "missing"] => Ok(Header::Missing),
            [.., "ambiguous"] => Ok(Header::Other),
            _ => Err(not_understood(&line)),
        }
    }
}

/// A line of an answer without its end; an end of everything is an error, because an answer was due.
pub(super) fn header_line(from: &mut dyn BufRead) -> std::io::Result<String> {
    let mut line = Vec::new();
    from.take(16 * 1024).read_until(b'\n', &mut line)?;
    if line.pop() != Some(b'\n') {
        return Err(std::io::Error::new(std::io::ErrorKind::UnexpectedEof, "git stopped answering"));
    }
    Ok(String::from_utf8_lossy(&line).into_owned())
}

/// The bytes of an answer, without the line end that follows them.
pub(super) fn body(from: &mut dyn BufRead, size: u64) -> std::io::Result<Vec<u8>> {
    let mut bytes = vec![0; usize::try_from(size).map_err(std::io::Error::other)?];
    from.read_exact(&mut bytes)?;
    skip(from, 1)?;
    Ok(bytes)
}

fn skip(from: &mut dyn BufRead, bytes: u64) -> std::io::Result<()> {
    let skipped = std::io::copy(&mut from.take(bytes), &mut std::io::sink())?;
    if skipped == bytes { Ok(()) } else { Err(std::io::ErrorKind::UnexpectedEof.into()) }
}

fn not_understood(line: &str) -> std::io::Error {
    std::io::Error::other(format!("git answered `{}`", headproof_core::text::visible(line)))
}

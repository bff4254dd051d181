//! The changed places between pairs of blobs, by git's own comparison.
//!
//! The pairs are laid out as two flat trees with numbers for names, so that neither a path nor an attribute nor
//! a driver of the repository has a say in how they are compared.

use std::fmt::Write as _;
use std::io::BufRead;

use headproof_core::change::{Hunk, LineSpan};
use headproof_core::digest::ObjectId;
use headproof_flow::ports::Trouble;

use super::program::{Git, succeeded};

/// Below this many pairs a second process costs more than it brings.
const WORTH_SPLITTING: usize = 64;

/// Two blobs to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// The text before.
    pub(super) before: ObjectId,
    /// The text after.
    pub(super) after: ObjectId,
}

/// What is compared line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compare {
    /// What looks like text to git.
    Text,
    /// Everything: it is known to be text.
    Everything,
}

/// The hunks of each pair, in the order of the pairs; `None` for a pair that was not compared because it does not
/// look like text. `git` must be able to write objects somewhere harmless.
pub(super) fn between(git: &Git, pairs: &[Pair], what: Compare) -> Result<Vec<Option<Vec<Hunk>>>, Trouble> {
    if pairs.is_empty() {
        return Ok(Vec::new());
    }
    let parts = match std::thread::available_parallelism() {
        Ok(n) if pairs.len() >= WORTH_SPLITTING => n.get().min(8),
        _ => 1,
    };
    let chunks: Vec<_> = pairs.chunks(pairs.len().div_ceil(parts)).collect();
    let results: Vec<_> = std::thread::scope(|scope| {
        let running: Vec<_> =
            chunks.iter().map(|c| scope.spawn(move || between_some(git, c, what))).collect();
        running.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    let mut all = Vec::with_capacity(pairs.len());
    for result in results {
        all.extend(result.map_err(|_| Trouble::world("a thread that compared files broke", ""))??);
    }
    Ok(all)
}

fn between_some(git: &Git, pairs: &[Pair], what: Compare) -> Result<Vec<Option<Vec<Hunk>>>, Trouble> {
    let (before, after) = two_trees(git, pairs)?;
    // Larger files are not read by anybody.
    let limit = git.limits().file_bytes.to_string();
    let git = &git.with_settings([("core.bigFileThreshold".into(), limit.into())]);
    let mut args = vec![
        "diff-tree",
        "--patch",
        "--unified=0",
        "--inter-hunk-context=0",
        "--diff-algorithm=histogram",
        "--indent-heuristic",
        "--no-renames",
        "--no-ext-diff",
        "--no-textconv",
        "--no-color",
        "--no-relative",
        "--src-prefix=a/",
        "--dst-prefix=b/",
    ];
    if what == Compare::Everything {
        args.push("--text");
    }
    args.extend([before.as_str(), after.as_str()]);
    let finished = git.stream(&args, |_| Ok(()), |from| parse(from, pairs.len()))?;
    succeeded(&args, finished)
}

fn two_trees(git: &Git, pairs: &[Pair]) -> Result<(ObjectId, ObjectId), Trouble> {
    let mut listing = String::with_capacity(pairs.len() * 140);
    for (i, pair) in pairs.iter().enumerate() {
        let _ = writeln!(listing, "100644 blob {}\t{i:08}", pair.before);
    }
    listing.push('\n');
    for (i, pair) in pairs.iter().enumerate() {
        let _ = writeln!(listing, "100644 blob {}\t{i:08}", pair.after);
    }
    let trees = git.ask(&["mktree", "--missing", "--batch"], listing.as_bytes())?;
    let trees = String::from_utf8_lossy(&trees);
    let mut trees = trees.lines().map(ObjectId::new);
    match (trees.next(), trees.next()) {
        (Some(Ok(before)), Some(Ok(after))) => Ok((before, after)),
        _ => Err(Trouble::world("git did not name the trees it was asked to make", "")),
    }
}

/// Reads a patch without context. Lines of hunks are counted, never looked at: whatever stands in them, a header
/// is only where a header can be.
fn parse(from: &mut dyn BufRead, pairs: usize) -> std::io::Result<Vec<Option<Vec<Hunk>>>> {
    let mut all = vec![Some(Vec::new()); pairs];
    let mut current: Option<&mut Option<Vec<Hunk>>> = None;
    let mut line = Vec::new();
    loop {
        line.clear();
        if from.read_until(b'\n', &mut line)? == 0 {
            return Ok(all);
        }
        if let Some(rest) = line.strip_prefix(b"@@ -") {
            let hunk = header(rest).ok_or_else(|| not_understood(&line))?;
            pass(from, b'-', hunk.before.len)?;
            pass(from, b'+', hunk.after.len)?;
            let hunks = current.as_mut().and_then(|c| c.as_mut()).ok_or_else(|| not_understood(&line))?;
            hunks.push(hunk);
        } else if let Some(names) = line.strip_prefix(b"diff --git a/") {
            let number =
                names.get(..8).and_then(|n| std::str::from_utf8(n).ok()).and_then(|n| n.parse().ok());
            current = number.and_then(|n: usize| all.get_mut(n));
            if current.is_none() {
                return Err(not_understood(&line));
            }
        } else if line.starts_with(b"Binary files ") {
            **current.as_mut().ok_or_else(|| not_understood(&line))? = None;
        } else if ![&b"index "[..], b"--- ", b"+++ "].iter().any(|h| line.starts_with(h)) {
            return Err(not_understood(&line));
        }
    }
}

/// Reads past the lines of one side of a hunk, and past the mark of a missing final line end.
fn pass(from: &mut dyn BufRead, mark: u8, lines: u32) -> std::io::Result<()> {
    for _ in 0..lines {
        if from.fill_buf()?.first() != Some(&mark) {
            return Err(std::io::Error::other("git broke off inside a hunk"));
        }
        from.skip_until(b'\n')?;
    }
    if lines > 0 && from.fill_buf()?.first() == Some(&b'\\') {
        from.skip_until(b'\n')?;
    }
    Ok(())
}

/// `12,3 +14 @@ …`
fn header(rest: &[u8]) -> Option<Hunk> {
    let end = rest.windows(3).position(|w| w == b" @@")?;
    let text = std::str::from_utf8(rest.get(..end)?).ok()?;
    let (before, after) = text.split_once(" +")?;
    Some(Hunk { before: span(before)?, after: span(after)? })
}

fn span(text: &str) -> Option<LineSpan> {
    let (start, len) = text.split_once(',').unwrap_or((text, "1"));
    Some(LineSpan::new(start.parse().ok()?, len.parse().ok()?))
}

fn not_understood(line: &[u8]) -> std::io::Error {
    let shown = String::from_utf8_lossy(line.get(..line.len().min(120)).unwrap_or_default()).into_owned();
    std::io::Error::other(format!("git printed `{}` in a patch", headproof_core::text::visible(&shown)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_hunk_are_counted_whatever_they_look_like() {
        let patch = b"diff --git a/00000001 b/00000001\nindex 1..2 100644\n--- a/00000001\n+++ b/00000001\n\
            @@ -3,2 +3 @@ context\n--- a/x\n-@@ -1 +1 @@\n\\ No newline at end of file\n+++ b/diff --git\n\
            \\ No newline at end of file\n";
        let hunks = parse(&mut patch.as_slice(), 2).unwrap();
        let expected = Hunk { before: LineSpan::new(3, 2), after: LineSpan::new(3, 1) };
        assert_eq!(hunks, [Some(vec![]), Some(vec![expected])]);
    }

    #[test]
    fn what_is_not_text_is_not_compared() {
        let patch = b"diff --git a/00000000 b/00000000\nindex 1..2 100644\nBinary files a/00000000 and b/00000000 differ\n";
        assert_eq!(parse(&mut patch.as_slice(), 2).unwrap(), [None, Some(vec![])]);
    }

    #[test]
    fn a_broken_off_hunk_is_an_error() {
        let head = "diff --git a/00000000 b/00000000\n";
        for bad in ["@@ -1,3 +1 @@\n-a\n", "@@ -1 +x @@\n-a\n+b\n", "@@ -1 +1 @@\n+a\n", "junk\n"] {
            assert!(parse(&mut format!("{head}{bad}").as_bytes(), 1).is_err(), "{bad:?}");
        }
        assert!(parse(&mut b"@@ -1 +1 @@\n-a\n+b\n".as_slice(), 1).is_err(), "no file");
    }
}

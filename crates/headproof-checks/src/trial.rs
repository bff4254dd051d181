//! Small changes for tests: files before and after as text, with hunks from a plain line diff.

use headproof_core::change::{Change, Content, FileChange, FileMode, FileSide, FileStatus, Hunk, LineSpan};
use headproof_core::claim::Claim;
use headproof_core::digest::Digest;
use headproof_core::path::RepoPath;
use headproof_core::revision::Revision;
use headproof_core::target::Target;
use headproof_core::text::SourceText;

use crate::{Options, review};

/// A file as (path, before, after); an empty text stands for a file that is not there.
pub(crate) type File<'a> = (&'a str, &'a str, &'a str);

/// A change of these files.
pub(crate) fn change(files: &[File<'_>]) -> Change {
    let mut files: Vec<FileChange> = files.iter().map(|(p, b, a)| file(p, b, a)).collect();
    files.sort_by(|a, b| a.path().cmp(b.path()));
    let revision = Revision::Content { on: None, digest: Digest::of(b"trial") };
    Change { target: Target::Uncommitted, revision, files, degradations: Vec::new() }
}

/// One changed file.
pub(crate) fn file(path: &str, before: &str, after: &str) -> FileChange {
    let side = |text: &str| {
        (!text.is_empty()).then(|| FileSide {
            path: RepoPath::new(path).unwrap(),
            mode: FileMode::Regular,
            content: Content::Text(SourceText::new(text)),
        })
    };
    let status = match (before.is_empty(), after.is_empty()) {
        (true, _) => FileStatus::Added,
        (_, true) => FileStatus::Deleted,
        _ => FileStatus::Modified,
    };
    let lines = |t: &str| t.lines().map(str::to_owned).collect::<Vec<_>>();
    FileChange::new(status, side(before), side(after), hunks(&lines(before), &lines(after))).unwrap()
}

/// What the built-in reviewer says about a change of these files.
pub(crate) fn claims(files: &[File<'_>]) -> Vec<Claim> {
    review(&change(files), &Options::default()).claims
}

/// The rules that report something new about a change of these files.
pub(crate) fn rules_met(files: &[File<'_>]) -> Vec<String> {
    claims(files).iter().map(|c| c.statement.rule.as_str().to_owned()).collect()
}

/// Hunks between two texts, by the longest common subsequence of lines.
fn hunks(a: &[String], b: &[String]) -> Vec<Hunk> {
    let (n, m) = (a.len(), b.len());
    let mut best = vec![vec![0usize; m + 1]; n + 1];
    for i in (0..n).rev() {
        for j in (0..m).rev() {
            best[i][j] =
                if a[i] == b[j] { best[i + 1][j + 1] + 1 } else { best[i + 1][j].max(best[i][j + 1]) };
        }
    }
    let (mut i, mut j, mut out) = (0, 0, Vec::new());
    while i < n || j < m {
        let (si, sj) = (i, j);
        while (i < n || j < m) && !(i < n && j < m && a[i] == b[j]) {
            if j == m || (i < n && best[i + 1][j] >= best[i][j + 1]) {
                i += 1;
            } else {
                j += 1;
            }
        }
        if (i, j) != (si, sj) {
            out.push(Hunk { before: span(si, i), after: span(sj, j) });
        }
        while i < n && j < m && a[i] == b[j] {
            i += 1;
            j += 1;
        }
    }
    out
}

/// Git's rule: an empty run names the line it stands behind.
fn span(from: usize, to: usize) -> LineSpan {
    let start = if from == to { from } else { from + 1 };
    LineSpan::new(u32::try_from(start).unwrap(), u32::try_from(to - from).unwrap())
}

#[test]
fn hunks_follow_gits_numbering() {
    let change = change(&[("a.txt", "1\n2\n3\n", "1\nX\n3\n4\n")]);
    let spans: Vec<_> = change.files[0].hunks.iter().map(|h| (h.before, h.after)).collect();
    assert_eq!(
        spans,
        [(LineSpan::new(2, 1), LineSpan::new(2, 1)), (LineSpan::new(3, 0), LineSpan::new(4, 1))]
    );
}

/// What would block in a change of these files: rule, side-less line, title.
pub(crate) fn blocking(files: &[File<'_>]) -> Vec<(String, u32, String)> {
    let found = claims(files).into_iter().filter(|c| c.statement.severity.blocks());
    let new = found.filter(|c| c.statement.novelty != headproof_core::claim::Novelty::PreExisting);
    let row = |c: Claim| (c.statement.rule.as_str().to_owned(), c.place.line.unwrap_or(0), c.statement.title);
    new.map(row).collect()
}

/// A case of a table: its name, its files, and the rule and line of what must block; an empty rule for nothing.
pub(crate) type Case<'a> = (&'a str, Vec<File<'a>>, &'a str, u32);

/// Runs a table and names every case that came out otherwise.
pub(crate) fn table(cases: Vec<Case<'_>>) {
    let mut failures = Vec::new();
    for (name, files, rule, line) in cases {
        let found = blocking(&files);
        let ok = if rule.is_empty() {
            found.is_empty()
        } else {
            let there = found.iter().any(|(r, l, _)| r == rule && l.abs_diff(line) <= 1);
            there && found.iter().all(|(r, ..)| r == rule)
        };
        if !ok {
            failures.push(format!("{name}: wanted {rule}:{line}, got {found:?}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

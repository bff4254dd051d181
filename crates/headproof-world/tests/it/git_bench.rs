//! What the tests of the change source share: opening it on a bench repository, and comparing what it says.

use headproof_core::change::{Change, Content, FileChange, FileStatus, Hunk, LineSpan, Opaque};
use headproof_core::coverage::Ledger;
use headproof_core::path::RepoPath;
use headproof_core::target::Target;
use headproof_flow::ports::{ChangeSource, Trouble};
use headproof_testkit::repo::Repo;
use headproof_world::git::{Environment, Limits, Source};

pub(crate) fn open(repo: &Repo) -> Source {
    Source::open_with(repo.root(), Limits::default(), &Environment::from_pairs(repo.env())).expect("a source")
}

/// Gathers a change and checks what holds of every change.
pub(crate) fn gather(repo: &Repo, target: &Target) -> Change {
    let source = open(repo);
    let change = source.gather(target).unwrap_or_else(|t| panic!("{t} ({})", t.next));
    assert_sound(&change);
    assert_eq!(source.revision_now(&change).expect("a revision"), change.revision, "nothing moved");
    change
}

pub(crate) fn refused(repo: &Repo, target: &Target) -> Trouble {
    let trouble = open(repo).gather(target).expect_err("a refusal");
    assert_eq!(trouble.cause.exit_code(), 2, "{trouble}");
    trouble
}

/// Files are ordered, hunks lead from before to after, and the ledger holds each of them.
pub(crate) fn assert_sound(change: &Change) {
    assert!(!change.files.is_empty());
    assert!(change.files.windows(2).all(|w| w[0].path() <= w[1].path()), "files are ordered by path");
    let ledger = Ledger::open(change);
    let hunks: usize = change.files.iter().map(|f| f.hunks.len().max(1)).sum();
    assert_eq!(ledger.entries().len(), hunks, "every hunk is in the ledger");
    for file in &change.files {
        assert_applies(file);
    }
}

/// The lines before, with the hunks applied, are the lines after.
pub(crate) fn assert_applies(file: &FileChange) {
    if file.status == FileStatus::Whole {
        return;
    }
    let lines = |text: Option<&headproof_core::text::SourceText>| -> Vec<String> {
        let text = text.map(|t| (t.as_str().to_owned(), t.line_count(), t.clone()));
        text.map_or_else(Vec::new, |(all, count, text)| {
            (1..=count).map(|n| all[text.line_range(n).expect("a line")].to_owned()).collect()
        })
    };
    let (before, after) = (lines(file.before_text()), lines(file.after_text()));
    let from = |span: LineSpan| (if span.len == 0 { span.start } else { span.start - 1 }) as usize;
    let (mut built, mut at) = (Vec::new(), 0);
    for Hunk { before: gone, after: come } in &file.hunks {
        built.extend_from_slice(&before[at..from(*gone)]);
        assert_eq!(built.len(), from(*come), "{}: {:?}", file.path(), file.hunks);
        built.extend_from_slice(&after[from(*come)..from(*come) + come.len as usize]);
        at = from(*gone) + gone.len as usize;
    }
    built.extend_from_slice(&before[at..]);
    assert_eq!(built, after, "{}: {:?}", file.path(), file.hunks);
}

/// Each file on one line: what happened, where, and which lines.
pub(crate) fn summary(change: &Change) -> Vec<String> {
    change.files.iter().map(line).collect()
}

fn line(file: &FileChange) -> String {
    let mut line = format!("{} {}", file.status.word(), file.path());
    if let (Some(before), Some(after)) = (&file.before, &file.after)
        && before.path != after.path
    {
        line = format!("{} {} -> {}", file.status.word(), before.path, after.path);
    }
    for hunk in &file.hunks {
        let (b, a) = (hunk.before, hunk.after);
        line.push_str(&format!(" -{},{} +{},{}", b.start, b.len, a.start, a.len));
    }
    line
}

pub(crate) fn path(path: &str) -> RepoPath {
    RepoPath::new(path).expect("a path")
}

pub(crate) fn file<'c>(change: &'c Change, name: &str) -> &'c FileChange {
    change.file(&path(name)).unwrap_or_else(|| panic!("{name} is not among {:?}", summary(change)))
}

pub(crate) fn after(change: &Change, name: &str) -> String {
    file(change, name).after_text().expect("text").as_str().to_owned()
}

pub(crate) fn range(from: &str, to: &str) -> Target {
    Target::Range { from: from.to_owned(), to: to.to_owned() }
}

pub(crate) fn opaque_after(change: &Change, name: &str) -> Opaque {
    match &file(change, name).after.as_ref().expect("a side").content {
        Content::Opaque(why) => why.clone(),
        Content::Text(text) => panic!("{name} is text: {text:?}"),
    }
}

//! Words for values that several formats show: outcomes, reasons, sizes, times, the command that repeats a
//! review. What comes from strangers is made visible here, so that no format can forget it.

use headproof_core::change::Opaque;
use headproof_core::coverage::{NotRead, Reading, TextOnly};
use headproof_core::kind_of_file::NotAuthored;
use headproof_core::suppression::Suppression;
use headproof_core::target::Target;
use headproof_core::text::visible;
use headproof_core::verdict::{Outcome, Reason};

/// The word people see for an outcome.
#[must_use]
pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Clean => "clean",
        Outcome::ChangesRequested => "blocked",
        Outcome::Incomplete => "incomplete",
        Outcome::NeedsHuman => "needs a person",
        Outcome::SpecProblem => "specification problem",
        Outcome::Stale => "stale",
    }
}

/// Why an outcome is not clean, as a sentence without a full stop.
#[must_use]
pub fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Moved { now } => format!("the reviewed state moved; it is now {now}"),
        Reason::BlockingFindings(n) => count(*n, "finding blocks", "findings block"),
        Reason::Unread(n) => {
            let were = if *n == 1 { "was" } else { "were" };
            format!("{} should have been read and {were} not", count(*n, "changed place", "changed places"))
        }
        Reason::ReaderDidNotRead { reader, end } => {
            format!("the reader {} did not read: {}", visible(reader), visible(&end.replace('_', " ")))
        }
        Reason::WaitingForPerson(n) => {
            format!("{} for a person", count(*n, "finding waits", "findings wait"))
        }
        Reason::NothingReviewed => "there was nothing to review".to_owned(),
    }
}

/// The stable word of a reason, for programs.
#[must_use]
pub fn reason_code(reason: &Reason) -> &'static str {
    match reason {
        Reason::Moved { .. } => "moved",
        Reason::BlockingFindings(_) => "blocking_findings",
        Reason::Unread(_) => "unread",
        Reason::ReaderDidNotRead { .. } => "reader_did_not_read",
        Reason::WaitingForPerson(_) => "waiting_for_person",
        Reason::NothingReviewed => "nothing_reviewed",
    }
}

/// A number with its noun.
#[must_use]
pub fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// The stable word of why something was not read, for programs.
#[must_use]
pub fn not_read_code(why: &NotRead) -> &'static str {
    match why {
        NotRead::NotReached => "not_reached",
        NotRead::Opaque(Opaque::Binary { .. }) => "binary",
        NotRead::Opaque(Opaque::TooLarge { .. }) => "too_large",
        NotRead::Opaque(Opaque::LfsPointer { .. }) => "lfs_pointer",
        NotRead::Opaque(Opaque::Symlink { .. }) => "symlink",
        NotRead::Opaque(Opaque::Submodule { .. }) => "submodule",
        NotRead::Opaque(Opaque::Unavailable { .. }) => "unavailable",
        NotRead::NotAuthored(NotAuthored::Generated) => "generated",
        NotRead::NotAuthored(NotAuthored::Vendored) => "vendored",
        NotRead::NotAuthored(NotAuthored::Minified) => "minified",
        NotRead::Excluded { .. } => "excluded",
        NotRead::ReaderFailed { .. } => "reader_failed",
        NotRead::LimitReached { .. } => "limit_reached",
    }
}

/// Why something was not read, in one or two words: the name of a group of files.
#[must_use]
pub fn not_read_kind(why: &NotRead) -> &'static str {
    match not_read_code(why) {
        "not_reached" => "not reached",
        "too_large" => "too large",
        "lfs_pointer" => "LFS pointer",
        "symlink" => "link",
        "reader_failed" => "reader failed",
        "limit_reached" => "limit reached",
        code => code,
    }
}

/// What is particular about a file that was not read, beyond its kind.
#[must_use]
pub fn not_read_detail(why: &NotRead) -> Option<String> {
    match why {
        NotRead::Opaque(Opaque::TooLarge { size, limit: most }) => {
            Some(format!("{}, limit {}", bytes(*size), bytes(*most)))
        }
        NotRead::Opaque(Opaque::Binary { size } | Opaque::LfsPointer { size }) => Some(bytes(*size)),
        NotRead::Opaque(Opaque::Symlink { points_to }) => Some(format!("to {}", visible(points_to))),
        NotRead::Opaque(Opaque::Submodule { commit }) => Some(format!("at {}", commit.short())),
        NotRead::Opaque(Opaque::Unavailable { why })
        | NotRead::ReaderFailed { why }
        | NotRead::LimitReached { why } => Some(visible(why).into_owned()),
        NotRead::Excluded { pattern } => Some(format!("by {}", visible(pattern))),
        NotRead::NotReached | NotRead::NotAuthored(_) => None,
    }
}

/// The stable word of why something was read line by line only, for programs.
#[must_use]
pub fn text_only_code(why: TextOnly) -> &'static str {
    match why {
        TextOnly::NoGrammar => "no_grammar",
        TextOnly::SyntaxErrors => "syntax_errors",
        TextOnly::PatchFragment => "patch_fragment",
        TextOnly::TooLongToParse => "too_long_to_parse",
    }
}

/// Why something was read line by line only.
#[must_use]
pub fn text_only(why: TextOnly) -> &'static str {
    match why {
        TextOnly::NoGrammar => "no grammar for it",
        TextOnly::SyntaxErrors => "syntax errors",
        TextOnly::PatchFragment => "only a patch is known",
        TextOnly::TooLongToParse => "too long to parse",
    }
}

/// The stable word of how far a unit was read, for programs.
#[must_use]
pub fn reading_code(reading: &Reading) -> &'static str {
    match reading {
        Reading::Read => "read",
        Reading::ReadAsText { .. } => "read_as_text",
        Reading::Partly { .. } => "partly",
        Reading::NotRead { .. } => "not_read",
    }
}

/// What let a finding pass.
#[must_use]
pub fn suppression(by: &Suppression) -> String {
    match by {
        Suppression::Inline { line, reason, added } => {
            let whose = if *added { "a comment that this change brings" } else { "a comment" };
            format!("{whose} (line {line}): {}", visible(reason))
        }
        Suppression::Waiver { owner, reason, expires } => {
            format!("a waiver of {} until {expires}: {}", visible(owner), visible(reason))
        }
        Suppression::Baseline => "the baseline".to_owned(),
    }
}

/// The stable word of what let a finding pass, for programs.
#[must_use]
pub fn suppression_code(by: &Suppression) -> &'static str {
    match by {
        Suppression::Inline { .. } => "inline",
        Suppression::Waiver { .. } => "waiver",
        Suppression::Baseline => "baseline",
    }
}

/// A size for people.
#[must_use]
pub fn bytes(n: u64) -> String {
    const UNITS: [(u64, &str); 3] = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
    match UNITS.into_iter().find(|(size, _)| n >= *size) {
        Some((size, unit)) => format!("{}.{} {unit}", n / size, n % size * 10 / size),
        None => format!("{n} B"),
    }
}

/// A duration for people.
#[must_use]
pub fn duration(millis: u64) -> String {
    match millis {
        0..1_000 => format!("{millis} ms"),
        1_000..60_000 => format!("{}.{} s", millis / 1_000, millis % 1_000 / 100),
        _ => format!("{} min {} s", millis / 60_000, millis % 60_000 / 1_000),
    }
}

/// What is reviewed, in words.
#[must_use]
pub fn target(target: &Target) -> String {
    match target {
        Target::Uncommitted => "uncommitted changes".to_owned(),
        Target::Staged => "staged changes".to_owned(),
        Target::Base(name) => format!("changes since {}", visible(name)),
        Target::Commit(name) => format!("commit {}", visible(name)),
        Target::Range { from, to } => format!("{}..{}", visible(from), visible(to)),
        Target::Files(files) => count(files.len(), "whole file", "whole files"),
        Target::Patch { name } if name == "-" => "a patch from standard input".to_owned(),
        Target::Patch { name } => format!("the patch {}", visible(name)),
    }
}

/// Files named in a command.
const MAX_NAMED: usize = 8;

/// The command that reviews this target (again).
#[must_use]
pub fn command(target: &Target) -> String {
    let with = |option: &str, value: &str| format!("headproof review {option} {}", shell_word(value));
    match target {
        Target::Uncommitted => "headproof review".to_owned(),
        Target::Staged => "headproof review --staged".to_owned(),
        Target::Base(name) => with("--base", name),
        Target::Commit(name) => with("--commit", name),
        Target::Range { from, to } => with("--range", &format!("{from}..{to}")),
        Target::Files(files) => {
            let mut names: Vec<String> =
                files.iter().take(MAX_NAMED).map(|f| f.lossy().into_owned()).collect();
            names.extend((files.len() > MAX_NAMED).then(|| "...".to_owned()));
            with("--files", &names.join(","))
        }
        Target::Patch { name } => with("--patch", name),
    }
}

/// A word that a POSIX shell takes literally, for showing.
fn shell_word(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/@:=+,~^".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        return text.to_owned();
    }
    format!("'{}'", visible(text).replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_read_well() {
        assert_eq!(
            (bytes(999), bytes(1536), bytes(5 << 20)),
            ("999 B".into(), "1.5 KiB".into(), "5.0 MiB".into())
        );
        assert_eq!(duration(40), "40 ms");
        assert_eq!(duration(4_199), "4.1 s");
        assert_eq!(duration(125_000), "2 min 5 s");
    }

    #[test]
    fn the_command_repeats_the_target() {
        assert_eq!(command(&Target::Base("origin/main".into())), "headproof review --base origin/main");
        assert_eq!(command(&Target::Commit("HEAD~2".into())), "headproof review --commit HEAD~2");
        let files = |n: usize| {
            Target::Files(
                (0..n).filter_map(|i| headproof_core::path::RepoPath::new(format!("{i}.py")).ok()).collect(),
            )
        };
        assert_eq!(command(&files(2)), "headproof review --files 0.py,1.py");
        assert!(command(&files(99)).ends_with(",7.py,..."), "{}", command(&files(99)));
        assert_eq!(
            command(&Target::Patch { name: "a b'c;rm\u{1b}".into() }),
            "headproof review --patch 'a b'\\''c;rm\\u{1b}'"
        );
    }
}

//! Shell scripts that still announce a step whose commands are gone.

use headproof_core::severity::Severity;

use super::pretence::says_done;
use super::{Stub, What};
use crate::bodies::words;
use crate::view::{FileView, SideView};

/// Programs and functions that only talk.
const TALKERS: [&str; 16] = [
    "echo",
    "printf",
    "log",
    "info",
    "say",
    "msg",
    "note",
    "success",
    "ok",
    "print",
    "log_info",
    "log_success",
    "green",
    "notice",
    "status",
    "debug",
];

/// Words of an announcement that say nothing of what was done.
const EMPTY_WORDS: [&str; 16] = [
    "all",
    "the",
    "is",
    "was",
    "were",
    "has",
    "have",
    "been",
    "and",
    "script",
    "everything",
    "step",
    "steps",
    "now",
    "with",
    "e",
];

/// An announcement and the commands since the one before it.
struct Step<'t> {
    line: u32,
    text: &'t str,
    commands: Vec<(u32, &'t str)>,
}

/// Announcements that something is done, after its commands went.
pub(super) fn unearned(view: &FileView<'_>, after: &SideView<'_>) -> Vec<Stub> {
    let Some(before) = view.before.as_ref().filter(|_| view.removed_lines().next().is_some()) else {
        return Vec::new();
    };
    let went = |n: u32| view.file.hunks.iter().any(|h| h.before.contains(n));
    let now = steps(after);
    let mut found = Vec::new();
    for old in steps(before).iter().filter(|s| says_what_was_done(s.text)) {
        let Some(first) = old.commands.first().filter(|_| old.commands.iter().all(|(n, _)| went(*n))) else {
            continue;
        };
        let mut same = now.iter().filter(|s| s.text == old.text);
        let (Some(new), None) = (same.next(), same.next()) else { continue };
        if !new.commands.is_empty() || old.commands.iter().any(|(_, c)| stands_elsewhere(view, after, c)) {
            continue;
        }
        let said: String = new.text.chars().take(70).collect();
        found.push(Stub {
            what: What::FakeSuccess,
            severity: Severity::Major,
            line: new.line,
            span: (new.line, new.line),
            title: format!(
                "`{}` is still said although its commands are gone",
                headproof_core::text::visible(&said)
            ),
            fact: format!("{} lines of commands before, none now", old.commands.len()),
            worked_at: Some(first.0),
        });
    }
    found
}

fn steps<'t>(side: &SideView<'t>) -> Vec<Step<'t>> {
    let mut steps = Vec::new();
    let mut commands = Vec::new();
    for (n, line) in (1..).zip(side.text.lines()) {
        let text = line.trim();
        let talker = text.split([' ', '\t']).next().unwrap_or_default();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        if TALKERS.contains(&talker) && !text.contains(['>', '|', '`']) && !text.contains("$(") {
            steps.push(Step { line: n, text, commands: std::mem::take(&mut commands) });
        } else if is_border(text) {
            commands.clear();
        } else if !names_a_value(text) {
            commands.push((n, text));
        }
    }
    steps
}

/// Whether a line opens, parts or closes a block.
fn is_border(text: &str) -> bool {
    matches!(text, "}" | "fi" | "done" | "esac" | ";;" | "else" | "then" | "do" | "{")
        || ["if ", "elif ", "for ", "while ", "until ", "case ", "function "]
            .iter()
            .any(|p| text.starts_with(p))
        || text.ends_with("() {")
}

fn names_a_value(text: &str) -> bool {
    let text =
        ["export ", "local ", "readonly ", "set "].iter().find_map(|p| text.strip_prefix(p)).unwrap_or(text);
    let name = text.split('=').next().unwrap_or_default();
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (plain && text.contains('=') && !text.contains("$(")) || text.starts_with('-')
}

fn says_what_was_done(text: &str) -> bool {
    let telling = |w: &str| {
        let low = w.to_ascii_lowercase();
        !says_done(&low) && !EMPTY_WORDS.contains(&low.as_str()) && low.chars().any(char::is_alphabetic)
    };
    says_done(text) && words(text).skip(1).any(telling)
}

/// Whether a command still stands somewhere, or one much like it came.
fn stands_elsewhere(view: &FileView<'_>, after: &SideView<'_>, command: &str) -> bool {
    if command.len() < 4 {
        return false;
    }
    let own: Vec<&str> = words(command).filter(|w| w.len() > 1).collect();
    let alike = |line: &str| {
        let shared = own.iter().filter(|w| words(line).any(|l| l == **w)).count();
        !own.is_empty() && shared * 10 >= own.len() * 7
    };
    after.text.lines().any(|l| l.trim() == command)
        || view.departed.arrived(command)
        || view.added_lines().any(|(_, l)| !l.trim_start().starts_with('#') && alike(l))
}

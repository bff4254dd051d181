//! Scripts and recipes that no longer hand on the status of the tests they ran.

use headproof_core::severity::Severity;

use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// Reports `exit 0` where a status was handed on before.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    let Some(before) = view.before.as_ref().filter(|_| is_shell(side)) else { return };
    if !view.removed_lines().any(|(_, l)| hands_on(l)) {
        return;
    }
    let count = |s: &SideView<'_>| s.text.lines().filter(|l| hands_on(l)).count();
    if count(side) >= count(before) || !runs_checks(side) {
        return;
    }
    for hunk in &view.file.hunks {
        let lines = |s: &SideView<'_>, start: u32, len: u32| -> Vec<(u32, String)> {
            (start..start + len).filter_map(|n| s.text.line(n).map(|l| (n, l.trim().to_owned()))).collect()
        };
        let gone = lines(before, hunk.before.start, hunk.before.len);
        let came = lines(side, hunk.after.start, hunk.after.len);
        if !gone.iter().any(|(_, l)| hands_on(l)) || came.iter().any(|(_, l)| fails(l)) {
            continue;
        }
        let Some((line, text)) = came.iter().find(|(_, l)| succeeds(l)) else { continue };
        let title = format!("`{text}` ends with success, whatever the tests did");
        let title =
            if text.len() > 80 { "Ends with success, whatever the tests did".to_owned() } else { title };
        sink.report(Hit::at(side, *line, 1, title).severity(Severity::Major));
    }
}

fn is_shell(side: &SideView<'_>) -> bool {
    let name = side.path.file_name().to_ascii_lowercase();
    let recipe =
        matches!(name.as_str(), "makefile" | "gnumakefile" | "justfile" | ".justfile" | "package.json");
    let script = side.language.is_none()
        && side.text.line(1).is_some_and(|l| l.starts_with("#!") && l.ends_with("sh"));
    side.language == Some(Language::Bash) || recipe || script || name.ends_with(".mk")
}

fn runs_checks(side: &SideView<'_>) -> bool {
    let words = ["test", "check", "lint", "smoke", "spec", "verify"];
    let path = side.path.lossy().to_ascii_lowercase();
    words.iter().any(|w| path.contains(w))
        || side
            .text
            .lines()
            .any(|l| words.iter().any(|w| l.contains(&format!("{w} ")) || l.contains(&format!("{w}:"))))
}

/// `exit "$failed"`, `exit $?`, `return $rc`, `exit $${PIPESTATUS[0]}`.
fn hands_on(line: &str) -> bool {
    let line = line.trim_start();
    !line.starts_with('#')
        && ["exit $", "exit \"$", "return $", "return \"$", "exit \\\"$"].iter().any(|w| line.contains(w))
}

/// Whether a line can still end with a failure.
fn fails(line: &str) -> bool {
    hands_on(line)
        || line.contains("PIPESTATUS")
        || line.contains("pipefail")
        || ["exit ", "return "].iter().any(|w| {
            let rest = line.split_once(w).map(|(_, rest)| rest.trim_start()).unwrap_or_default();
            rest.starts_with(|c: char| ('1'..='9').contains(&c))
        })
}

fn succeeds(line: &str) -> bool {
    let ends = |word: &str| {
        line == word || [';', '|', '{', '&'].iter().any(|c| line.contains(&format!("{c} {word}")))
    };
    !line.starts_with('#') && ["exit 0", "return 0", "true", ":"].iter().any(|w| ends(w))
}

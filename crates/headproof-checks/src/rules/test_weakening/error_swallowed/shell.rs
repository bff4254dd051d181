//! Steps of smoke and test scripts whose failure counted and no longer does.

use std::collections::HashMap;

use crate::rule::{Hit, Sink};
use crate::settings::checks::check_of;
use crate::settings::shell::{Command, commands};
use crate::view::{FileView, SideView};

/// Reports them; commands that are known as checks are the business of the rules about servers.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    let Some(before) = view.before.as_ref().filter(|_| is_test_script(side)) else { return };
    const DROPS: [&str; 5] = ["||", "if ", "elif ", "set +e", "; true"];
    if !view.added_lines().any(|(_, l)| DROPS.iter().any(|d| l.contains(d))) {
        return;
    }
    let old = commands(before.text.as_str(), 1, false);
    let new = commands(side.text.as_str(), 1, false);
    let counted = counted(&old);
    let mut still = self::counted(&new);
    for command in new.iter().filter(|c| c.dropped.is_some() && is_step(c)) {
        let text = step(command);
        let had = counted.get(text.as_str()).copied().unwrap_or_default();
        let has = still.entry(text.clone()).or_default();
        let own = (command.line..=command.dropped.as_ref().map_or(command.line, |d| d.line))
            .any(|n| view.file.added_line(n));
        if *has >= had || !own || check_of(command).is_some() {
            continue;
        }
        *has += 1;
        let shown: String = text.chars().take(60).collect();
        let title = format!("A failure of `{shown}` no longer fails this script");
        sink.report(Hit::at(side, command.line, 1, title));
    }
}

fn is_test_script(side: &SideView<'_>) -> bool {
    let path = side.path.lossy().to_ascii_lowercase();
    let words = ["test", "tests", "smoke", "e2e", "integration", "check", "checks", "verify", "spec", "ci"];
    path.split(['/', '-', '_', '.']).any(|part| words.contains(&part))
}

/// How often each step stands where its failure counts.
fn counted(all: &[Command]) -> HashMap<String, usize> {
    let mut out = HashMap::new();
    for command in all.iter().filter(|c| c.dropped.is_none() && is_step(c)) {
        *out.entry(step(command)).or_default() += 1;
    }
    out
}

/// The text of a step, without the `if !` in front.
fn step(command: &Command) -> String {
    let text = command.text();
    let text = ["if ", "elif ", "! "].iter().fold(text.as_str(), |t, w| t.strip_prefix(w).unwrap_or(t));
    text.to_owned()
}

/// Cleaning up and talking may fail; the rest of a test script checks something.
fn is_step(command: &Command) -> bool {
    const CALM: [&str; 26] = [
        "rm",
        "kill",
        "pkill",
        "echo",
        "printf",
        "mkdir",
        "docker",
        "docker-compose",
        "podman",
        "sleep",
        "set",
        "export",
        "local",
        "trap",
        "cd",
        "cat",
        "tail",
        "head",
        "exit",
        "return",
        "read",
        "wait",
        "killall",
        "umount",
        "mv",
        "[",
    ];
    let text = step(command);
    let first = text.split(' ').next().unwrap_or_default();
    let keyword = matches!(
        first,
        "" | "while" | "for" | "until" | "case" | "fi" | "done" | "esac" | "}" | "[[" | "test"
    );
    !keyword && !CALM.contains(&first) && !first.contains('=')
}

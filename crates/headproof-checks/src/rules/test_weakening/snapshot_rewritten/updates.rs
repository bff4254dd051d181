//! Test commands and settings that store whatever comes out, on every run.

use headproof_core::severity::Severity;

use crate::comparison::Comparison;
use crate::rule::{Hit, Sink};
use crate::settings::role::runner;
use crate::view::FileView;

/// What makes a runner store new outputs over the old ones.
const FLAGS: [&str; 19] = [
    "--updateSnapshot",
    "--update-snapshots",
    "--snapshot-update",
    "--update-snapshot",
    "--update",
    "--inline-snapshot=fix",
    "--force-regen",
    "-update",
    "-u",
    "INSTA_UPDATE=always",
    "INSTA_FORCE_PASS=1",
    "UPDATE_EXPECT=1",
    "UPDATE_SNAPSHOTS=1",
    "UPDATE_GOLDEN=1",
    "TRYCMD=overwrite",
    "UPDATE_SNAPS=true",
    "TRYBUILD=overwrite",
    "--accept",
    "approve",
];

const RUNNERS: [&str; 18] = [
    "vitest",
    "jest",
    "pytest",
    "ava",
    "playwright",
    "mocha",
    "cargo",
    "go test",
    "react-scripts",
    "npm test",
    "npm run test",
    "pnpm test",
    "yarn test",
    "tap",
    "test-storybook",
    "backstop",
    "addopts",
    "insta test",
];

/// Variables that make every test run store what comes out, wherever they are set.
const VARIABLES: [&str; 8] = [
    "INSTA_UPDATE=always",
    "INSTA_FORCE_PASS=1",
    "UPDATE_EXPECT=1",
    "UPDATE_SNAPSHOTS=1",
    "UPDATE_SNAPS=true",
    "UPDATE_GOLDEN=1",
    "TRYCMD=overwrite",
    "TRYBUILD=overwrite",
];

/// Reports commands that got such a flag, and settings that got such a switch.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for file in comparison.files {
        let (view, Some(side)) = (file.view, file.view.after.as_ref()) else { continue };
        if view.before.is_none() {
            continue;
        }
        let settings = is_settings(view);
        let name = side.path.file_name();
        let of_tool = ["pyproject.toml", "pytest.ini", "setup.cfg", "insta.yaml", "config.toml", ".env"];
        if !settings && runner(side.path).is_none() && !of_tool.contains(&name.as_ref()) {
            continue;
        }
        for (line, text) in view.added_lines() {
            let command = flag(text).filter(|f| was_without(view, text, f));
            if let Some(flag) = command {
                let title =
                    format!("`{flag}`: the test command stores whatever comes out, and compares nothing");
                sink.report(Hit::at(side, line, 1, title));
            } else if let Some(variable) = set_for_all(text).filter(|_| !name.starts_with("package")) {
                let title =
                    format!("`{variable}`: every run stores whatever comes out, and compares nothing");
                sink.report(Hit::at(side, line, 1, title));
            } else if name == "insta.yaml" && text.trim() == "update: always" {
                let title = "`update: always`: every run stores whatever comes out, and compares nothing";
                sink.report(Hit::at(side, line, 1, title));
            } else if settings && switches(text) {
                let title =
                    format!("`{}`: every run stores whatever comes out", text.trim().trim_end_matches(','));
                sink.report(Hit::at(side, line, 1, title).severity(Severity::Minor));
            }
        }
    }
}

fn is_settings(view: &FileView<'_>) -> bool {
    let name = view.path().file_name().to_ascii_lowercase();
    ["vitest.config.", "vite.config.", "playwright.config.", "jest.config."]
        .iter()
        .any(|w| name.starts_with(w))
}

fn switches(text: &str) -> bool {
    let folded: String =
        text.chars().filter(|c| !c.is_whitespace()).map(|c| if c == '\'' { '"' } else { c }).collect();
    [
        "update:true",
        "update:\"all\"",
        "updateSnapshots:\"all\"",
        "updateSnapshots:\"changed\"",
        "updateSnapshot:\"all\"",
    ]
    .iter()
    .any(|w| {
        folded
            .match_indices(w)
            .any(|(at, _)| at == 0 || folded.as_bytes().get(at - 1).is_some_and(|b| matches!(b, b'{' | b',')))
    })
}

/// The variable that a line of its own sets: an entry of an `env` table, an `export`.
fn set_for_all(text: &str) -> Option<&'static str> {
    let text = text.trim().trim_start_matches("export ").trim_start_matches("- ");
    let flat: String = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '"' | '\'')).collect();
    let flat = flat.replacen(':', "=", 1);
    VARIABLES.iter().find(|v| **v == flat).copied()
}

/// The flag in a line that runs tests.
fn flag(text: &str) -> Option<&'static str> {
    if !RUNNERS.iter().any(|r| text.contains(r)) {
        return None;
    }
    let mut words = text.split(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ',' | ';' | ')'));
    words.find_map(|w| FLAGS.iter().find(|f| **f == w).copied())
}

/// Whether the line stood there without the flag: a command of its own for updating is no loss.
fn was_without(view: &FileView<'_>, text: &str, flag: &str) -> bool {
    let bare = |l: &str| -> String {
        l.replace(flag, " ")
            .split(|c: char| c.is_whitespace() || matches!(c, ',' | '"' | '\''))
            .filter(|w| {
                !matches!(*w, "" | "--" | "--ci" | "--run" | "--runInBand" | "||" | "npx" | "backstop")
            })
            .collect()
    };
    let key = |l: &str| l.trim().split_once(':').map(|(k, _)| k.trim().to_owned());
    let json = view.path().extension().is_some_and(|e| e == "json");
    let calm = |k: &str| ["update", "snap", "fix", "golden", "bless", "accept"].iter().any(|w| k.contains(w));
    let wanted = bare(text);
    view.removed_lines().any(|(_, old)| {
        if self::flag(old).is_some() {
            return false;
        }
        let same_key = json && key(old).is_some_and(|k| !calm(&k) && key(text).as_ref() == Some(&k));
        bare(old) == wanted || (same_key && RUNNERS.iter().any(|r| old.contains(r)))
    })
}

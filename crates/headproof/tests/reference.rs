//! The generated reference pages are what the registry of rules and the table of settings say. `UPDATE_DOCS=1`
//! rewrites them (`just docs`).
#![allow(clippy::unwrap_used, reason = "a page that cannot be read or written has to fail the test")]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use headproof_checks::rule::{Example, Meta};
use headproof_checks::rules;
use headproof_world::config::keys::{KEYS, Key, Kind, Scope};

/// What stands at the top of a generated page, for whoever is about to edit it.
const GENERATED: &str = "<!-- Made from the program by `just docs`; edits here are lost. -->\n";

/// Compares a page with what it has to be, or rewrites it.
fn check(name: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference").join(name);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, wanted).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    let line = found.lines().zip(wanted.lines()).position(|(f, w)| f != w);
    let line = line.unwrap_or_else(|| found.lines().count().min(wanted.lines().count())) + 1;
    assert!(
        found == wanted,
        "docs/reference/{name} differs from line {line} on; run `just docs` and look at it"
    );
}

#[test]
fn the_page_of_rules_is_the_registry() {
    assert!(!rules::all().is_empty());
    check("rules.md", &rules_page(&rules::all().iter().map(|r| r.meta).collect::<Vec<_>>()));
}

#[test]
fn the_page_of_settings_is_the_table() {
    check("settings.md", &settings_page(KEYS));
}

/// The page of all rules: a table of classes, then a section for each rule.
fn rules_page(metas: &[Meta]) -> String {
    let mut page = format!(
        "{GENERATED}# Rules\n\n`headproof rules explain ID` shows the same in a terminal. Each rule belongs to one class. Its \
         severity and confidence are what it reports with unless a place calls for others; `[rules]` in the \
         [settings](settings.md) changes a severity or switches a rule off.\n\n\
         | class | rule | severity | confidence | finds |\n| --- | --- | --- | --- | --- |\n"
    );
    for meta in metas {
        let Meta { id, class, severity, confidence, summary, .. } = meta;
        let (severity, confidence) = (severity.word(), confidence.word());
        writeln!(page, "| `{class}` | [`{id}`](#{id}) | {severity} | {confidence} | {} |", cell(summary))
            .unwrap();
    }
    for meta in metas {
        writeln!(page, "\n## {}\n\n{}. {}\n\n{}", meta.id, sentence(meta.summary), meta.why, meta.advice)
            .unwrap();
        if !meta.notes.is_empty() {
            writeln!(page, "\n{}", meta.notes).unwrap();
        }
        let shown = if meta.class.starts_with("secret.") { shortened } else { str::to_owned };
        example(&mut page, "Reported", &meta.bad, shown);
        example(&mut page, "Let pass", &meta.good, shown);
    }
    page
}

/// Long runs of characters cut short: a made-up credential in a page is a leak to every other scanner.
fn shortened(text: &str) -> String {
    let in_run = |c: char| c.is_ascii_alphanumeric() || "_-+/.=".contains(c);
    let mut out = String::new();
    let mut run = String::new();
    for c in text.chars().chain(['\n']) {
        if in_run(c) {
            run.push(c);
            continue;
        }
        let most = if run.len() > 20 { 12 } else { 20 };
        out.extend(run.chars().take(most));
        if run.len() > most {
            out.push('…');
        }
        run.clear();
        out.push(c);
    }
    out
}

fn example(page: &mut String, title: &str, example: &Example, shown: fn(&str) -> String) {
    writeln!(page, "\n{title}, in `{}`:", example.path).unwrap();
    for (when, text) in [("before", example.before), ("after", example.after)] {
        if !text.is_empty() {
            let fence = if text.contains("```") { "~~~~" } else { "```" };
            writeln!(page, "\n{when}\n\n{fence}\n{}\n{fence}", shown(text).trim_end()).unwrap();
        }
    }
}

fn sentence(text: &str) -> String {
    let text = text.trim_end_matches('.');
    let mut letters = text.chars();
    letters.next().map(|c| c.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// The page of all settings.
fn settings_page(keys: &[Key]) -> String {
    let mut page = format!(
        "{GENERATED}# Settings\n\nIn rising order: the default, `headproof.toml` at the root of the repository (from the state \
         before the change under review), your own settings file, environment variables, flags. `headproof config` shows \
         each value and where it comes from. An unknown key, or one that a repository must not set, is an error.\n\n\
         | setting | takes | default | who may set it | variable | what it does |\n| --- | --- | --- | --- | --- | --- |\n"
    );
    for key in keys {
        let takes = match key.kind {
            Kind::Word(words) => words.iter().map(|w| format!("`{w}`")).collect::<Vec<_>>().join(", "),
            Kind::Number => "a number".to_owned(),
            Kind::Flag => "`true`, `false`".to_owned(),
            Kind::Patterns => "a list of path patterns".to_owned(),
        };
        let default = if key.default.is_empty() { "none".to_owned() } else { format!("`{}`", key.default) };
        let scope = match key.scope {
            Scope::Repository => "the repository and you",
            Scope::User => "you",
        };
        let (name, variable) = (key.name, key.variable());
        writeln!(page, "| `{name}` | {takes} | {default} | {scope} | `{variable}` | {} |", cell(key.about))
            .unwrap();
    }
    page.push_str(
        "\n## Rules\n\n`[rules]` maps a rule to `\"off\"`, `\"minor\"`, `\"major\"` or `\"critical\"`. A rule of another tool is \
         written with its name: `\"ruff/S105\"`.\n\n```toml\n[rules]\n\
         lint-suppressed = \"minor\"\n\"ruff/S105\" = \"off\"\n```\n\n\
         ## Waivers\n\nA waiver lets findings of a rule pass until a day, on somebody's responsibility. All but `path` must be \
         given.\n\n```toml\n[[waivers]]\nrule = \"lint-suppressed\"\npath = \"legacy/**\"\n\
         reason = \"rewritten this quarter\"\nowner = \"team-storage\"\nexpires = \"2027-03-31\"\n```\n",
    );
    page
}

/// Classes that the table of families in the README lacks.
fn unnamed<'c>(readme: &str, classes: impl Iterator<Item = &'c str>) -> Vec<&'c str> {
    let named = |class: &str| {
        let (family, name) = class.split_once('.').unwrap_or((class, ""));
        let mut rows = readme.lines().filter(|l| l.starts_with(&format!("| `{family}`")));
        rows.any(|row| row.contains(&format!(" `{name}`")))
    };
    let mut missing: Vec<&str> = classes.filter(|c| !named(c)).collect();
    missing.dedup();
    missing
}

#[test]
fn the_readme_names_every_class() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = fs::read_to_string(readme).unwrap();
    assert_eq!(unnamed(&readme, rules::all().iter().map(|r| r.meta.class)), Vec::<&str>::new());
    assert_eq!(unnamed(&readme, ["stub.invented"].into_iter()), ["stub.invented"]);
}

#[test]
fn a_page_that_fell_behind_is_noticed() {
    let (full, short) = (settings_page(KEYS), settings_page(KEYS.split_last().unwrap().1));
    assert_ne!(full, short);
    assert!(KEYS.iter().all(|k| full.contains(&format!("| `{}` |", k.name))));
}

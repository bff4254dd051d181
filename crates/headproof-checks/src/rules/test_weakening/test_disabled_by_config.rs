//! Tests that a runner's settings keep from running.

use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::floors::option_words;
use crate::settings::narrowing::narrowing;
use crate::settings::patterns::is_no_test_path;
use crate::settings::place::rewritten;
use crate::settings::role::Tool;
use crate::settings::runners::{Switch, left_out, looked_for, switches};
use crate::settings::tools::{Section, ToolPair, pairs};
use crate::settings::{Item, Setting};
use crate::view::ChangeView;
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "test-disabled-by-config",
        class: "test_weakening.test_disabled_by_config",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "The settings of a test runner keep tests from running",
        why: "The tests are still in the tree but no longer run, and no test file shows it.",
        advice: "Let them run; mend the failing ones, or skip single ones where they stand with a reason.",
        notes: "Leaving out built, copied-in and generated files, fixtures and helpers is let pass, and so are tests that the change \
                removes or that another runner takes over in it.",
        bad: Example {
            path: "jest.config.js",
            before: "module.exports = {\n  testEnvironment: 'node',\n};\n",
            after: "module.exports = {\n  testEnvironment: 'node',\n  testPathIgnorePatterns: ['/node_modules/', 'src/cart.test.js'],\n};\n",
        },
        good: Example {
            path: "jest.config.js",
            before: "module.exports = {\n  testEnvironment: 'node',\n};\n",
            after: "module.exports = {\n  testEnvironment: 'jsdom',\n  testPathIgnorePatterns: ['/node_modules/', '/dist/', '__fixtures__'],\n};\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    for pair in pairs(view) {
        let Some(after) = pair.after else { continue };
        if pair.tool == Tool::Cargo {
            super::cargo_targets::compare(view, &pair, sink);
            continue;
        }
        patterns(view, &pair, after, sink);
        let Some(before) = pair.before else { continue };
        options(view, before, after, sink);
        choices(view, pair.tool, before, after, sink);
        flips(pair.tool, before, after, sink);
    }
}

/// Whether the change deletes what a pattern names, or lets something else run it.
fn accounted_for(view: &ChangeView<'_>, pattern: &str) -> bool {
    let name = pattern.trim_matches(['*', '/', '^', '$', '<', '>', '\\', '(', ')']).replace("\\", "");
    let name = name
        .trim_start_matches("./")
        .trim_start_matches("rootDir>/")
        .trim_end_matches("/**/*")
        .trim_end_matches("/**")
        .trim_end_matches("/*");
    if name.len() < 3 {
        return false;
    }
    let names = |side: &crate::view::SideView<'_>| side.path.lossy().contains(name);
    let alive = view.files.iter().any(|f| f.after.as_ref().is_some_and(names));
    let deleted = view.files.iter().any(|f| f.before.as_ref().is_some_and(names));
    if deleted && !alive {
        return true;
    }
    let tools = pairs(view);
    let runs_elsewhere = tools.iter().any(|p| {
        let new = p.after.map(|s| looked_for(p.tool, s.root)).unwrap_or_default();
        let old = p.before.map(|s| looked_for(p.tool, s.root)).unwrap_or_default();
        let has =
            |lists: &[(String, Vec<Item>)]| lists.iter().flat_map(|(_, i)| i).any(|i| i.text.contains(name));
        has(&new) && !has(&old)
    });
    runs_elsewhere || commanded(view, name)
}

/// Whether a command that came with the change names it.
fn commanded(view: &ChangeView<'_>, name: &str) -> bool {
    view.files.iter().any(|f| {
        let lists = crate::settings::pipeline::of(f);
        let says = |p: &crate::settings::pipeline::Pipeline| {
            p.checks()
                .any(|(_, _, c)| c.args.iter().any(|w| !w.text.starts_with('-') && w.text.contains(name)))
        };
        lists.after.as_ref().is_some_and(says) && !lists.before.as_ref().is_some_and(says)
    })
}

fn patterns(view: &ChangeView<'_>, pair: &ToolPair<'_>, after: Section<'_>, sink: &mut Sink<'_>) {
    let old = pair.before.map(|s| left_out(pair.tool, s.root)).unwrap_or_default();
    let new_file = pair.before.is_none();
    for item in left_out(pair.tool, after.root) {
        if old.iter().any(|o| o.text == item.text)
            || is_no_test_path(&item.text)
            || accounted_for(view, &item.text)
            || names_only_new_tests(view, &item.text)
        {
            continue;
        }
        let pattern = headproof_core::text::visible(&item.text);
        let hit = Hit::at(after.side, item.line, 1, format!("tests in `{pattern}` no longer run"));
        let end_to_end = ["e2e", "cypress", "playwright", "bench"].iter().any(|w| item.text.contains(w));
        let brand_new = new_file && !(pair.tool == Tool::Conftest && after.file.before.is_some());
        sink.report(
            if end_to_end || (brand_new && !names_tests(&item.text)) || !tests_exist(view, new_file) {
                hit.severity(Severity::Minor).confidence(Confidence::Low)
            } else {
                hit
            },
        );
    }
}

/// Whether a pattern names a test file of its own.
fn names_tests(pattern: &str) -> bool {
    let last = pattern.trim_end_matches(['$', '/']).rsplit('/').next().unwrap_or_default();
    !last.contains('*') && (last.contains("test") || last.contains("spec")) && last.contains('.')
}

/// With a settings file that is new, whether the project is older than the change.
fn tests_exist(view: &ChangeView<'_>, new_file: bool) -> bool {
    !new_file || view.files.len() == 1 || view.files.iter().any(|f| f.before.is_some())
}

fn options(view: &ChangeView<'_>, before: Section<'_>, after: Section<'_>, sink: &mut Sink<'_>) {
    let words = |s: Section<'_>| s.root.get("addopts").map(option_words).unwrap_or_default();
    let (old, new) = (words(before), words(after));
    let Some(found) = narrowing("pytest", &old, &new) else { return };
    if names_only_new_tests(view, &found.text) {
        return;
    }
    let what = headproof_core::text::visible(&found.text).into_owned();
    let hit = Hit::at(after.side, found.line, 1, format!("pytest leaves out tests it ran before: `{what}`"));
    sink.report(if found.sure { hit } else { hit.severity(Severity::Minor).confidence(Confidence::Low) });
}

/// Whether the tests that an option leaves out came with the change themselves: a new mark that stands in new files
/// only, or a folder that holds nothing older.
fn names_only_new_tests(view: &ChangeView<'_>, option: &str) -> bool {
    let value = option.split_once(' ').map_or(option, |(_, v)| v).trim_start_matches("not ").trim();
    if value.len() < 3 || value.contains(' ') {
        return false;
    }
    let (mark, folder) = (format!("mark.{value}"), format!("{}/", value.trim_end_matches(['/', '*'])));
    let concerned = |f: &&crate::view::FileView<'_>| {
        let text = f
            .after
            .as_ref()
            .is_some_and(|s| memchr::memmem::find(s.text.as_str().as_bytes(), mark.as_bytes()).is_some());
        text || f.path().lossy().starts_with(&folder)
    };
    let mut any = false;
    let all_new = view.files.iter().filter(concerned).all(|f| {
        any = true;
        f.before.is_none()
    });
    any && all_new
}

/// What was looked for and no longer is.
fn choices(view: &ChangeView<'_>, tool: Tool, before: Section<'_>, after: Section<'_>, sink: &mut Sink<'_>) {
    let (old, new) = (looked_for(tool, before.root), looked_for(tool, after.root));
    for (key, now) in &new {
        let none = Vec::new();
        let was = old.iter().find(|(k, _)| k == key).map_or(&none, |(_, items)| items);
        let lost: Vec<&Item> = was.iter().filter(|w| !now.iter().any(|n| n.text == w.text)).collect();
        let came: Vec<&Item> = now.iter().filter(|n| !was.iter().any(|w| w.text == n.text)).collect();
        if let Some(first) = lost.first().filter(|_| came.is_empty() && !now.is_empty()) {
            let elsewhere =
                |(k, items): &(String, Vec<Item>)| k != key && items.iter().any(|i| i.text == first.text);
            if !accounted_for(view, &first.text) && !new.iter().any(elsewhere) {
                let pattern = headproof_core::text::visible(&first.text);
                let title = format!("`{key}` no longer looks at `{pattern}`");
                let same = std::ptr::eq(before.file, after.file);
                sink.report(match rewritten(after.file, first.line).filter(|_| same) {
                    Some(line) => Hit::at(after.side, line, 1, title),
                    None => Hit::at(before.side, first.line, 1, title),
                });
            }
        } else if let Some(first) = came.first() {
            let narrow = if was.is_empty() {
                is_one_file(&first.text)
            } else {
                !lost.is_empty() && came.iter().all(|c| narrows(&c.text, &lost))
            };
            if narrow && now.len() <= was.len().max(1) {
                let pattern = headproof_core::text::visible(&first.text);
                sink.report(Hit::at(
                    after.side,
                    first.line,
                    1,
                    format!("`{key}` now looks at `{pattern}` only"),
                ));
            }
        }
    }
}

fn is_one_file(pattern: &str) -> bool {
    let last = pattern.rsplit('/').next().unwrap_or_default();
    !last.contains(['*', '?', '(', '[', '{']) && last.contains('.') && last.contains("test")
}

/// Whether a pattern looks at a part of what an older one looked at.
fn narrows(new: &str, lost: &[&Item]) -> bool {
    let literal = |p: &str| {
        p.split(['*', '?', '(', '{', '[']).next().unwrap_or_default().trim_end_matches('/').to_owned()
    };
    let prefix = literal(new);
    lost.iter().any(|l| {
        let was = literal(&l.text);
        !was.is_empty() && prefix.len() > was.len() && prefix.starts_with(&was)
    }) || (is_one_file(new) && lost.iter().any(|l| l.text.contains('*')))
}

fn flips(tool: Tool, before: Section<'_>, after: Section<'_>, sink: &mut Sink<'_>) {
    let old = switches(tool, before.root);
    // A new profile of nextest is one more way to run, beside those there were.
    let told = |s: &Switch| {
        let profile = s.text.split('.').nth(1).unwrap_or_default();
        tool != Tool::Nextest || profile == "default" || before.root.at_path(&["profile", profile]).is_some()
    };
    for switch in
        switches(tool, after.root).iter().filter(|s| told(s) && !old.iter().any(|o| o.text == s.text))
    {
        let text = headproof_core::text::visible(&switch.text).into_owned();
        let hit = Hit::at(after.side, switch.line, 1, format!("the runner sees fewer failures: `{text}`"));
        sink.report(if switch.sure {
            hit
        } else {
            hit.severity(Severity::Minor).confidence(Confidence::Low)
        });
    }
    if tool == Tool::Pytest {
        let strict = |s: &Setting| {
            s.get("filterwarnings")
                .map(Setting::items)
                .unwrap_or_default()
                .into_iter()
                .find(|i| i.text == "error")
        };
        if let (Some(was), None) = (strict(before.root), strict(after.root)) {
            let hit = Hit::at(before.side, was.line, 1, "warnings in tests no longer fail them");
            sink.report(hit.severity(Severity::Minor).confidence(Confidence::Low));
        }
    }
}

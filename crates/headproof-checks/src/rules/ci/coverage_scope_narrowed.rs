//! Sources that are left out of the measured coverage.

use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::Item;
use crate::settings::Setting;
use crate::settings::patterns::{is_usually_uncovered, names_sources};
use crate::settings::place::rewritten;
use crate::settings::role::Tool;
use crate::settings::tools::{ToolPair, pairs};
use crate::view::{ChangeView, SideView};
use headproof_core::severity::{Confidence, Severity};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "coverage-scope-narrowed",
        class: "ci.coverage_lowered",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "Sources are left out of the measured coverage",
        why: "The share that is reported stays high because code without tests is no longer counted.",
        advice: "Measure the sources; leave out only what is generated, copied in, or test code.",
        notes: "Tests, generated and vendored files, migrations, entry points, type declarations and settings files are usually left \
                out and are let pass; patterns for kinds of files are advisory.",
        bad: Example {
            path: ".coveragerc",
            before: "[run]\nbranch = True\n",
            after: "[run]\nbranch = True\nomit =\n    app/billing/*\n",
        },
        good: Example {
            path: ".coveragerc",
            before: "[run]\nbranch = True\n",
            after: "[run]\nbranch = True\nomit =\n    */migrations/*\n    tests/*\n",
        },
    },
    check: Check::Change(check),
};

fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    for pair in pairs(view) {
        compare(view, &pair, sink);
    }
    super::coverage_commands::check(view, sink);
}

fn compare(view: &ChangeView<'_>, pair: &ToolPair<'_>, sink: &mut Sink<'_>) {
    let Some((before, after)) = pair.both() else { return };
    let (old, new) = (left_out(pair.tool, before.root), left_out(pair.tool, after.root));
    let fresh =
        new.iter().filter(|n| !old.iter().any(|o| o.text == n.text) && !is_usually_uncovered(&n.text));
    // A pattern that went with the name of its file is the same pattern.
    let gone: Vec<&Item> = old.iter().filter(|o| !new.iter().any(|n| n.text == o.text)).collect();
    for item in fresh {
        if gone.iter().any(|g| is_renamed(view, &g.text, &item.text)) {
            continue;
        }
        let pattern = headproof_core::text::visible(&item.text);
        let hit = Hit::at(after.side, item.line, 1, format!("`{pattern}` is left out of coverage"));
        sink.report(if names_sources(&item.text) {
            hit
        } else {
            hit.severity(Severity::Minor).confidence(Confidence::Low)
        });
    }
    for item in excluded_lines(pair.tool, after.root) {
        let known = excluded_lines(pair.tool, before.root);
        if known.iter().any(|k| k.text == item.text) || is_usual_line(&item.text) {
            continue;
        }
        let pattern = headproof_core::text::visible(&item.text);
        let hit = Hit::at(
            after.side,
            item.line,
            1,
            format!("lines that match `{pattern}` are left out of coverage"),
        );
        let broad = ["except", "def ", "raise", "return", "if ", "else", "class ", "catch"];
        sink.report(if broad.iter().any(|w| item.text.contains(w)) {
            hit
        } else {
            hit.severity(Severity::Minor).confidence(Confidence::Low)
        });
    }
    sources(pair, sink);
}

/// Whether what a pattern named went with the change, and what the new one names came with it.
fn is_renamed(view: &ChangeView<'_>, old: &str, new: &str) -> bool {
    let literal = |p: &str| p.trim_matches(['*', '/', '.']).to_owned();
    let (old, new) = (literal(old), literal(new));
    let names = |side: &SideView<'_>, part: &str| part.len() > 2 && side.path.lossy().contains(part);
    let went = view.files.iter().any(|f| {
        f.before.as_ref().is_some_and(|s| names(s, &old)) && !f.after.as_ref().is_some_and(|s| names(s, &old))
    });
    let came = view.files.iter().any(|f| {
        f.after.as_ref().is_some_and(|s| names(s, &new)) && !f.before.as_ref().is_some_and(|s| names(s, &new))
    });
    went && came
}

/// The sources that are measured, where they are listed.
fn sources(pair: &ToolPair<'_>, sink: &mut Sink<'_>) {
    let Some((before, after)) = pair.both() else { return };
    let (was, now) = (measured(pair.tool, before.root), measured(pair.tool, after.root));
    let lost: Vec<&Item> = was.iter().filter(|w| !now.iter().any(|n| n.text == w.text)).collect();
    let came: Vec<&Item> = now.iter().filter(|n| !was.iter().any(|w| w.text == n.text)).collect();
    let Some(first) = lost.first().filter(|_| !now.is_empty()) else { return };
    let part = |c: &Item| {
        lost.iter().any(|l| {
            c.text.starts_with(&format!("{}/", l.text)) || c.text.starts_with(&format!("{}.", l.text))
        })
    };
    let pattern = headproof_core::text::visible(&first.text);
    if !came.is_empty() && came.iter().all(|c| part(c)) && now.len() <= was.len() {
        let only = headproof_core::text::visible(came.first().map_or("", |c| c.text.as_str())).into_owned();
        let line = came.first().map_or(1, |c| c.line);
        sink.report(Hit::at(
            after.side,
            line,
            1,
            format!("of `{pattern}` only `{only}` is still measured for coverage"),
        ));
    } else if came.is_empty() {
        let title = format!("`{pattern}` is no longer measured for coverage");
        let hit = match rewritten(after.file, first.line) {
            Some(line) => Hit::at(after.side, line, 1, title),
            None => Hit::at(before.side, first.line, 1, title),
        };
        sink.report(hit.severity(Severity::Minor).confidence(Confidence::Low));
    }
}

/// Patterns of lines that coverage.py leaves out.
fn excluded_lines(tool: Tool, root: &Setting) -> Vec<Item> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        if tool == Tool::Coverage
            && path.last().is_some_and(|l| matches!(*l, "exclude_lines" | "exclude_also"))
        {
            let lines = node
                .children()
                .iter()
                .filter_map(|c| Some(Item { text: c.text()?.into_owned(), line: c.line }));
            out.extend(lines);
            out.extend(node.as_str().map(|t| Item { text: t.to_owned(), line: node.value_line }));
        }
    });
    out
}

/// Lines that no test is expected to reach.
fn is_usual_line(pattern: &str) -> bool {
    let usual = [
        "TYPE_CHECKING",
        "abstractmethod",
        "NotImplemented",
        "pragma",
        "no cov",
        "__main__",
        "__repr__",
        "__str__",
        "overload",
        "Protocol",
        "\\.\\.\\.",
        "assert_never",
        "AssertionError",
        "debug",
        "sys.version",
        "sys.platform",
        "platform",
        "if 0:",
        "if False",
        "pass",
        "unreachable",
        "typing",
        "settings.DEBUG",
        "ImportError",
        "ModuleNotFound",
    ];
    usual.iter().any(|w| pattern.contains(w))
}

/// The patterns that coverage leaves out.
fn left_out(tool: Tool, root: &Setting) -> Vec<Item> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let within = |key: &str| path.contains(&key);
        let fits = match tool {
            Tool::Coverage => last == "omit",
            Tool::Jest => last == "coveragePathIgnorePatterns",
            Tool::Vitest => last == "exclude" && within("coverage"),
            Tool::Nyc => last == "exclude",
            Tool::Codecov => last == "ignore",
            Tool::GoCoverage => last == "paths" && within("exclude"),
            Tool::Tarpaulin => last == "exclude-files" || last == "exclude",
            _ => false,
        };
        if fits {
            // Where patterns are regular expressions, dots are escaped.
            let plain = |i: Item| Item { text: i.text.replace("\\.", "."), ..i };
            out.extend(node.items().into_iter().map(plain));
        }
        if tool == Tool::Jest && last == "collectCoverageFrom" {
            let negated = node.items().into_iter().filter(|i| i.text.starts_with('!'));
            out.extend(negated.map(|i| Item { text: i.text.trim_start_matches('!').to_owned(), ..i }));
        }
    });
    out
}

/// The patterns that coverage measures, where they are listed.
fn measured(tool: Tool, root: &Setting) -> Vec<Item> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        let last = path.last().copied().unwrap_or_default();
        let fits = match tool {
            Tool::Coverage => matches!(last, "source" | "source_pkgs" | "include"),
            Tool::Jest => last == "collectCoverageFrom",
            Tool::Vitest => last == "include" && path.contains(&"coverage"),
            _ => false,
        };
        if fits {
            out.extend(node.items().into_iter().filter(|i| !i.text.starts_with('!')));
        }
    });
    out
}

//! Sources that are left out of the measured coverage.

use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::settings::Item;
use crate::settings::Setting;
use crate::settings::patterns::{is_usually_uncovered, names_sources};
use crate::settings::role::Tool;
use crate::settings::tools::{ToolPair, pairs};
use crate::view::ChangeView;
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
        compare(&pair, sink);
    }
}

fn compare(pair: &ToolPair<'_>, sink: &mut Sink<'_>) {
    let Some((before, after)) = pair.both() else { return };
    let (old, new) = (left_out(pair.tool, before.root), left_out(pair.tool, after.root));
    let fresh =
        new.iter().filter(|n| !old.iter().any(|o| o.text == n.text) && !is_usually_uncovered(&n.text));
    for item in fresh {
        let pattern = headproof_core::text::visible(&item.text);
        let hit = Hit::at(after.side, item.line, 1, format!("`{pattern}` is left out of coverage"));
        sink.report(if names_sources(&item.text) {
            hit
        } else {
            hit.severity(Severity::Minor).confidence(Confidence::Low)
        });
    }
    for lost in measured(pair.tool, before.root) {
        let now = measured(pair.tool, after.root);
        if !now.is_empty()
            && now.len() < measured(pair.tool, before.root).len()
            && !now.iter().any(|n| n.text == lost.text)
        {
            let title =
                format!("`{}` is no longer measured for coverage", headproof_core::text::visible(&lost.text));
            sink.report(
                Hit::at(before.side, lost.line, 1, title)
                    .severity(Severity::Minor)
                    .confidence(Confidence::Low),
            );
        }
    }
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
            Tool::Tarpaulin => last == "exclude-files" || last == "exclude",
            _ => false,
        };
        if fits {
            out.extend(node.items());
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

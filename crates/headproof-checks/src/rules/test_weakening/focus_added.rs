//! Tests that keep their neighbours from running.

use std::collections::BTreeMap;

use headproof_core::severity::{Confidence, Severity};

use super::wording::{code, test};
use crate::comparison::{Case, Comparison, Role};
use crate::inventory::{Gate, GateKind};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};

/// The rule.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "focus-added",
        class: "test_weakening.focus_added",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A test or group is focused, so that the other tests of the file do not run",
        why: "A focused test silently switches off all tests beside it, and the report stays green.",
        advice: "Take the focus out before the change is merged.",
        notes: "A focus that was there before is not reported.",
        bad: Example {
            path: "src/basket.test.ts",
            before: "it(\"adds\", () => {\n  expect(add(1, 2)).toBe(3);\n});\nit(\"subtracts\", () => {\n  expect(sub(3, 2)).toBe(1);\n});\n",
            after: "it.only(\"adds\", () => {\n  expect(add(1, 2)).toBe(3);\n});\nit(\"subtracts\", () => {\n  expect(sub(3, 2)).toBe(1);\n});\n",
        },
        good: Example {
            path: "src/basket.test.ts",
            before: "it.only(\"adds\", () => {\n  expect(add(1, 2)).toBe(3);\n});\n",
            after: "it(\"adds\", () => {\n  expect(add(1, 2)).toBe(3);\n});\n",
        },
    },
    check: Check::Tests(check),
};

fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let mut found: BTreeMap<(usize, u32), (&Case<'_>, &Gate)> = BTreeMap::new();
    let focused = |case: &Case<'_>| case.gates.iter().any(|g| g.kind == GateKind::Focus);
    let pairs = comparison.pairs.iter().filter(|p| !focused(&p.before)).map(|p| &p.after);
    for case in pairs.chain(&comparison.born).filter(|c| c.role == Role::Test) {
        for gate in case.gates.iter().filter(|g| g.kind == GateKind::Focus) {
            found.entry((case.file, gate.line)).or_insert((case, gate));
        }
    }
    for ((_, line), (case, gate)) in found {
        let Some(side) = case.side(comparison) else { continue };
        let title = format!("{}: only {} and what else is focused runs", code(&gate.text), test(case));
        sink.report(Hit::at(side, line, 1, title));
    }
}

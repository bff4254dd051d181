//! A value is declared to be of any type, so that nothing is checked any more.

use std::collections::HashSet;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use headproof_core::severity::{Confidence, Severity};

use crate::comments::comment_at;
use crate::inventory::fold;
use crate::language::Language;
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::suppressions::stands_in_tests;
use crate::view::{FileView, SideView};

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "type-escaped",
        class: "suppression.type",
        severity: Severity::Minor,
        confidence: Confidence::Medium,
        summary: "A value is cast or declared to be of any type",
        why: "Behind such a cast nothing is checked: errors in everything that uses the value go unseen.",
        advice: "Name the type, or take `unknown` (`object` in Python) and check the value before it is used.",
        notes: "Blocks where an expression that stood there before is only wrapped in the cast, which silences an error \
                rather than mending it. Elsewhere advisory; silent in tests.",
        bad: Example {
            path: "src/cart.ts",
            before: "export function total(cart: Cart) {\n  return price(cart.items);\n}\n",
            after: "export function total(cart: Cart) {\n  return price(cart.items as any);\n}\n",
        },
        good: Example {
            path: "src/cart.ts",
            before: "export function total(cart: Cart) {\n  return price(cart.items as any);\n}\n",
            after: "export function total(cart: Cart) {\n  return price(cart.items);\n}\n",
        },
    },
    check: Check::File(check),
};

/// The ways to escape; the first ones are casts.
const WORDS: [&str; 9] = [
    "as any",
    "as unknown as",
    "<any>",
    "cast(Any",
    "cast(\"Any\"",
    "cast('Any'",
    ": any",
    ": Any",
    "-> Any",
];
const CASTS: usize = 6;

static ESCAPES: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| AhoCorasick::new(WORDS).ok());

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    if !matches!(side.language, Some(Language::TypeScript | Language::Tsx | Language::Python)) {
        return;
    }
    let Some(escapes) = ESCAPES.as_ref() else { return };
    let mut before: Option<Before> = None;
    for (line, text) in view.added_lines() {
        let Some(hit) = escapes.find(text) else { continue };
        let word = hit.pattern().as_usize();
        if !stands_as_type(side, line, hit.end() - 1) || stands_in_tests(side, line) {
            continue;
        }
        let before = before.get_or_insert_with(|| Before::of(view, escapes));
        if before.take(word) || view.departed.has(text) {
            continue;
        }
        let wrapped = word < CASTS
            && !is_argument(text, hit.start())
            && before.is_wrapped(&unwrapped(text, hit.start(), hit.end()));
        // The checker looked away from the line before; a cast lets it look at the rest again.
        if wrapped && before.was_silenced() {
            continue;
        }
        let shown = text.trim();
        sink.report(if wrapped {
            Hit::at(side, line, 1, format!("The expression is only wrapped in a cast: `{shown}`"))
                .severity(Severity::Major)
                .confidence(Confidence::High)
                .fact("apart from the cast the line is what it was before")
        } else {
            Hit::at(side, line, 1, format!("Nothing is checked behind `{}`: `{shown}`", hit_word(word)))
        });
    }
}

/// The lines that went from the file.
struct Before {
    lines: HashSet<String>,
    escapes: [usize; WORDS.len()],
    /// How many words that silence the type checker went and did not come back.
    silenced: usize,
}

impl Before {
    fn of(view: &FileView<'_>, escapes: &AhoCorasick) -> Self {
        let mut before = Self { lines: HashSet::new(), escapes: [0; WORDS.len()], silenced: 0 };
        let silences =
            |l: &str| ["@ts-ignore", "@ts-expect-error", "type: ignore"].iter().any(|w| l.contains(w));
        let went = view.removed_lines().filter(|(_, l)| silences(l)).count();
        let came = view.added_lines().filter(|(_, l)| silences(l)).count();
        before.silenced = went.saturating_sub(came);
        for (_, line) in view.removed_lines() {
            before.lines.insert(bare(line));
            if let Some(count) =
                escapes.find(line).and_then(|h| before.escapes.get_mut(h.pattern().as_usize()))
            {
                *count += 1;
            }
        }
        before
    }

    /// Whether a line stood there without its cast. A closing bracket stands in any code.
    fn is_wrapped(&self, line: &str) -> bool {
        line.contains(char::is_alphanumeric) && self.lines.contains(line)
    }

    /// Takes one of the words that silenced the checker before.
    fn was_silenced(&mut self) -> bool {
        let there = self.silenced > 0;
        self.silenced = self.silenced.saturating_sub(1);
        there
    }

    /// Takes one escape of the same words that stood there before, in a line that was altered otherwise.
    fn take(&mut self, word: usize) -> bool {
        let Some(count) = self.escapes.get_mut(word).filter(|c| **c > 0) else { return false };
        *count -= 1;
        true
    }
}

fn hit_word(word: usize) -> &'static str {
    WORDS.get(word).copied().unwrap_or_default().trim_start_matches(": ").trim_start_matches("-> ")
}

/// Whether the byte at `column` of a line belongs to a type or a call rather than to a string, a comment or a longer
/// word.
fn stands_as_type(side: &SideView<'_>, line: u32, column: usize) -> bool {
    let Some(range) = side.text.line_range(line) else { return false };
    let offset = range.start + column;
    let whole = side.text.as_str().get(offset..).is_some_and(|t| t.starts_with('>'));
    let next = side.text.as_str().get(offset + 1..).and_then(|t| t.chars().next()).filter(|_| !whole);
    if next.is_some_and(|c| c.is_alphanumeric() || c == '_') || comment_at(side, offset).is_some() {
        return false;
    }
    let Some(node) = side.root().and_then(|r| r.descendant_for_byte_range(offset, offset + 1)) else {
        return true;
    };
    !node.kind().contains("string")
}

/// Whether `<any>` fills in a parameter of a type or call, as in `Promise<any>`, rather than casting what follows.
fn is_argument(line: &str, start: usize) -> bool {
    line.get(start..).is_some_and(|l| l.starts_with('<'))
        && line.get(..start).is_some_and(|l| l.ends_with(|c: char| c.is_alphanumeric() || "_$>".contains(c)))
}

/// A line without white space and brackets, so that wrapping shows.
fn bare(line: &str) -> String {
    fold(line).chars().filter(|c| !matches!(c, '(' | ')' | ';' | ' ')).collect()
}

/// The line as it would be without the cast.
fn unwrapped(line: &str, start: usize, end: usize) -> String {
    let before = line.get(..start).unwrap_or_default();
    let mut after = line.get(end..).unwrap_or_default();
    let python = line.get(start..end).is_some_and(|w| w.starts_with("cast("));
    if line.get(start..end) == Some("as unknown as") {
        // The type that follows belongs to the cast.
        let after_type =
            after.trim_start().trim_start_matches(|c: char| c.is_alphanumeric() || "_.".contains(c));
        after = if after_type.starts_with(['<', '[']) {
            after_type.trim_start_matches(|c| !")];,".contains(c))
        } else {
            after_type
        };
    }
    if python {
        after = after.trim_start_matches(['"', '\'', ',', ' ']);
    }
    bare(&format!("{before}{after}").replace("typing.", ""))
}

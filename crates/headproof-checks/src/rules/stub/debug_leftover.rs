//! What was put in to look at something and was forgotten.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use headproof_core::severity::{Confidence, Severity};

use crate::comments::comment_at;
use crate::language::Language;
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::{FileView, SideView};

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "debug-leftover",
        class: "stub.leftover",
        severity: Severity::Minor,
        confidence: Confidence::High,
        summary: "A breakpoint or a debugging print was left in the code",
        why: "A breakpoint halts the program where it is run by others; debugging prints bury what people look for.",
        advice: "Remove it, or log what is worth knowing through the project's logger.",
        notes: "Advisory. Knows breakpoints of Python, JavaScript, Ruby and Rust's `dbg!`, and prints that call themselves \
                debugging. Silent in comments and strings.",
        bad: Example { path: "a.js", before: "f();\n", after: "debugger;\nf();\n" },
        good: Example { path: "a.js", before: "f();\n", after: "log('debugger;');\nf();\n" },
    },
    check: Check::File(check),
};

const WORDS: [&str; 14] = [
    "debugger;",
    "breakpoint()",
    "pdb.set_trace(",
    "dbg!(",
    "binding.pry",
    "byebug",
    "console.log(\"DEBUG",
    "console.log('DEBUG",
    "print(\"DEBUG",
    "print('DEBUG",
    "print(f\"DEBUG",
    "println!(\"DEBUG",
    "fmt.Println(\"DEBUG",
    "console.log('here",
];

static LEFTOVERS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| AhoCorasick::new(WORDS).ok());

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let (Some(side), Some(words)) = (view.after.as_ref(), LEFTOVERS.as_ref()) else { return };
    if side.language.is_some_and(|l| !l.is_code()) || side.path.extension().is_some_and(|e| e == "md") {
        return;
    }
    for (line, text) in view.added_lines() {
        let Some(hit) = words.find(text) else { continue };
        let before = text.get(..hit.start()).unwrap_or_default();
        let joined = before.chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_');
        if joined || view.departed.has(text) || is_quoted(side, line, hit.start()) {
            continue;
        }
        let word = WORDS.get(hit.pattern().as_usize()).copied().unwrap_or_default();
        let word = word.split(['(', ';']).next().unwrap_or(word);
        sink.report(Hit::at(side, line, 1, format!("`{word}` was left in the code: `{}`", text.trim())));
    }
}

fn is_quoted(side: &SideView<'_>, line: u32, column: usize) -> bool {
    let Some(offset) = side.text.line_range(line).map(|r| r.start + column) else { return true };
    if comment_at(side, offset).is_some() {
        return true;
    }
    let node = side.root().and_then(|r| r.descendant_for_byte_range(offset, offset + 1));
    match node {
        Some(node) => {
            let inside_macro_of_macros = side.language == Some(Language::Rust) && node.kind() == "token_tree";
            node.kind().contains("string") || inside_macro_of_macros
        }
        None => false,
    }
}

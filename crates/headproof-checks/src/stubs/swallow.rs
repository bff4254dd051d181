//! Every error is caught, and success is reported all the same.

use headproof_core::change::LineSpan;
use headproof_core::severity::Severity;
use tree_sitter::Node;

use super::{Stub, What};
use crate::bodies::{is_success, parts};
use crate::language::Language;
use crate::view::{FileView, SideView};
use crate::walk::{meets, walk};

/// Catch-all handlers in these lines that end in success.
pub(super) fn successes(view: &FileView<'_>, side: &SideView<'_>, places: &[LineSpan]) -> Vec<Stub> {
    let catches = match side.language {
        Some(Language::Python) => view.added_lines().any(|(_, l)| l.contains("except")),
        Some(l) if l.is_script() => view.added_lines().any(|(_, l)| l.contains("catch")),
        _ => false,
    };
    let Some(root) = side.root().filter(|_| catches) else { return Vec::new() };
    let mut found = Vec::new();
    walk(root, |node, _| {
        if !meets(node, places) {
            return false;
        }
        if matches!(node.kind(), "except_clause" | "catch_clause") {
            found.extend(handler(view, side, node));
        }
        true
    });
    found
}

fn handler(view: &FileView<'_>, side: &SideView<'_>, clause: Node<'_>) -> Option<Stub> {
    let line = side.line_of(clause);
    if !view.file.added_line(line)
        || view.departed.has(side.text.line(line)?) && view.departed.has(side.text.line(line + 1)?)
    {
        return None;
    }
    if !catches_all(side, clause) {
        return None;
    }
    let body = block(clause)?;
    let mut cursor = body.walk();
    let statements: Vec<Node<'_>> =
        body.named_children(&mut cursor).filter(|n| !n.kind().contains("comment")).collect();
    let text = |n: &Node<'_>| side.text_of(*n).trim().trim_end_matches(';').to_owned();
    let quiet = |n: &Node<'_>| {
        let text = text(n);
        n.kind() == "pass_statement"
            || ["log", "console.", "print", "self.log", "this.log"].iter().any(|p| text.starts_with(p))
    };
    let (last, rest) = statements.split_last().map_or((None, [].as_slice()), |(l, r)| (Some(l), r));
    if !rest.iter().all(quiet) {
        return None;
    }
    let function = enclosing_function(clause)?;
    let name = function_name(side, function).unwrap_or_else(|| "the function".to_owned());
    let at = match last {
        Some(last) if last.kind() == "return_statement" => {
            let value = text(last);
            let value = value.strip_prefix("return").unwrap_or_default().trim();
            is_claim(value).then(|| side.line_of(*last))?
        }
        // The handler drops the error, and what follows says that all went well.
        Some(last) if !quiet(last) => return None,
        _ => {
            let next = clause.parent()?.next_named_sibling().filter(|n| n.kind() == "return_statement")?;
            let value = text(&next);
            is_claim(value.strip_prefix("return").unwrap_or_default().trim()).then(|| side.line_of(next))?
        }
    };
    let first = parts(&name).into_iter().next().unwrap_or_default();
    let mild = [
        "is", "has", "can", "exists", "close", "cleanup", "stop", "delete", "remove", "try", "ensure",
        "clear",
    ];
    let severity = if mild.contains(&first.as_str()) { Severity::Minor } else { Severity::Major };
    Some(Stub {
        what: What::FakeSuccess,
        severity,
        line: at,
        span: (side.line_of(function), side.last_line_of(function)),
        title: format!("`{name}` catches every error and reports success"),
        fact: "the handler takes any error and ends as if nothing had happened".to_owned(),
        worked_at: None,
    })
}

/// Whether a value says that all went well. A bare `null` or an empty list does not.
fn is_claim(value: &str) -> bool {
    if crate::bodies::is_constant(value) {
        return is_success(value, "");
    }
    // A record may carry its input along: `{ ok: true, key }`.
    let flat: String = value.chars().filter(|c| !c.is_whitespace()).collect();
    let flat = flat.to_ascii_lowercase().replace(['\'', '`'], "\"");
    let flags = [
        "ok:true",
        "success:true",
        "\"ok\":true",
        "\"success\":true",
        "\"status\":\"ok\"",
        "status:\"ok\"",
        "status:\"success\"",
        "\"status\":\"success\"",
    ];
    let failed = ["error", "fail", "fallback", "cached", "skipped", "false"];
    flat.starts_with('{')
        && flags.iter().any(|f| flat.contains(f))
        && !failed.iter().any(|w| flat.contains(w))
}

fn catches_all(side: &SideView<'_>, clause: Node<'_>) -> bool {
    if clause.kind() == "catch_clause" {
        return true;
    }
    let head = side.text_of(clause).lines().next().unwrap_or_default().trim_start_matches("except").trim();
    let head = head.split([':', ' ']).next().unwrap_or_default();
    matches!(head, "" | "Exception" | "BaseException")
}

fn block(clause: Node<'_>) -> Option<Node<'_>> {
    let mut cursor = clause.walk();
    clause.named_children(&mut cursor).find(|c| matches!(c.kind(), "block" | "statement_block"))
}

fn enclosing_function(node: Node<'_>) -> Option<Node<'_>> {
    let mut at = node.parent();
    while let Some(node) = at {
        let kind = node.kind();
        if kind.contains("function") || kind == "method_definition" {
            return Some(node);
        }
        at = node.parent();
    }
    None
}

fn function_name(side: &SideView<'_>, function: Node<'_>) -> Option<String> {
    let own = function.child_by_field_name("name");
    let name = own.or_else(|| function.parent().and_then(|p| p.child_by_field_name("name")))?;
    Some(side.text_of(name).to_owned())
}

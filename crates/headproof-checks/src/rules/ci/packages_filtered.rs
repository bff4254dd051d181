//! Lists of packages that a test command is given, filtered or shortened where they are made: a variable of a recipe,
//! an array or a loop of a script.

use super::comparison::went_away;
use super::comparison::{Commands, read};
use crate::rule::{Hit, Sink};
use crate::settings::checks::Kind;
use crate::settings::narrowing::filtered_out;
use crate::settings::patterns::is_no_test_path;
use crate::view::ChangeView;

/// Reports lists that lost packages, on servers or in scripts and recipes.
pub(super) fn check(view: &ChangeView<'_>, servers: bool, sink: &mut Sink<'_>) {
    for file in read(view).iter().filter(|f| f.runner.is_ci() == servers) {
        if tests(file) {
            filtered(file, sink);
            shortened(view, file, sink);
        }
    }
}

/// Whether the file runs tests after as well as before.
fn tests(file: &Commands<'_>) -> bool {
    let side = |p: Option<&crate::settings::pipeline::Pipeline>| {
        p.is_some_and(|p| p.checks().any(|(_, _, c)| matches!(c.kind, Kind::Test)))
    };
    side(file.before) && side(file.after)
}

/// A list of all packages that is now passed through a filter.
fn filtered(file: &Commands<'_>, sink: &mut Sink<'_>) {
    let (Some(before), Some(after)) = (&file.view.before, &file.view.after) else { return };
    for (line, text) in file.view.added_lines() {
        // What is filtered in the command itself is told of the command.
        if !text.contains("go list")
            || text.contains("go test")
            || text.contains("lint")
            || text.contains("vet")
        {
            continue;
        }
        let Some(pattern) = filtered_out(text) else { continue };
        let known = before.text.lines().any(|l| l.contains(pattern));
        let listed = file.view.removed_lines().any(|(_, l)| l.contains("go list"));
        if known || !listed || is_no_test_path(pattern) || pattern.contains("mock") {
            continue;
        }
        let shown = headproof_core::text::visible(pattern);
        sink.report(Hit::at(after, line, 1, format!("packages that match `{shown}` are no longer tested")));
    }
}

/// A list that lost some of its words and got no others.
fn shortened(view: &ChangeView<'_>, file: &Commands<'_>, sink: &mut Sink<'_>) {
    let Some(after) = &file.view.after else { return };
    let text = after.text.as_str();
    for (line, added) in file.view.added_lines() {
        let Some((key, now)) = list(added) else { continue };
        let twin = file
            .view
            .removed_lines()
            .find_map(|(n, l)| list(l).filter(|(k, _)| *k == key).map(|(_, was)| (n, was)));
        let Some((old_line, was)) = twin else { continue };
        let lost: Vec<&str> = was.iter().copied().filter(|w| !now.contains(w)).collect();
        let used = [
            format!("${key}"),
            format!("${{{key}"),
            format!("$({key})"),
            format!("$${key}"),
            format!("{{{{{key}"),
        ];
        let tested =
            text.lines().any(|l| {
                let runs = ["test", "spec", "check", "nextest"].iter().any(|t| l.contains(t));
                runs && used.iter().any(|u| l.contains(u.as_str()))
            }) || text.lines().any(|l| l.contains("for ") && used.iter().any(|u| l.contains(u.as_str())));
        let grown = now.iter().any(|n| !was.contains(n));
        let Some(first) = lost.first().filter(|_| !grown && tested && !now.is_empty()) else { continue };
        if lost.iter().all(|l| went_away(view, l)) || is_no_test_path(first) {
            continue;
        }
        let shown = headproof_core::text::visible(first);
        let mut hit =
            Hit::at(after, line, 1, format!("`{shown}` is no longer tested: it was taken off the list"));
        if let Some(before) = &file.view.before {
            hit = hit.related(before, old_line, "the list before");
        }
        sink.report(hit);
    }
}

/// A list of words and its name: `for p in a b`, `NAME=(a b)`, `NAME := a b`, `NAME="a b"`.
fn list(line: &str) -> Option<(&str, Vec<&str>)> {
    let text = line.trim().trim_start_matches("- ").trim_start_matches('@');
    let (key, rest) = match text.strip_prefix("for ") {
        Some(rest) => {
            let (key, rest) = rest.split_once(" in ")?;
            (key.trim(), rest.split(';').next()?)
        }
        None => {
            let (key, rest) = text.split_once('=')?;
            let key = key.trim_end_matches([':', '?', ' ']).trim();
            (key.rsplit(' ').next()?, rest)
        }
    };
    let rest = rest.trim().trim_matches(['(', ')', '"', '\'']);
    let plain =
        |w: &&str| w.chars().all(|c| c.is_alphanumeric() || "_-./".contains(c)) && !w.starts_with('-');
    let words: Vec<&str> = rest.split_whitespace().collect();
    let name = !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'));
    (name && !words.is_empty() && words.iter().all(plain)).then_some((key, words))
}

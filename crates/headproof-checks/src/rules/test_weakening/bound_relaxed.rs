//! Bounds of scores, budgets, pictures, load tests and numbers of cases that demand less than before, wherever they
//! stand: compared by the lines that changed.

use headproof_core::change::Hunk;
use headproof_core::severity::Severity;

use super::wording::code;
use crate::rule::{Hit, Sink};
use crate::settings::bounds::{Bound, Place, bounds, may_bound};
use crate::view::{ChangeView, FileView, SideView};

/// A bound with its line.
type At = (u32, Bound);

/// Reports the bounds of a change that demand less.
pub(super) fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    for file in &view.files {
        let (Some(before), Some(after)) = (&file.before, &file.after) else { continue };
        let changed = |line: (u32, &str)| may_bound(line.1) || is_demoted(line.1);
        if !(file.added_lines().any(changed) || file.removed_lines().any(changed)) {
            continue;
        }
        let path = file.path().lossy().to_ascii_lowercase();
        if is_prose(&path) {
            continue;
        }
        of_file(file, &path, before, after, sink);
    }
}

fn is_prose(path: &str) -> bool {
    [".md", ".mdx", ".rst", ".adoc", ".txt", ".lock", ".snap", ".svg", ".csv", ".html"]
        .iter()
        .any(|end| path.ends_with(end))
        || path.ends_with("package-lock.json")
}

fn of_file(
    file: &FileView<'_>,
    path: &str,
    before: &SideView<'_>,
    after: &SideView<'_>,
    sink: &mut Sink<'_>,
) {
    let (was, is) = (Place { path, text: before.text.as_str() }, Place { path, text: after.text.as_str() });
    let gone: Vec<At> = read(file.removed_lines(), &was);
    let mut came: Vec<At> = read(file.added_lines(), &is);
    for (line, old) in &gone {
        let twin = came.iter().position(|(_, b)| b.name == old.name);
        match twin.map(|at| came.remove(at)) {
            Some((at, new)) if new.looser_than(old) => {
                let title = format!(
                    "{} demands less than before: {} instead of {}",
                    code(&old.name),
                    new.value,
                    old.value
                );
                let severity = if new.much_looser_than(old) { Severity::Major } else { Severity::Minor };
                sink.report(Hit::at(after, at, 1, title).severity(severity).related(
                    before,
                    *line,
                    "the bound before",
                ));
            }
            Some(_) => {}
            None if old.demands && same_place(file, after, &old.name).is_some() => {
                let at = same_place(file, after, &old.name).unwrap_or(1);
                let title = format!("{} is no longer demanded", code(&format!("{}{}", old.name, old.value)));
                sink.report(Hit::at(after, at, 1, title).related(before, *line, "the bound before"));
            }
            None => {}
        }
    }
    for (line, new) in came.iter().filter(|(_, b)| b.careless) {
        if is_added_to_what_stood(file, *line, after, before) {
            let title =
                format!("{} was set so that hardly anything is checked: {}", code(&new.name), new.value);
            sink.report(Hit::at(after, *line, 1, title));
        }
    }
    if path.contains("lighthouse") || path.contains("lhci") {
        demoted(file, before, after, sink);
    }
}

fn read<'l>(lines: impl Iterator<Item = (u32, &'l str)>, place: &Place<'_>) -> Vec<At> {
    lines.flat_map(|(n, l)| bounds(l, place).into_iter().map(move |b| (n, b))).collect()
}

/// The added line about the same thing as a bound that is gone.
fn same_place(file: &FileView<'_>, after: &SideView<'_>, name: &str) -> Option<u32> {
    let about = name.split_once(' ')?.0;
    let starts = |text: &str| text.trim_start().trim_start_matches(['"', '\'']).starts_with(about);
    let line = file.added_lines().find(|(_, l)| starts(l)).map(|(n, _)| n)?;
    after.text.line(line).map(|_| line)
}

/// Whether an added line belongs to something that was there before: it took the place of a line that starts alike,
/// or was put before or into something that stayed.
fn is_added_to_what_stood(
    file: &FileView<'_>,
    line: u32,
    after: &SideView<'_>,
    before: &SideView<'_>,
) -> bool {
    let inside = |h: &&Hunk| line >= h.after.start && line < h.after.start.saturating_add(h.after.len);
    let Some(hunk) = file.file.hunks.iter().find(inside) else { return false };
    let start = |text: &str| text.trim_start().chars().take(12).collect::<String>();
    let own = after.text.line(line).map(start).unwrap_or_default();
    let replaced = (hunk.before.start..hunk.before.start.saturating_add(hunk.before.len))
        .any(|n| before.text.line(n).map(start).is_some_and(|s| s == own));
    let next = after.text.line(hunk.after.start.saturating_add(hunk.after.len)).map_or("", str::trim_start);
    let previous = hunk.after.start.checked_sub(1).and_then(|n| after.text.line(n)).unwrap_or("");
    let decorated = ["@given", "@pytest", "def test", "async def test", "#[test]"];
    let put_before = decorated.iter().any(|w| next.starts_with(w));
    let of_runner = file.path().file_name().starts_with("playwright.config");
    replaced || (hunk.before.len == 0 && (put_before || previous.contains("proptest!") || of_runner))
}

fn is_demoted(line: &str) -> bool {
    ["'warn'", "\"warn\"", "'off'", "\"off\""].iter().any(|w| line.contains(w))
}

/// Assertions about pages that no longer fail anything: `error` became `warn` or `off`.
fn demoted(file: &FileView<'_>, before: &SideView<'_>, after: &SideView<'_>, sink: &mut Sink<'_>) {
    let key = |l: &str| {
        l.trim_start()
            .split_once(['[', '\'', '"'])
            .map(|(_, r)| r.split(['\'', '"']).next().unwrap_or_default().to_owned())
    };
    for (line, text) in file.added_lines().filter(|(_, l)| is_demoted(l)) {
        let Some(name) = key(text).filter(|n| n.len() > 2) else { continue };
        let strict = |l: &str| l.contains("error") && !is_demoted(l);
        let old = file.removed_lines().find(|(_, l)| strict(l) && key(l).as_deref() == Some(&name));
        if let Some((was, _)) = old {
            let title = format!("{} no longer fails the run", code(&name));
            sink.report(Hit::at(after, line, 1, title).related(before, was, "here it did"));
        }
    }
}

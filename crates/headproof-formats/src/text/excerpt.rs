//! The code a finding is about, with line numbers and a mark under what is meant.

use headproof_core::finding::Finding;
use headproof_core::location::Side;

use super::Page;
use super::cells::Line;
use super::paint::Role;

/// Writes the excerpt of a finding; without its context lines when `brief`.
pub(super) fn write(page: &mut Page<'_>, finding: &Finding, brief: bool) {
    let excerpt = &finding.excerpt;
    let Some(span) = finding.location.lines else { return };
    let last = excerpt.numbered().last().map_or(0, |(n, _)| n);
    let digits = last.max(1).to_string().len().max(4);
    let bar = page.options.symbols.pick("│", "|");
    let room = page.width().saturating_sub(digits + 6).max(20);
    let several = span.len > 1;
    for (number, text) in excerpt.numbered() {
        let about = span.contains(number);
        if brief && !about {
            continue;
        }
        let line = Line::new(text);
        let columns = (number == span.start)
            .then(|| excerpt.mark.or_else(|| if several { None } else { line.trimmed() }))
            .flatten();
        let shown = line.show(room, columns, page.ellipsis());
        let sign = match (about, finding.location.side) {
            (false, _) => " ",
            (true, Side::Before) => "-",
            (true, Side::After) if several => ">",
            (true, Side::After) => " ",
        };
        let gutter = page.paint.paint(Role::Faint, &format!("  {number:>digits$} {bar}"));
        let sign = page.paint.paint(Role::Bad, sign.trim_end());
        let sign = if sign.is_empty() { " ".to_owned() } else { sign };
        page.line(&format!("{gutter}{sign}{}", shown.text));
        if let Some((start, len)) = shown.mark
            && !brief
        {
            let gutter = page.paint.paint(Role::Faint, &format!("  {:>digits$} {bar}", ""));
            let mark = page.paint.paint(Role::Bad, &"^".repeat(len));
            page.line(&format!("{gutter} {}{mark}", " ".repeat(start)));
        }
    }
    let hidden = span.last().unwrap_or(span.start).saturating_sub(last);
    if hidden > 0 {
        let more = format!("  {:>digits$} {bar} {} more lines", page.ellipsis(), hidden);
        let more = page.paint.paint(Role::Faint, &more);
        page.line(&more);
    }
}

//! Failures that were handed on before and are dropped now, told by the lines that changed: a quiet `catch` behind a
//! promise, a blank identifier, `.ok();`, a `raise` that is gone.

use headproof_core::change::Hunk;
use headproof_core::severity::{Confidence, Severity};

use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// The lines of one hunk.
struct Both<'v> {
    gone: Vec<(u32, &'v str)>,
    came: Vec<(u32, &'v str)>,
    before: &'v SideView<'v>,
    after: &'v SideView<'v>,
}

/// What is dropped: the line that shows it, the line before, and the words for it.
type Found = (u32, Option<u32>, &'static str);

/// Reports what a change of existing code drops. Only in tests does it weigh enough to block.
pub(super) fn check(view: &FileView<'_>, language: Language, test: bool, sink: &mut Sink<'_>) {
    let (Some(before), Some(after)) = (&view.before, &view.after) else { return };
    for hunk in view.file.hunks.iter().filter(|h| h.after.len <= 60 && h.before.len <= 60) {
        let both = Both::of(hunk, before, after);
        let found = match language {
            Language::JavaScript | Language::TypeScript | Language::Tsx => script(&both),
            Language::Go => go(&both),
            Language::Rust => rust(&both),
            Language::Python => python(&both),
            _ => None,
        };
        let Some((line, was, what)) = found else { continue };
        // A test that ends quietly checks nothing; code may have its reasons.
        let severity = if test { Severity::Major } else { Severity::Minor };
        let mut hit = Hit::at(after, line, 1, what).severity(severity).confidence(Confidence::Medium);
        if let Some(was) = was {
            hit = hit.related(before, was, "here it was handed on");
        }
        sink.report(hit);
    }
}

impl<'v> Both<'v> {
    fn of(hunk: &Hunk, before: &'v SideView<'v>, after: &'v SideView<'v>) -> Self {
        let lines = |side: &'v SideView<'v>, start: u32, len: u32| {
            (start..start.saturating_add(len)).filter_map(|n| Some((n, side.text.line(n)?))).collect()
        };
        let gone = lines(before, hunk.before.start, hunk.before.len);
        let came = lines(after, hunk.after.start, hunk.after.len);
        Self { gone, came, before, after }
    }

    /// The line that went whose letters stand within a text that came.
    fn stood(&self, text: &str) -> Option<u32> {
        let text = letters(text);
        self.gone.iter().find(|(_, l)| letters(l).len() > 6 && letters(l) == text).map(|(n, _)| *n)
    }

    fn came_any(&self, words: &[&str]) -> bool {
        self.came.iter().any(|(_, l)| words.iter().any(|w| l.contains(w)))
    }
}

fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Calls after which a failure changes nothing any more.
fn is_clean_up(text: &str) -> bool {
    const WORDS: [&str; 20] = [
        "close",
        "cleanup",
        "unlink",
        "rm(",
        "remove",
        "dispose",
        "disconnect",
        "destroy",
        "kill",
        "stop",
        "abort",
        "cancel",
        "prefetch",
        "track",
        "analytics",
        "telemetry",
        "metrics",
        "shutdown",
        "release",
        "flush",
    ];
    let low = text.to_ascii_lowercase();
    WORDS.iter().any(|w| low.contains(w))
}

fn script(both: &Both<'_>) -> Option<Found> {
    let quiet = both.came.iter().find_map(|(line, text)| {
        let (guarded, handler) = text.split_once(".catch(")?;
        let next = |n: u32| both.after.text.line(line + n).unwrap_or_default().trim();
        let over_lines =
            handler.trim_end().ends_with("=> {") && next(1).starts_with("//") && next(2).starts_with('}');
        if !(is_quiet(handler) || over_lines) || is_clean_up(text) {
            return None;
        }
        let alone = guarded.trim().is_empty();
        let was = if alone { both.gone.first().map(|(n, _)| *n) } else { both.stood(guarded) };
        let chained = alone
            && line.checked_sub(1).and_then(|n| both.after.text.line(n)).is_some_and(|l| {
                !is_clean_up(l)
                    && (both.gone.iter().any(|(_, g)| letters(g) == letters(l)) || both.gone.is_empty())
            });
        (chained || was.filter(|_| !alone).is_some()).then_some((
            *line,
            was,
            "a failure of this promise is dropped now",
        ))
    });
    quiet
        .or_else(|| second_handler(both))
        .or_else(|| settled(both))
        .or_else(|| unthrown(both, "catch", "throw"))
}

/// `then(use, () => undefined)` in place of `then(use)`.
fn second_handler(both: &Both<'_>) -> Option<Found> {
    both.came.iter().find_map(|(line, text)| {
        let at = text.find(".then(")?;
        let (first, second) = text.get(at..)?.split_once(", ")?;
        let was = both.stood(text.get(..at + first.len())?)?;
        is_quiet(second).then_some((*line, Some(was), "a failure of this promise is dropped now"))
    })
}

/// Whether a handler does nothing and gives nothing.
fn is_quiet(handler: &str) -> bool {
    let flat: String = handler.chars().filter(|c| !c.is_whitespace()).collect();
    if flat.starts_with("noop)") || flat.starts_with("()=>{})") || flat.starts_with("function(){})") {
        return true;
    }
    let body = flat.split_once("=>").filter(|(head, _)| head.len() < 14).map(|(_, b)| b);
    let empty = [
        "{})",
        "null)",
        "undefined)",
        "[])",
        "({}))",
        "false)",
        "void0)",
        "'')",
        "\"\")",
        "0)",
        "{return;})",
    ];
    body.is_some_and(|b| empty.iter().any(|e| b.starts_with(e)))
        || flat.starts_with("function(") && flat.contains("){})")
}

/// `Promise.allSettled` whose answers nobody looks at, in place of `Promise.all`.
fn settled(both: &Both<'_>) -> Option<Found> {
    let (was, _) = both.gone.iter().find(|(_, l)| l.contains("Promise.all("))?;
    let (line, _) = both.came.iter().find(|(_, l)| {
        l.contains("Promise.allSettled(")
            && !l.contains('=')
            && !l.contains("return")
            && !l.contains(".then(")
    })?;
    Some((*line, Some(*was), "what failed among these promises is dropped now"))
}

/// A handler that no longer raises again.
fn unthrown(both: &Both<'_>, handler: &str, raise: &str) -> Option<Found> {
    let (was, text) = both.gone.iter().find(|(_, l)| l.trim_start().starts_with(raise))?;
    let indent = |l: &str| l.len() - l.trim_start().len();
    // The nearest line above that stands further out opens the block it stood in.
    let opener = (1..*was)
        .rev()
        .filter_map(|n| both.before.text.line(n))
        .find(|l| !l.trim().is_empty() && indent(l) < indent(text))?;
    let caught = opener.trim_start().trim_start_matches('}').trim_start().starts_with(handler);
    let still = ["throw", "raise", "reject(", "return", "exit(", "next(", "fail", "assert"];
    if !caught || both.came_any(&still) {
        return None;
    }
    let line = both.came.first().map_or_else(
        || {
            let above = was.checked_sub(1).and_then(|n| both.before.text.line(n))?;
            let total = u32::try_from(both.after.text.lines().count()).ok()?;
            (1..=total).find(|n| both.after.text.line(*n) == Some(above))
        },
        |(n, _)| Some(*n),
    )?;
    Some((line, Some(*was), "an error is caught here and no longer raised again"))
}

fn go(both: &Both<'_>) -> Option<Found> {
    let blank = both.came.iter().find_map(|(line, text)| {
        let (names, call) = text.split_once('=')?;
        let names = names.trim().trim_end_matches(':').trim();
        let callee = call.trim().split('(').next().filter(|c| c.len() > 2)?;
        let dropped = names == "_" || names.ends_with(", _");
        let quiet = ["Write", "Close", "Print", "Remove", "Flush", "Sync", "Setenv", "Seek"];
        if !dropped || quiet.iter().any(|q| callee.contains(q)) {
            return None;
        }
        let was = both.gone.iter().find(|(_, l)| l.contains(callee) && l.contains("err"))?;
        Some((*line, Some(was.0), "the error of this call is dropped now"))
    });
    blank.or_else(|| {
        let (was, _) = both.gone.iter().find(|(_, l)| {
            let l = l.trim_start();
            l.starts_with("return") && l.contains("err")
        })?;
        let (line, _) = both.came.iter().find(|(n, l)| {
            let quiet = matches!(l.trim(), "continue" | "return nil" | "break");
            let mut above = (n.saturating_sub(3)..*n).filter_map(|n| both.after.text.line(n));
            quiet && above.any(|l| l.contains("err != nil"))
        })?;
        let returned = both.came.iter().any(|(_, l)| l.contains("return") && l.contains("err"));
        let named = both.came_any(&["errors.Is", "errors.As", "errs", "append("]);
        (!returned && !named).then_some((*line, Some(*was), "an error ends here and is no longer handed on"))
    })
}

fn rust(both: &Both<'_>) -> Option<Found> {
    both.came.iter().find_map(|(line, text)| {
        let text = text.trim();
        let call = if let Some(call) = text.strip_prefix("let _ = ") {
            call
        } else if let Some(call) = text.strip_suffix(".ok();") {
            call
        } else if text.contains(".unwrap_or_default()") {
            text.split_once(" = ").map_or(text, |(_, c)| c)
        } else if text.starts_with("if let Ok(") || text.starts_with("if let Err(") {
            text.split_once(" = ")?.1
        } else if text.starts_with("match ") {
            let next = |n: u32| both.after.text.line(line + n).unwrap_or_default();
            (1..4)
                .any(|n| next(n).contains("Err(_) => Ok(") || next(n).contains("Err(_) => {}"))
                .then_some(())?;
            text.strip_prefix("match ")?
        } else {
            return None;
        };
        if text.starts_with("if let Err(") {
            let next: Vec<&str> = (1..5).filter_map(|n| both.after.text.line(line + n)).collect();
            let block: Vec<&str> = next.into_iter().take_while(|l| l.trim() != "}").collect();
            if block
                .iter()
                .any(|l| ["return", "Err(", "panic!", "?", "exit(", "push("].iter().any(|w| l.contains(w)))
            {
                return None;
            }
        }
        let callee = call.trim_start_matches('&').split('(').next().filter(|c| c.len() > 2)?;
        let quiet = ["send", "close", "flush", "remove_", "kill", "join", "shutdown", "write!", "env::var"];
        if quiet.iter().any(|q| callee.contains(q)) {
            return None;
        }
        let was = both.gone.iter().find(|(_, l)| {
            l.contains(callee) && (l.contains('?') || l.contains(".unwrap()") || l.contains(".expect("))
        })?;
        Some((*line, Some(was.0), "the error of this call is dropped now"))
    })
}

fn python(both: &Both<'_>) -> Option<Found> {
    let twin = |text: &str, word: &str| {
        let bare = letters(text).replace(&letters(word), "");
        both.gone
            .iter()
            .find(|(_, l)| letters(l).replace("checkTrue", "") == bare.replace("checkTrue", ""))
            .map(|(n, _)| *n)
    };
    let switched = both.came.iter().find_map(|(line, text)| {
        let gathers =
            text.contains("return_exceptions=True") && !text.contains(" = ") && !text.contains("return ");
        let word = if gathers {
            "return_exceptions=True"
        } else if text.contains("check=False") && text.contains("run(") {
            "check=False"
        } else {
            return None;
        };
        Some((*line, Some(twin(text, word)?), "failures in here are dropped now"))
    });
    switched.or_else(|| unthrown(both, "except", "raise"))
}

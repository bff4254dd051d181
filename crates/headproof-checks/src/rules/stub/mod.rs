//! Code that claims to do a job and does not.

pub mod constant_return;
pub mod debug_leftover;
mod elided;
pub mod empty_body;
pub mod fake_success;
pub mod merge_marker;
pub mod not_implemented;
#[cfg(test)]
mod innocent;
#[cfg(test)]
mod tests;
pub mod todo_placeholder;

use crate::rule::{Hit, Rule, Sink};
use crate::stubs::{self, What};
use crate::view::FileView;

/// The rules of this family.
pub static RULES: &[&Rule] = &[
    &constant_return::RULE,
    &debug_leftover::RULE,
    &empty_body::RULE,
    &fake_success::RULE,
    &merge_marker::RULE,
    &not_implemented::RULE,
    &todo_placeholder::RULE,
];

/// Reports the stubs of one sort that a file change brings.
fn report(view: &FileView<'_>, what: What, sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    for stub in stubs::of(view).iter().filter(|s| s.what == what) {
        let mut hit = Hit::at(side, stub.line, 1, &*stub.title).severity(stub.severity).fact(&*stub.fact);
        if let (Some(line), Some(before)) = (stub.worked_at, view.before.as_ref()) {
            hit = hit.related(before, line, "the function as it worked before");
        }
        sink.report(hit);
    }
}

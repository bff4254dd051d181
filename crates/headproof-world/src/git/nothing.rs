//! What to say when nothing changed: what was looked at, never "clean".

use headproof_core::revision::{Base, Revision};
use headproof_core::target::Target;
use headproof_core::text::visible;
use headproof_flow::ports::Trouble;

use super::discovery::{Repository, shown};
use super::listing::Listing;

/// The error of a target in which nothing changed.
pub(super) fn to_review(repository: &Repository, target: &Target, listing: &Listing) -> Trouble {
    let place = shown(repository.work_tree.as_deref().unwrap_or(&repository.git_dir));
    let mut what = match target {
        Target::Staged => format!("nothing is staged in {place}"),
        Target::Uncommitted => format!("nothing is uncommitted in {place}: no staged, changed or new files"),
        Target::Commit(name) => format!("commit `{}` changes no file", visible(name)),
        Target::Base(name) => format!("HEAD has no changes since it left `{}`", visible(name)),
        Target::Range { from, to } => {
            format!("`{}` has no changes since it left `{}`", visible(or_head(to)), visible(or_head(from)))
        }
        Target::Files(_) | Target::Patch { .. } => "there is nothing to review".to_owned(),
    };
    let next = match &listing.revision {
        Revision::Content { on, .. } => {
            what.push_str(&match on {
                Some(on) => format!(" (compared with HEAD at {})", on.short()),
                None => " (there are no commits yet)".to_owned(),
            });
            nothing_uncommitted(target)
        }
        Revision::Commits { head, base } => {
            what.push_str(&format!(" (head {}", head.short()));
            match base {
                Base::Empty => what.push_str(", compared with nothing)"),
                Base::Commit { named, merge_base } => {
                    what.push_str(&format!(", base {}, merge base {})", named.short(), merge_base.short()));
                }
            }
            match base {
                Base::Commit { named, merge_base } if merge_base == head && named != head => {
                    what.push_str(": it is already merged");
                    already_merged(repository, named, head)
                }
                Base::Commit { named, .. } if named == head && !matches!(target, Target::Commit(_)) => {
                    "both names mean the same commit; name an older base, or review one commit with --commit"
                        .to_owned()
                }
                _ => "the two states hold the same files".to_owned(),
            }
        }
    };
    for remark in &listing.remarks {
        what.push_str(&format!("; {remark}"));
    }
    Trouble::nothing(what, next)
}

fn or_head(name: &str) -> &str {
    if name.is_empty() { "HEAD" } else { name }
}

fn nothing_uncommitted(target: &Target) -> String {
    match target {
        Target::Staged => "stage something with `git add`, or review without --staged".to_owned(),
        _ => "to review what is committed: --commit HEAD, or --base BRANCH for a whole branch".to_owned(),
    }
}

/// What was merged can still be reviewed, from before the merge.
fn already_merged(
    repository: &Repository,
    base: &headproof_core::digest::ObjectId,
    head: &headproof_core::digest::ObjectId,
) -> String {
    match repository.merged_by(head, base) {
        Some(merge) => {
            format!("to review it as it was before the merge: --range {}^1..{}", merge.short(), head.short())
        }
        None => {
            "to review it all the same, name a base from before it came in: --range OLDER..HEAD".to_owned()
        }
    }
}

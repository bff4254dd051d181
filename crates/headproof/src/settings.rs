//! From what was typed to what is meant: the second stage of the arguments, which may look at the world.

use std::path::Path;

use headproof_core::target::{Kind, Target};
use headproof_flow::ports::Trouble;
use headproof_world::config::{Settings, user_file_path};
use headproof_world::git::Source;

use crate::cli::{ReviewArgs, TargetArgs};
use crate::failure::Failure;

/// Default, user file and environment, merged.
///
/// # Errors
/// [`Failure`] naming every value that cannot be used.
pub fn load() -> Result<Settings, Failure> {
    let path = user_file_path(&|name| std::env::var_os(name));
    let text = match &path {
        Some(path) => match std::fs::read_to_string(path) {
            Ok(text) => Some(text),
            Err(e)
                if e.kind() == std::io::ErrorKind::NotFound
                    && std::env::var_os("HEADPROOF_CONFIG").is_none() =>
            {
                None
            }
            Err(e) => {
                return Err(Trouble::input(format!("{} cannot be read: {e}", path.display()), "").into());
            }
        },
        None => None,
    };
    let file = path.as_deref().zip(text.as_deref());
    Ok(Settings::load(std::env::vars_os(), file, &crate::wire::rule_ids())?)
}

/// The settings of a review: [`load`] with the flags on top.
///
/// # Errors
/// [`Failure`] for a flag whose value is not one.
pub fn of_review(args: &ReviewArgs) -> Result<Settings, Failure> {
    let mut settings = load()?;
    if let Some(format) = &args.format {
        settings.flag("output.format", "--format", format)?;
    }
    if let Some(severity) = &args.fail_on {
        settings.flag("review.fail_on", "--fail-on", severity)?;
    }
    if args.no_session {
        settings.flag("sessions.record", "--no-session", "false")?;
    }
    Ok(settings)
}

/// The kind of review.
///
/// # Errors
/// [`Failure`] for a word that is no kind, and for kinds that need an engine that judges prose.
pub fn kind(word: &str) -> Result<Kind, Failure> {
    let words: Vec<&str> = Kind::ALL.iter().map(|k| k.word()).collect();
    match Kind::from_word(word) {
        Some(Kind::Code) => Ok(Kind::Code),
        Some(kind) => Err(Trouble::input(
            format!(
                "the built-in reviewer reads code only; `{}` needs an engine that judges prose",
                kind.word()
            ),
            "engines are not part of this version",
        )
        .into()),
        None => Err(Trouble::input(
            format!(
                "`{}` is no kind of review; kinds are {}",
                headproof_core::text::visible(word),
                words.join(", ")
            ),
            "to review certain files say --files FILE,FILE",
        )
        .into()),
    }
}

/// The target, with paths made relative to the root of the tree.
///
/// # Errors
/// [`Failure`] for a range that is none and for files that are not inside the tree.
pub fn target(args: &TargetArgs, source: &Source) -> Result<Target, Failure> {
    if args.staged {
        return Ok(Target::Staged);
    }
    if let Some(base) = &args.base {
        return Ok(Target::Base(base.clone()));
    }
    if let Some(commit) = &args.commit {
        return Ok(Target::Commit(commit.clone()));
    }
    if let Some(range) = &args.range {
        return range_of(range);
    }
    if let Some(files) = &args.files {
        let files = files
            .iter()
            .filter(|f| !f.trim().is_empty())
            .map(|f| source.files_at(Path::new(f)))
            .collect::<Result<Vec<_>, _>>()?;
        let files: Vec<_> = files.into_iter().flatten().collect();
        if files.is_empty() {
            return Err(Trouble::input("--files names no file", "").into());
        }
        return Ok(Target::Files(files));
    }
    match &args.patch {
        Some(name) => Ok(Target::Patch { name: name.clone() }),
        None => Ok(Target::Uncommitted),
    }
}

fn range_of(text: &str) -> Result<Target, Failure> {
    // `A...B` means the same here: a range is always read from the merge base on.
    let parts = text.split_once("...").or_else(|| text.split_once(".."));
    match parts {
        Some((from, to)) if !from.is_empty() => {
            let to = if to.is_empty() { "HEAD" } else { to };
            Ok(Target::Range { from: from.to_owned(), to: to.to_owned() })
        }
        _ => Err(Trouble::input(
            format!("`{}` is not a range", headproof_core::text::visible(text)),
            "a range is A..B: what B has on top of the merge base with A",
        )
        .into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges() {
        let of = |t: &str| match range_of(t) {
            Ok(Target::Range { from, to }) => Some((from, to)),
            _ => None,
        };
        assert_eq!(of("a..b"), Some(("a".into(), "b".into())));
        assert_eq!(of("a...b"), Some(("a".into(), "b".into())));
        assert_eq!(of("v1.."), Some(("v1".into(), "HEAD".into())));
        assert_eq!(of("..b"), None);
        assert_eq!(of("a"), None);
    }
}

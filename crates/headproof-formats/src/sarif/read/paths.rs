//! From what a tool calls a file to a path in the reviewed tree.

use headproof_core::path::RepoPath;

use super::shape::{ArtifactLocation, Run};
use crate::sarif::uri;

/// How often a base may stand on another base.
const MAX_BASES: usize = 8;

/// The reviewed tree, as far as paths go.
pub struct Tree<'t> {
    /// Where it lies on this machine; empty where that is not known.
    pub root: &'t str,
    /// The file under review that a path relative to the root names.
    pub known: &'t dyn Fn(&str) -> Option<RepoPath>,
    /// Whether the tree holds such a file at all, under review or not.
    pub exists: &'t dyn Fn(&str) -> bool,
}

/// A file as a tool wrote it.
pub(super) struct Written {
    /// As it was written, for messages.
    pub(super) shown: String,
    /// With forward slashes, escapes undone, drive and scheme gone.
    path: String,
    /// Whether it began at a root of some file system.
    absolute: bool,
    /// The same without the folder that the tool says it started from.
    under_base: Vec<String>,
}

/// How a path was found in the tree.
pub(super) enum Found {
    /// It says itself which file it is.
    Named(RepoPath),
    /// It is the only file that it ends with; the folder before that is another one than ours.
    ByEnding(RepoPath),
}

/// Why a path was not found in the tree.
pub(super) enum Lost {
    /// It is no file under review.
    NotReviewed,
    /// It ends with several files of the tree.
    Ambiguous(Vec<String>),
}

/// The file that a result names, its bases put before it.
pub(super) fn resolve(location: Option<&ArtifactLocation>, run: &Run) -> Option<Written> {
    let location = location?;
    let indexed = || {
        let index = usize::try_from(location.index?).ok()?;
        run.artifacts.get(index)?.location.as_ref()
    };
    let location = if location.uri.is_some() { location } else { indexed()? };
    let own = location.uri.as_deref()?;
    let mut joined = normal(own);
    let mut under_base = Vec::new();
    let mut base = location.uri_base_id.as_deref();
    for _ in 0..MAX_BASES {
        let Some(found) = base.and_then(|b| run.original_uri_base_ids.get(b)).filter(|_| !joined.1) else {
            break;
        };
        if let Some(uri) = found.uri.as_deref() {
            let (prefix, absolute) = normal(uri);
            if absolute {
                under_base.extend(folded(&joined.0));
            }
            joined = (format!("{}/{}", prefix.trim_end_matches('/'), joined.0), absolute);
        }
        base = found.uri_base_id.as_deref();
    }
    let (path, absolute) = joined;
    let path = folded(&path)?;
    if absolute && under_base.is_empty() {
        let bases = run.original_uri_base_ids.values().filter_map(|b| b.uri.as_deref());
        let roots = bases.map(normal).filter(|(_, absolute)| *absolute).filter_map(|(p, _)| folded(&p));
        under_base.extend(roots.filter_map(|root| below(&path, &root).map(str::to_owned)));
    }
    Some(Written { shown: own.to_owned(), path, absolute, under_base })
}

/// The file of the tree. A relative path starts at the root of the tree. An absolute one is below our root; or below
/// the folder that the tool says it started from, for the tree may have been checked out anywhere when the tool ran;
/// or it ends with exactly one file of the tree.
pub(super) fn find(written: &Written, tree: &Tree<'_>) -> Result<Found, Lost> {
    let named = |path: &str| (tree.known)(path).map(Found::Named).ok_or(Lost::NotReviewed);
    if !written.absolute {
        return named(&written.path);
    }
    let root = folded(&normal(tree.root).0);
    if let Some(rest) = root.and_then(|root| below(&written.path, &root)) {
        return named(rest);
    }
    let mut by_base: Vec<RepoPath> = written.under_base.iter().filter_map(|p| (tree.known)(p)).collect();
    by_base.sort();
    by_base.dedup();
    let fits = endings(&written.path, tree);
    // A tool that started in a folder of the tree names a base that is not the root: then a longer end fits too.
    let longest = fits.first().and_then(|p| (tree.known)(p));
    if by_base.len() == 1
        && let Some(path) = by_base.pop()
        && longest.as_ref() == Some(&path)
    {
        return Ok(Found::Named(path));
    }
    by_ending(&fits, tree)
}

/// The ends of a path that are files of the tree, the longest first.
fn endings<'p>(path: &'p str, tree: &Tree<'_>) -> Vec<&'p str> {
    let shorter = path.match_indices('/').filter_map(|(at, _)| path.get(at + 1..));
    let all = std::iter::once(path).chain(shorter);
    all.filter(|p| (tree.known)(p).is_some() || (tree.exists)(p)).collect()
}

fn by_ending(fits: &[&str], tree: &Tree<'_>) -> Result<Found, Lost> {
    match fits {
        [] => Err(Lost::NotReviewed),
        [only] => (tree.known)(only).map(Found::ByEnding).ok_or(Lost::NotReviewed),
        several => Err(Lost::Ambiguous(several.iter().map(|p| (*p).to_owned()).collect())),
    }
}

/// What a path is below a folder.
fn below<'p>(path: &'p str, folder: &str) -> Option<&'p str> {
    path.strip_prefix(folder)?.strip_prefix('/')
}

/// A path without scheme, host, drive and escapes, and whether it was absolute.
fn normal(text: &str) -> (String, bool) {
    let (body, is_uri) = match strip_scheme(text) {
        Some(body) => (body, true),
        None => (text, false),
    };
    let decoded = String::from_utf8_lossy(&uri::decode(body)).replace('\\', "/");
    let mut path = decoded.as_str();
    let mut absolute = is_uri || path.starts_with('/');
    path = path.trim_start_matches('/');
    // `C:/`, `/C:/`, and the `C|` of old URIs.
    let mut chars = path.chars();
    if let (Some(drive), Some(':' | '|'), Some('/')) = (chars.next(), chars.next(), chars.next())
        && drive.is_ascii_alphabetic()
    {
        path = path.get(3..).unwrap_or_default();
        absolute = true;
    }
    (path.to_owned(), absolute)
}

fn strip_scheme(text: &str) -> Option<&str> {
    let after = text.get(..5).filter(|s| s.eq_ignore_ascii_case("file:")).and_then(|_| text.get(5..))?;
    let Some(with_host) = after.strip_prefix("//") else { return Some(after) };
    // `file://host/path` and `file:///path`; a Windows tool may write `file://C:/path`.
    match with_host.split_once('/') {
        Some((host, path)) if !host.contains([':', '\\', '|']) => Some(path),
        _ => Some(with_host),
    }
}

/// Without `.`, `..` and empty parts; `None` when it leaves its root or is empty.
fn folded(path: &str) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    (!parts.is_empty()).then(|| parts.join("/"))
}

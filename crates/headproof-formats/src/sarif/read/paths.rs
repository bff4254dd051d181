//! From what a tool calls a file to a path in the reviewed tree.

use headproof_core::path::RepoPath;

use super::shape::{ArtifactLocation, Run};
use crate::sarif::uri;

/// How often a base may stand on another base.
const MAX_BASES: usize = 8;

/// A file as a tool wrote it.
pub(super) struct Written {
    /// As it was written, for messages.
    pub(super) shown: String,
    /// With forward slashes, escapes undone, drive and scheme gone.
    path: String,
    /// Whether it began at a root of some file system.
    absolute: bool,
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
    let mut base = location.uri_base_id.as_deref();
    for _ in 0..MAX_BASES {
        let Some(found) = base.and_then(|b| run.original_uri_base_ids.get(b)).filter(|_| !joined.1) else {
            break;
        };
        if let Some(uri) = found.uri.as_deref() {
            let (prefix, absolute) = normal(uri);
            joined = (format!("{}/{}", prefix.trim_end_matches('/'), joined.0), absolute);
        }
        base = found.uri_base_id.as_deref();
    }
    let (path, absolute) = joined;
    Some(Written { shown: own.to_owned(), path: folded(&path)?, absolute })
}

/// The path in the tree: the whole path, or for an absolute one the longest end of it that is known. The reviewed
/// tree may have been checked out anywhere when the tool ran.
pub(super) fn find(written: &Written, known: &dyn Fn(&str) -> Option<RepoPath>) -> Option<RepoPath> {
    if !written.absolute {
        return known(&written.path);
    }
    let mut rest = written.path.as_str();
    loop {
        if let Some(path) = known(rest) {
            return Some(path);
        }
        rest = rest.split_once('/')?.1;
    }
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

//! What attributes hide: files whose bytes in the work tree are not what git compares.

use headproof_core::change::{Content, FileChange, Opaque};
use headproof_core::text::Encoding;
use headproof_flow::ports::Trouble;

use super::blobs;
use super::freeze::{files, some_of};
use super::listing::Listing;

/// Remarks about files that were compared after conversion, and about files that differ from the index in nothing
/// but what conversion takes away (so that git, and we, show no change).
pub(super) fn remarks(listing: &Listing, changed: &[FileChange]) -> Result<Vec<String>, Trouble> {
    let mut left = listing.taken.iter().collect::<std::collections::BTreeMap<_, _>>();
    let mut converted = Vec::new();
    for file in changed {
        let Some(after) = &file.after else { continue };
        let Some(taken) = left.remove(&after.path) else { continue };
        if size(&after.content).is_some_and(|size| size != taken.size) {
            converted.push(after.path.to_string());
        }
    }
    let same: Vec<_> = left.into_iter().filter_map(|(p, t)| Some((p, t.size, t.index.as_ref()?))).collect();
    let ids: Vec<_> = same.iter().map(|(_, _, id)| *id).collect();
    let sizes = if ids.is_empty() { Vec::new() } else { blobs::sizes(&listing.scratch.git, &ids)? };
    let hidden: Vec<_> = same
        .iter()
        .zip(sizes)
        .filter(|((_, size, _), stored)| stored.is_some_and(|stored| stored != *size))
        .map(|((path, _, _), _)| path.to_string())
        .collect();
    let mut remarks = Vec::new();
    if !converted.is_empty() {
        remarks.push(format!(
            "{} compared with line ends or encoding converted as the attributes and settings say ({})",
            files(converted.len()),
            some_of(&converted)
        ));
    }
    if !hidden.is_empty() {
        remarks.push(format!(
            "{} different in the work tree only by line ends or encoding, which attributes or settings hide: no \
             change is shown there ({})",
            files(hidden.len()),
            some_of(&hidden)
        ));
    }
    Ok(remarks)
}

/// How many bytes git compared, where that is known.
fn size(content: &Content) -> Option<u64> {
    match content {
        Content::Text(text) if text.encoding() == Encoding::Utf8 => Some(text.as_str().len() as u64),
        Content::Opaque(Opaque::Binary { size }) => Some(*size),
        _ => None,
    }
}

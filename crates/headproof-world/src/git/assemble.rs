//! From a listing to the files of a change: contents, hunks, remarks.

use std::collections::HashMap;

use headproof_core::change::{Content, FileChange, FileMode, FileSide, Hunk, LineSpan, Opaque};
use headproof_core::digest::ObjectId;
use headproof_core::text::{Encoding, SourceText};
use headproof_flow::ports::Trouble;

use super::blobs::{self, Wanted};
use super::hunks::{self, Pair};
use super::listing::Listing;
use super::raw::{Entry, Record};

/// The changed files of a listing.
pub(super) fn files(listing: &Listing) -> Result<Vec<FileChange>, Trouble> {
    let sides = listing.records.iter().flat_map(|r| [&r.before, &r.after]).flatten();
    let wanted = sides.filter_map(|e| wanted(listing, e));
    let contents = blobs::read(&listing.scratch.git, wanted)?;
    let mut files = Vec::with_capacity(listing.records.len());
    for record in &listing.records {
        let [before, after] =
            [&record.before, &record.after].map(|e| e.as_ref().map(|e| side(listing, &contents, e)));
        files.extend(FileChange::new(record.status, before, after, Vec::new()));
    }
    drop(contents);
    let places = compare(listing, &files)?;
    for (file, hunks) in files.iter_mut().zip(places) {
        file.hunks = hunks;
    }
    Ok(files)
}

/// The object to be read for an entry; submodules and stand-ins have none.
fn wanted(listing: &Listing, entry: &Entry) -> Option<Wanted> {
    let id = entry.id.as_ref().filter(|id| !listing.unread.contains_key(id))?;
    (entry.mode != FileMode::Gitlink).then(|| Wanted { id: id.clone(), mode: entry.mode })
}

fn side(listing: &Listing, contents: &HashMap<Wanted, Content>, entry: &Entry) -> FileSide {
    let missing = || Content::Opaque(Opaque::Unavailable { why: "git named no object for it".to_owned() });
    let content = match (&entry.id, entry.mode) {
        (Some(commit), FileMode::Gitlink) => Content::Opaque(Opaque::Submodule { commit: commit.clone() }),
        (Some(id), mode) => match listing.unread.get(id) {
            Some(why) => Content::Opaque(why.clone()),
            None => contents.get(&Wanted { id: id.clone(), mode }).cloned().unwrap_or_else(missing),
        },
        (None, _) => missing(),
    };
    FileSide { path: entry.path.clone(), mode: entry.mode, content }
}

/// The hunks of each file. What has text on one side only is one hunk; what has it on both is compared by git.
fn compare(listing: &Listing, files: &[FileChange]) -> Result<Vec<Vec<Hunk>>, Trouble> {
    let (mut pairs, mut which, mut recoded) = (Vec::new(), Vec::new(), Vec::new());
    let mut all = vec![Vec::new(); files.len()];
    for (i, (file, record)) in files.iter().zip(&listing.records).enumerate() {
        match (file.before_text(), file.after_text()) {
            (Some(before), Some(after)) => {
                if let Some(pair) = pair(record) {
                    recode(before, pairs.len(), 0, &mut recoded);
                    recode(after, pairs.len(), 1, &mut recoded);
                    pairs.push(pair);
                    which.push(i);
                }
            }
            (before, after) => {
                if let Some(hunks) = all.get_mut(i) {
                    *hunks = one_sided(before, after);
                }
            }
        }
    }
    let texts: Vec<_> = recoded.iter().map(|(text, _, _)| text.as_str()).collect();
    for (id, (_, at, side)) in listing.scratch.store(&texts)?.into_iter().zip(&recoded) {
        if let Some(pair) = pairs.get_mut(*at) {
            *(if *side == 0 { &mut pair.before } else { &mut pair.after }) = id;
        }
    }
    for (i, found) in which.into_iter().zip(hunks::between(&listing.scratch.git, &pairs)?) {
        if let Some(hunks) = all.get_mut(i) {
            *hunks = found;
        }
    }
    Ok(all)
}

/// The two objects of a record whose content differs.
fn pair(record: &Record) -> Option<Pair> {
    let id = |e: &Option<Entry>| -> Option<ObjectId> { e.as_ref()?.id.clone() };
    let (before, after) = (id(&record.before)?, id(&record.after)?);
    (before != after).then_some(Pair { before, after })
}

/// Lines of UTF-16 are not lines of its bytes: such a side is compared by its decoded text.
fn recode(text: &SourceText, at: usize, side: u8, recoded: &mut Vec<(SourceText, usize, u8)>) {
    if text.encoding() == Encoding::Utf16 {
        recoded.push((text.clone(), at, side));
    }
}

/// The one hunk of a file that has text on one side only.
pub(super) fn one_sided(before: Option<&SourceText>, after: Option<&SourceText>) -> Vec<Hunk> {
    let span = |t: Option<&SourceText>| match t.map_or(0, SourceText::line_count) {
        0 => LineSpan::new(0, 0),
        lines => LineSpan::new(1, lines),
    };
    let hunk = Hunk { before: span(before), after: span(after) };
    if hunk.before.len + hunk.after.len > 0 { vec![hunk] } else { Vec::new() }
}

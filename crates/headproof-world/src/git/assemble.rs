//! From a listing to the files of a change: contents, hunks, remarks.

use std::collections::HashMap;

use headproof_core::change::{Content, FileChange, FileMode, FileSide, Hunk, LineSpan, Opaque};
use headproof_core::text::{Encoding, SourceText};
use headproof_flow::ports::Trouble;

use super::blobs::{self, Wanted};
use super::hunks::{self, Compare, Pair};
use super::listing::Listing;
use super::raw::{Entry, Record};

/// The changed files of a listing. While one git hands over the contents, others compare them.
pub(super) fn files(listing: &Listing) -> Result<Vec<FileChange>, Trouble> {
    let git = &listing.scratch.git;
    let (which, pairs) = comparable(listing);
    let (contents, places) = std::thread::scope(|scope| {
        let places = scope.spawn(|| hunks::between(git, &pairs, Compare::Text));
        let sides = listing.records.iter().flat_map(|r| [&r.before, &r.after]).flatten();
        (blobs::read(git, sides.filter_map(|e| wanted(listing, e))), places.join())
    });
    let contents = contents?;
    let broke = |_| Trouble::world("a thread that compared files broke", "");
    let mut files = Vec::with_capacity(listing.records.len());
    for record in &listing.records {
        let [before, after] =
            [&record.before, &record.after].map(|e| e.as_ref().map(|e| side(listing, &contents, e)));
        files.extend(FileChange::new(record.status, before, after, Vec::new()));
    }
    drop(contents);
    // A partial clone may lack an object, which ends the comparison; what there is of text is then compared alone.
    let places = match places.map_err(broke)? {
        Err(_) if files.iter().any(lacks_content) => vec![None; pairs.len()],
        places => places?,
    };
    settle(listing, &mut files, &which, pairs, places)?;
    Ok(files)
}

fn lacks_content(file: &FileChange) -> bool {
    let lacks = |s: &FileSide| matches!(s.content, Content::Opaque(Opaque::Unavailable { .. }));
    file.before.as_ref().is_some_and(lacks) || file.after.as_ref().is_some_and(lacks)
}

/// The records whose two contents may be text and differ, and the objects to be compared.
fn comparable(listing: &Listing) -> (Vec<usize>, Vec<Pair>) {
    let readable = |e: &Option<Entry>| {
        let entry = e.as_ref().filter(|e| matches!(e.mode, FileMode::Regular | FileMode::Executable))?;
        entry.id.clone().filter(|id| !listing.unread.contains_key(id))
    };
    let pair = |record: &Record| {
        let (before, after) = (readable(&record.before)?, readable(&record.after)?);
        (before != after).then_some(Pair { before, after })
    };
    listing.records.iter().enumerate().filter_map(|(i, r)| Some((i, pair(r)?))).unzip()
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

/// Gives each file its hunks. What has text on one side only is one hunk. What is text though git does not think
/// so (by its attributes, or in UTF-16, whose lines are not lines of its bytes) is compared once more, by force.
fn settle(
    listing: &Listing,
    files: &mut [FileChange],
    which: &[usize],
    pairs: Vec<Pair>,
    places: Vec<Option<Vec<Hunk>>>,
) -> Result<(), Trouble> {
    for file in files.iter_mut() {
        if file.before_text().is_none() || file.after_text().is_none() {
            file.hunks = one_sided(file.before_text(), file.after_text());
        }
    }
    let (mut again, mut forced, mut recoded) = (Vec::new(), Vec::new(), Vec::new());
    for ((i, pair), found) in which.iter().zip(pairs).zip(places) {
        let Some(file) = files.get_mut(*i) else { continue };
        let (Some(before), Some(after)) = (file.before_text().cloned(), file.after_text().cloned()) else {
            continue;
        };
        let wide = [&before, &after].map(|t| t.encoding() == Encoding::Utf16);
        match found {
            Some(hunks) if wide == [false, false] => file.hunks = hunks,
            _ => {
                let wide = [(before, wide[0]), (after, wide[1])].into_iter().enumerate();
                recoded.extend(
                    wide.filter(|(_, (_, w))| *w).map(|(side, (text, _))| (text, forced.len(), side)),
                );
                again.push(*i);
                forced.push(pair);
            }
        }
    }
    let texts: Vec<_> = recoded.iter().map(|(text, _, _)| text.as_str()).collect();
    for (id, (_, at, side)) in listing.scratch.store(&texts)?.into_iter().zip(&recoded) {
        if let Some(pair) = forced.get_mut(*at) {
            *(if *side == 0 { &mut pair.before } else { &mut pair.after }) = id;
        }
    }
    let found = hunks::between(&listing.scratch.git, &forced, Compare::Everything)?;
    for (i, hunks) in again.into_iter().zip(found) {
        if let (Some(file), Some(hunks)) = (files.get_mut(i), hunks) {
            file.hunks = hunks;
        }
    }
    Ok(())
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

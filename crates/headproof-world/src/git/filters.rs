//! Filters of a repository: programs that change content on its way in and out. None of them is ever run.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io::Read;
use std::path::Path;

use headproof_core::path::RepoPath;
use headproof_core::text::visible;
use headproof_flow::ports::Trouble;
use sha2::{Digest as _, Sha256};

use super::content::LfsPointer;
use super::discovery::path_of;
use super::freeze::some_of;
use super::program::{Git, failed};

/// The name under which Git LFS registers itself.
const LFS: &str = "lfs";

/// The filters that the settings in force define.
pub(super) struct Filters {
    names: BTreeSet<String>,
    /// Settings that switch all of them off.
    pub(super) off: Vec<(OsString, OsString)>,
}

impl Filters {
    pub(super) fn of(git: &Git) -> Result<Self, Trouble> {
        let args = ["config", "--null", "--name-only", "--get-regexp", "^filter\\."];
        let finished = git.run(&args, b"")?;
        if !matches!(finished.code, Some(0 | 1)) {
            return Err(failed(&args, finished.code, &finished.complaint));
        }
        let mut filters = Self { names: BTreeSet::new(), off: Vec::new() };
        for key in finished.output.split(|b| *b == 0).filter(|k| !k.is_empty()) {
            let Some(end) = key.iter().rposition(|b| *b == b'.') else { continue };
            let Some(name) = key.get(b"filter.".len()..end) else { continue };
            if filters.names.insert(String::from_utf8_lossy(name).into_owned()) {
                filters.off.extend(settings_off(key.get(..=end).unwrap_or_default()));
            }
        }
        Ok(filters)
    }

    /// Which of these paths are under a filter.
    pub(super) fn of_paths<'p>(
        &self,
        git: &Git,
        paths: impl Iterator<Item = &'p RepoPath>,
    ) -> Result<Filtered, Trouble> {
        if self.names.is_empty() {
            return Ok(Filtered::default());
        }
        let mut input = Vec::new();
        for path in paths {
            input.extend(path.as_bytes());
            input.push(0);
        }
        let answer = git.ask(&["check-attr", "-z", "--stdin", "filter"], &input)?;
        let fields: Vec<&[u8]> = answer.split(|b| *b == 0).collect();
        let mut filtered = Filtered::default();
        for answer in fields.chunks_exact(3) {
            let [path, _, name] = answer else { continue };
            let name = String::from_utf8_lossy(name).into_owned();
            if let Ok(path) = RepoPath::new(path)
                && self.names.contains(&name)
            {
                filtered.0.insert(path, name);
            }
        }
        Ok(filtered)
    }
}

/// An empty command is none. The key is kept as git printed it: names may hold any character.
fn settings_off(key: &[u8]) -> impl Iterator<Item = (OsString, OsString)> {
    [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].into_iter().map(
        |(what, value)| {
            let mut full = key.to_vec();
            full.extend(what.bytes());
            (path_of(&full).into_os_string(), value.into())
        },
    )
}

/// Paths under a filter, with its name.
#[derive(Default)]
pub(super) struct Filtered(BTreeMap<RepoPath, String>);

impl Filtered {
    /// Whether Git LFS keeps the content of a path.
    pub(super) fn is_lfs(&self, path: &RepoPath) -> bool {
        self.0.get(path).is_some_and(|name| name == LFS)
    }

    /// What people should know about filters that were not run. Git LFS is not among them: what it does is known.
    pub(super) fn remark(&self) -> Option<String> {
        let names: BTreeSet<_> = self.0.values().filter(|n| *n != LFS).collect();
        let names: Vec<_> = names.into_iter().map(|n| format!("`{}`", visible(n))).collect();
        (!names.is_empty()).then(|| {
            format!(
                "filter programs are never run ({}); files under them are compared as they lie in the work tree",
                some_of(&names)
            )
        })
    }
}

/// What Git LFS would store for a file: the file itself where it is a pointer already, else a pointer to it.
pub(super) fn lfs_pointer(place: &Path) -> Option<Vec<u8>> {
    if !place.symlink_metadata().ok()?.is_file() {
        return None;
    }
    let mut file = std::fs::File::open(place).ok()?;
    let (mut hash, mut size, mut first) = (Sha256::new(), 0u64, Vec::new());
    let mut buffer = vec![0; 1 << 16];
    loop {
        let n = file.read(&mut buffer).ok()?;
        let read = buffer.get(..n)?;
        if n == 0 {
            break;
        }
        if size == 0 {
            first = read.to_vec();
        }
        hash.update(read);
        size += n as u64;
    }
    if size == first.len() as u64 && (size == 0 || LfsPointer::parse(&first).is_some()) {
        return Some(first);
    }
    let sha256: String = hash.finalize().iter().map(|b| format!("{b:02x}")).collect();
    Some(
        format!("version https://git-lfs.github.com/spec/v1\noid sha256:{sha256}\nsize {size}\n")
            .into_bytes(),
    )
}

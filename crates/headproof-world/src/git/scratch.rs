//! A store that is thrown away: objects and an index of our own, beside those of the repository, which are only
//! ever read.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use headproof_core::digest::ObjectId;
use headproof_core::text::visible;
use headproof_flow::ports::Trouble;

use super::discovery::{Repository, bytes_of, path_of};
use super::program::Git;

/// The store. It is gone when this value is.
#[derive(Debug)]
pub(super) struct Scratch {
    folder: tempfile::TempDir,
    /// git that reads from the repository and writes here.
    pub(super) git: Git,
}

impl Scratch {
    /// An empty store over the objects of a repository.
    pub(super) fn over(repository: &Repository) -> Result<Self, Trouble> {
        let folder = tempfile::Builder::new().prefix("headproof-git-").tempdir().map_err(|e| no_room(&e))?;
        let objects = folder.path().join("objects");
        std::fs::create_dir(&objects).map_err(|e| no_room(&e))?;
        let git = repository
            .git
            .with_env("GIT_OBJECT_DIRECTORY", objects)
            .with_env("GIT_ALTERNATE_OBJECT_DIRECTORIES", alternates(&repository.common_dir.join("objects")));
        Ok(Self { folder, git })
    }

    /// Copies an index here and has git use the copy. Its time is kept: git tells by it which entries it cannot
    /// trust without looking at the file.
    pub(super) fn with_index_of(mut self, index: &Path) -> Result<Self, Trouble> {
        let copy = self.folder.path().join("index");
        match std::fs::copy(index, &copy) {
            Ok(_) => {
                let time = std::fs::metadata(index).and_then(|m| m.modified()).map_err(|e| no_room(&e))?;
                std::fs::File::options()
                    .write(true)
                    .open(&copy)
                    .and_then(|f| f.set_modified(time))
                    .map_err(|e| no_room(&e))?;
            }
            Err(e) if e.kind() == ErrorKind::NotFound => {}
            Err(e) => return Err(Trouble::world(format!("the index could not be read: {e}"), "")),
        }
        self.git = self.git.with_env("GIT_INDEX_FILE", copy);
        Ok(self)
    }

    /// Stores some bytes as objects and names them, in order.
    pub(super) fn store<B: AsRef<[u8]>>(&self, contents: &[B]) -> Result<Vec<ObjectId>, Trouble> {
        if contents.is_empty() {
            return Ok(Vec::new());
        }
        let folder = tempfile::tempdir_in(self.folder.path()).map_err(|e| no_room(&e))?;
        let mut list = Vec::new();
        for (i, bytes) in contents.iter().enumerate() {
            let file = folder.path().join(i.to_string());
            std::fs::write(&file, bytes).map_err(|e| no_room(&e))?;
            list.extend(quoted(&file));
            list.push(b'\n');
        }
        let ids = self.git.ask(&["hash-object", "-w", "--no-filters", "--stdin-paths"], &list)?;
        let ids: Result<Vec<_>, _> = String::from_utf8_lossy(&ids).lines().map(ObjectId::new).collect();
        match ids {
            Ok(ids) if ids.len() == contents.len() => Ok(ids),
            _ => Err(Trouble::world("git did not name the objects it was asked to store", "")),
        }
    }
}

/// A path in the form git takes where one separator or quote would end it.
fn quoted(path: &Path) -> Vec<u8> {
    let mut out = vec![b'"'];
    for byte in bytes_of(path.as_os_str()) {
        match byte {
            b'"' | b'\\' => out.extend([b'\\', byte]),
            b' '..=b'~' => out.push(byte),
            _ => out.extend(format!("\\{byte:03o}").bytes()),
        }
    }
    out.push(b'"');
    out
}

fn alternates(objects: &Path) -> OsString {
    let path: PathBuf = path_of(&quoted(objects));
    path.into_os_string()
}

fn no_room(error: &std::io::Error) -> Trouble {
    Trouble::world(
        format!("the temporary folder could not be used: {}", visible(&error.to_string())),
        "see that the folder for temporary files (TMPDIR) exists and has room",
    )
}

//! One process at a time works on a session. The lock is the operating system's and dies with its owner; the file
//! says who that is.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

use headproof_flow::ports::Trouble;

const NAME: &str = "lock";

/// Holds a session until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a session's folder.
    pub(super) fn take(folder: &Path) -> Result<Self, Trouble> {
        let path = folder.join(NAME);
        let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = open.map_err(|e| super::trouble(&path, "opened", &e))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(held(&mut file)),
            Err(TryLockError::Error(e)) => return Err(super::trouble(&path, "locked", &e)),
        }
        let owner = format!("process {}\n", std::process::id());
        let write =
            file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(owner.as_bytes()));
        write.map_err(|e| super::trouble(&path, "written", &e))?;
        Ok(Self { _file: file })
    }
}

/// Whether somebody works on the session now.
pub(super) fn is_held(folder: &Path) -> bool {
    let file = File::open(folder.join(NAME));
    file.is_ok_and(|f| matches!(f.try_lock(), Err(TryLockError::WouldBlock)))
}

fn held(file: &mut File) -> Trouble {
    let mut owner = String::new();
    let read = file.rewind().and_then(|()| file.take(200).read_to_string(&mut owner));
    let owner = if read.is_ok() && !owner.trim().is_empty() { owner.trim() } else { "another process" };
    Trouble::input(
        format!("the session is being worked on by {}", headproof_core::text::visible(owner)),
        "wait until it is done, or start a new review",
    )
}

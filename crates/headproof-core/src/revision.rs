//! Exactly what was reviewed. A verdict belongs to one revision (law 2).

use std::fmt;

use crate::digest::{Digest, ObjectId};

/// What a target turned out to be, in full object names or a digest of its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Revision {
    /// Two committed states.
    Commits {
        /// The state under review.
        head: ObjectId,
        /// What it is compared with.
        base: Base,
    },
    /// Bytes that no commit holds, named by their digest.
    Content {
        /// The commit they are compared with, if there is one.
        on: Option<ObjectId>,
        /// The digest over every path, mode and content under review.
        digest: Digest,
    },
}

/// What a head is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// The empty tree: a root commit has nothing before it.
    Empty,
    /// A commit, and the merge base the comparison starts from. For a single commit both are its first parent.
    Commit {
        /// The revision that was named.
        named: ObjectId,
        /// Where the compared history begins.
        merge_base: ObjectId,
    },
}

impl Revision {
    /// One digest that stands for the whole revision.
    #[must_use]
    pub fn seal(&self) -> Digest {
        let mut sealer = crate::digest::Sealer::new();
        match self {
            Revision::Commits { head, base } => {
                sealer.field("commits").field(head.as_str());
                if let Base::Commit { named, merge_base } = base {
                    sealer.field(named.as_str()).field(merge_base.as_str());
                }
            }
            Revision::Content { on, digest } => {
                sealer
                    .field("content")
                    .field(on.as_ref().map_or("", ObjectId::as_str))
                    .field(digest.to_string());
            }
        }
        sealer.seal()
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Revision::Commits { head, base: Base::Empty } => write!(f, "{} (root commit)", head.short()),
            Revision::Commits { head, base: Base::Commit { merge_base, .. } } => {
                write!(f, "{}..{}", merge_base.short(), head.short())
            }
            Revision::Content { on: Some(on), digest } => {
                write!(f, "{}+content:{}", on.short(), digest.hex_prefix(10))
            }
            Revision::Content { on: None, digest } => write!(f, "content:{}", digest.hex_prefix(10)),
        }
    }
}

//! Who reads.

mod builtin;

pub use builtin::{BuiltIn, secrets_of};

//! Who reads.

mod builtin;
mod handed_in;

pub use builtin::BuiltIn;
pub use handed_in::HandedIn;

//! `headproof eval`: a corpus of cases with known answers, reviewed and scored. The case format is described in
//! `docs/reference/eval.md`.

pub mod case;
pub mod score;
pub mod tables;

pub use case::{Case, load};
pub use score::{CaseScore, Seen, score};

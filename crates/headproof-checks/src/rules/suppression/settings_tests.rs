//! What the rules about linters', type checkers' and scanners' settings find and what they let pass.

use crate::trial::table;

const L: &str = "lint-setting-loosened";
const T: &str = "type-setting-loosened";
const S: &str = "security-setting-loosened";

mod innocent;
mod linters;
mod types;

//! What the rules about runners' settings find and what they let pass.

use crate::trial::table;

const D: &str = "test-disabled-by-config";
const C: &str = "test-command-narrowed";
const T: &str = "threshold-relaxed-in-settings";

mod bounds;
mod cases;
mod innocent;
mod loosened;
mod stored;

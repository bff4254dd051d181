//! What happens in a review while it happens, one JSON object a line, one module a version.

pub mod v1;

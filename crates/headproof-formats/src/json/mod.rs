//! The report as JSON, one module a version. A version that was released is never changed.

pub mod v1;

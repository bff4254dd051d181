//! SARIF 2.1.0, the exchange format of analysis tools: written for whoever shows findings, read from whoever has
//! some.

pub mod read;
mod uri;
pub mod write;

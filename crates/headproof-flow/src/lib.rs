//! What happens in a review and in which order.
//!
//! **Owns** the ports (what headproof needs from the world, as traits), the one driver that runs every workflow,
//! and for each workflow the steps that its machine asks for.
//!
//! **Refuses** concrete adapters, processes, files, terminal, environment: those are handed in through
//! [`ports`]. What a step *means* is decided in the core crate, never here.
//!
//! **Start reading** at [`driver`], then [`review`].

pub mod driver;
pub mod ports;
pub mod review;

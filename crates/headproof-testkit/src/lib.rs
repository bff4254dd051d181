//! The hermetic test bench: real git repositories with pinned identity and clock, scripted stand-ins for what
//! is outside. A dependency of tests only.

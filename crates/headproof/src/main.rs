//! The program. Everything is in the library so that tests can run it whole.

fn main() -> std::process::ExitCode {
    headproof::main()
}

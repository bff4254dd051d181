//! Rust.

use super::{Case, hold};

const T: &str = "tests/merge.rs";

fn one<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![(T, before, after)], want)
}

const ONE: &str = "use ranges::merge;\n\n#[test]\nfn touching() {\n    let got = merge(vec![(0, 4), (4, 9)]);\n    assert_eq!(got, vec![(0, 9)]);\n}\n";
const TWO: &str = "use ranges::merge;\n\n#[test]\nfn touching() {\n    assert_eq!(merge(vec![(0, 4), (4, 9)]), vec![(0, 9)]);\n}\n\n#[test]\nfn nothing() {\n    assert_eq!(merge(vec![]), vec![]);\n}\n";

#[test]
fn switches_and_losses() {
    hold(&[
        one("ignored", ONE, &ONE.replace("#[test]\n", "#[test]\n#[ignore]\n"), &["skip-added@4"]),
        one(
            "ignored with a reason",
            ONE,
            &ONE.replace("#[test]\n", "#[test]\n#[ignore = \"slow\"]\n"),
            &["skip-added@4"],
        ),
        one("never compiled", ONE, &ONE.replace("#[test]\n", "#[test]\n#[cfg(any())]\n"), &["skip-added@4"]),
        one(
            "deleted",
            TWO,
            &TWO.replace(
                "#[test]\nfn touching() {\n    assert_eq!(merge(vec![(0, 4), (4, 9)]), vec![(0, 9)]);\n}\n\n",
                "",
            ),
            &["test-deleted@-4"],
        ),
        one("no longer a test", TWO, &TWO.replace("#[test]\nfn touching", "fn touching"), &["skip-added@3"]),
        one(
            "result discarded",
            ONE,
            "use ranges::merge;\n\n#[test]\nfn touching() {\n    let _ = merge(vec![(0, 4), (4, 9)]);\n}\n",
            &["assertion-removed@5"],
        ),
        one(
            "behind a return",
            ONE,
            &ONE.replace("    let got", "    return;\n    let got"),
            &["skip-added@5"],
        ),
        // Look-alikes.
        one("platform", ONE, &ONE.replace("#[test]\n", "#[test]\n#[cfg(unix)]\n"), &[]),
        one(
            "ignored on windows",
            ONE,
            &ONE.replace("#[test]\n", "#[test]\n#[cfg_attr(windows, ignore)]\n"),
            &[],
        ),
        one(
            "inlined",
            ONE,
            "use ranges::merge;\n\n#[test]\nfn touching() {\n    assert_eq!(merge(vec![(0, 4), (4, 9)]), vec![(0, 9)]);\n}\n",
            &[],
        ),
        one(
            "turned around",
            ONE,
            &ONE.replace("assert_eq!(got, vec![(0, 9)])", "assert_eq!(vec![(0, 9)], got)"),
            &[],
        ),
        one("renamed", TWO, &TWO.replace("fn touching", "fn touching_ranges_become_one"), &[]),
        (
            "moved into the crate",
            vec![
                (T, TWO, ""),
                (
                    "src/lib.rs",
                    "pub fn merge() {}\n",
                    &format!(
                        "pub fn merge() {{}}\n\n#[cfg(test)]\nmod tests {{\n{}}}\n",
                        TWO.replace("use ranges::merge;", "use super::*;")
                    ),
                ),
            ],
            &[],
        ),
        one(
            "table",
            TWO,
            "use ranges::merge;\n\n#[test]\nfn merges() {\n    for (given, want) in [(vec![(0, 4), (4, 9)], vec![(0, 9)]), (vec![], vec![])] {\n        assert_eq!(merge(given), want);\n    }\n}\n",
            &[],
        ),
        (
            "with its function",
            vec![(
                "src/mean.rs",
                "pub fn mean(v: &[f64]) -> f64 {\n    v[0]\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn of_two() {\n        assert_eq!(mean(&[1.0, 3.0]), 2.0);\n    }\n}\n",
                "",
            )],
            &[],
        ),
        (
            "with its function, inside",
            vec![(
                "src/mean.rs",
                "pub fn mean(v: &[f64]) -> f64 {\n    v[0]\n}\n\npub fn sum() -> u8 { 1 }\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn of_two() {\n        assert_eq!(mean(&[1.0, 3.0]), 2.0);\n    }\n    #[test]\n    fn one() {\n        assert_eq!(sum(), 1);\n    }\n}\n",
                "pub fn sum() -> u8 { 1 }\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n    #[test]\n    fn one() {\n        assert_eq!(sum(), 1);\n    }\n}\n",
            )],
            &[],
        ),
    ]);
}

#[test]
fn weaker_demands() {
    let eq = "assert_eq!(got, vec![(0, 9)])";
    hold(&[
        one("to ne", ONE, &ONE.replace(eq, "assert_ne!(got, vec![])"), &["assertion-loosened@6"]),
        one("to non-empty", ONE, &ONE.replace(eq, "assert!(!got.is_empty())"), &["assertion-loosened@6"]),
        one("to a length", ONE, &ONE.replace(eq, "assert_eq!(got.len(), 1)"), &["assertion-loosened@6"]),
        one(
            "to is_ok",
            "#[test]\nfn a() {\n    assert_eq!(f(1), Ok(2));\n}\n",
            "#[test]\nfn a() {\n    assert!(f(1).is_ok());\n}\n",
            &["assertion-loosened@3"],
        ),
        one("true", ONE, &ONE.replace(eq, "assert!(true)"), &["tautology@6"]),
        one("itself", ONE, &ONE.replace(eq, "assert_eq!(got, got)"), &["tautology@6"]),
        one("value", ONE, &ONE.replace("vec![(0, 9)]", "vec![(0, 4)]"), &["expected-value-changed@6"]),
        one(
            "panic message dropped",
            "#[test]\n#[should_panic(expected = \"by zero\")]\nfn a() {\n    div(1, 0);\n}\n",
            "#[test]\n#[should_panic]\nfn a() {\n    div(1, 0);\n}\n",
            &["assertion-loosened@2"],
        ),
        one(
            "tolerance",
            "#[test]\nfn a() {\n    assert!((f(1) - 3.14).abs() < 1e-6);\n}\n",
            "#[test]\nfn a() {\n    assert!((f(1) - 3.14).abs() < 0.5);\n}\n",
            &["threshold-relaxed@3"],
        ),
        one(
            "bound",
            "#[test]\nfn a() {\n    assert!(elapsed() < Duration::from_millis(50));\n}\n",
            "#[test]\nfn a() {\n    assert!(elapsed() < Duration::from_millis(5000));\n}\n",
            &["threshold-relaxed@3"],
        ),
        // Look-alikes.
        one(
            "assert to assert_eq",
            "#[test]\nfn a() {\n    assert!(f(1) == 2);\n}\n",
            "#[test]\nfn a() {\n    assert_eq!(f(1), 2);\n}\n",
            &[],
        ),
        one("message", ONE, &ONE.replace(eq, "assert_eq!(got, vec![(0, 9)], \"touching\")"), &[]),
        one(
            "suffix",
            "#[test]\nfn a() {\n    assert_eq!(f(1), 2);\n}\n",
            "#[test]\nfn a() {\n    assert_eq!(f(1), 2u64);\n}\n",
            &[],
        ),
    ]);
}

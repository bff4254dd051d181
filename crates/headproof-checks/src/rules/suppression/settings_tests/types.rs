//! Type checkers and scanners.

use super::{S, T, table};

#[test]
fn loosened_type_checkers_are_found() {
    let ts = |body: &str| {
        format!(
            "{{\n  // the compiler\n  \"compilerOptions\": {{\n    \"target\": \"ES2022\",\n{body}  }}\n}}\n"
        )
    };
    let mypy = |body: &str| format!("[tool.mypy]\npython_version = \"3.12\"\n{body}");
    table(vec![
        (
            "strict off",
            vec![("tsconfig.json", &ts("    \"strict\": true\n"), &ts("    \"strict\": false\n"))],
            T,
            5,
        ),
        (
            "strict gone",
            vec![("tsconfig.json", &ts("    \"strict\": true\n"), &ts("    \"declaration\": true\n"))],
            T,
            5,
        ),
        (
            "noImplicitAny",
            vec![(
                "tsconfig.json",
                &ts("    \"strict\": true\n"),
                &ts("    \"strict\": true,\n    \"noImplicitAny\": false\n"),
            )],
            T,
            6,
        ),
        (
            "null checks",
            vec![(
                "tsconfig.app.json",
                &ts("    \"strictNullChecks\": true\n"),
                &ts("    \"strictNullChecks\": false\n"),
            )],
            T,
            5,
        ),
        (
            "unchecked index",
            vec![(
                "tsconfig.base.json",
                &ts("    \"noUncheckedIndexedAccess\": true\n"),
                &ts("    \"noEmit\": true\n"),
            )],
            T,
            5,
        ),
        (
            "tsconfig exclude",
            vec![(
                "tsconfig.json",
                "{\n  \"exclude\": [\"dist\"]\n}\n",
                "{\n  \"exclude\": [\"dist\", \"src/legacy/**\"]\n}\n",
            )],
            T,
            2,
        ),
        ("mypy strict", vec![("pyproject.toml", &mypy("strict = true\n"), &mypy("strict = false\n"))], T, 3),
        ("mypy strict gone", vec![("mypy.ini", "[mypy]\nstrict = True\n", "[mypy]\npretty = True\n")], T, 2),
        ("mypy ignore_errors", vec![("pyproject.toml", &mypy(""), &mypy("ignore_errors = true\n"))], T, 3),
        (
            "mypy module",
            vec![(
                "pyproject.toml",
                &mypy("strict = true\n"),
                &mypy(
                    "strict = true\n\n[[tool.mypy.overrides]]\nmodule = \"app.billing\"\nignore_errors = true\n",
                ),
            )],
            T,
            7,
        ),
        (
            "mypy ini module",
            vec![(
                "setup.cfg",
                "[mypy]\nstrict = True\n",
                "[mypy]\nstrict = True\n\n[mypy-app.models.*]\nignore_errors = True\n",
            )],
            T,
            5,
        ),
        (
            "mypy untyped defs",
            vec![(
                "mypy.ini",
                "[mypy]\ndisallow_untyped_defs = True\n",
                "[mypy]\ndisallow_untyped_defs = False\n",
            )],
            T,
            2,
        ),
        (
            "mypy code",
            vec![("pyproject.toml", &mypy(""), &mypy("disable_error_code = [\"arg-type\"]\n"))],
            T,
            3,
        ),
        (
            "pyright mode",
            vec![(
                "pyrightconfig.json",
                "{\n  \"typeCheckingMode\": \"strict\"\n}\n",
                "{\n  \"typeCheckingMode\": \"basic\"\n}\n",
            )],
            T,
            2,
        ),
        (
            "pyright rule",
            vec![(
                "pyproject.toml",
                "[tool.pyright]\ntypeCheckingMode = \"strict\"\n",
                "[tool.pyright]\ntypeCheckingMode = \"strict\"\nreportOptionalMemberAccess = false\n",
            )],
            T,
            3,
        ),
    ]);
}

#[test]
fn loosened_scanners_are_found() {
    let golangci = "linters-settings:\n  gosec:\n    severity: low\n";
    let gosec = "linters-settings:\n  gosec:\n    severity: low\n    excludes:\n      - G402\n";
    let leaks = |paths: &str| format!("title = \"x\"\n[allowlist]\npaths = [{paths}]\n");
    let base = "{\n  \"compilerOptions\": {\n    \"strict\": true\n  }\n}\n";
    let inherits =
        "{\n  \"extends\": \"./base.json\",\n  \"compilerOptions\": {\n    \"strict\": true\n  }\n}\n";
    let leaner =
        "{\n  \"extends\": \"./base.json\",\n  \"compilerOptions\": {\n    \"outDir\": \"dist\"\n  }\n}\n";
    table(vec![
        ("gosec", vec![(".golangci.yml", golangci, gosec)], S, 5),
        ("gitleaks", vec![(".gitleaks.toml", &leaks("'tests/.*'"), &leaks("'tests/.*', 'deploy/.*'"))], S, 3),
        ("trivy, no reason", vec![(".trivyignore", "# why\nCVE-1\n", "# why\nCVE-1\n\nCVE-2\n")], S, 4),
        (
            "trivy, with a reason",
            vec![(".trivyignore", "# why\nCVE-1\n", "# why\nCVE-1\n\n# not reachable, until 2027\nCVE-2\n")],
            "",
            0,
        ),
        ("gitleaks in fixtures", vec![(".gitleaks.toml", &leaks(""), &leaks("'test/fixtures/.*'"))], "", 0),
        ("inherited options", vec![("tsconfig.json", inherits, leaner)], "", 0),
        (
            "nothing inherited",
            vec![("tsconfig.json", base, "{\n  \"compilerOptions\": {\n    \"outDir\": \"dist\"\n  }\n}\n")],
            T,
            3,
        ),
    ]);
}

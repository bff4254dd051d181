//! What the rules about linters', type checkers' and scanners' settings find and what they let pass.

use crate::trial::table;

const L: &str = "lint-setting-loosened";
const T: &str = "type-setting-loosened";
const S: &str = "security-setting-loosened";

#[test]
fn loosened_linters_are_found() {
    let ruff = |body: &str| {
        format!("[tool.ruff]\nline-length = 100\n\n[tool.ruff.lint]\nselect = [\"E\", \"F\", \"B\"]\n{body}")
    };
    let flat = |body: &str| {
        format!(
            "import js from '@eslint/js';\nexport default [\n  js.configs.recommended,\n  {{\n    rules: {{\n{body}    }},\n  }},\n];\n"
        )
    };
    let rc = |body: &str| {
        format!("{{\n  \"extends\": [\"eslint:recommended\"],\n  \"rules\": {{\n{body}  }}\n}}\n")
    };
    let cargo = |body: &str| format!("[package]\nname = \"x\"\n\n[lints.clippy]\n{body}");
    table(vec![
        ("ruff ignore", vec![("pyproject.toml", &ruff(""), &ruff("ignore = [\"F841\"]\n"))], L, 6),
        ("ruff select cut", vec![("pyproject.toml", &ruff(""), &ruff("").replace(", \"B\"", ""))], L, 5),
        (
            "ruff per file",
            vec![(
                "ruff.toml",
                "line-length = 88\n",
                "line-length = 88\n[lint.per-file-ignores]\n\"app/models.py\" = [\"F401\"]\n",
            )],
            L,
            3,
        ),
        (
            "ruff exclude",
            vec![(
                "ruff.toml",
                "line-length = 88\n",
                "line-length = 88\nextend-exclude = [\"app/legacy\"]\n",
            )],
            L,
            2,
        ),
        (
            "flake8",
            vec![(
                ".flake8",
                "[flake8]\nmax-line-length = 100\n",
                "[flake8]\nmax-line-length = 100\nextend-ignore = F401,F811\n",
            )],
            L,
            3,
        ),
        (
            "flake8 in setup.cfg",
            vec![("setup.cfg", "[flake8]\nignore = E501\n", "[flake8]\nignore = E501, F821\n")],
            L,
            2,
        ),
        (
            "pylint disable",
            vec![(
                ".pylintrc",
                "[MESSAGES CONTROL]\ndisable=C0114\n",
                "[MESSAGES CONTROL]\ndisable=C0114,broad-except\n",
            )],
            L,
            2,
        ),
        (
            "pylint score",
            vec![(
                "pyproject.toml",
                "[tool.pylint.main]\nfail-under = 9.5\n",
                "[tool.pylint.main]\nfail-under = 6.0\n",
            )],
            L,
            2,
        ),
        (
            "eslint off",
            vec![(
                ".eslintrc.json",
                &rc("    \"no-undef\": \"error\"\n"),
                &rc("    \"no-undef\": \"off\"\n"),
            )],
            L,
            4,
        ),
        (
            "eslint off, numbers",
            vec![(".eslintrc.json", &rc("    \"eqeqeq\": [2, \"always\"]\n"), &rc("    \"eqeqeq\": 0\n"))],
            L,
            4,
        ),
        (
            "eslint off anew",
            vec![("eslint.config.js", &flat(""), &flat("      'no-unused-vars': 'off',\n"))],
            L,
            6,
        ),
        (
            "eslint flat off",
            vec![(
                "eslint.config.mjs",
                &flat("      'no-console': 'error',\n"),
                &flat("      'no-console': 'off',\n"),
            )],
            L,
            6,
        ),
        (
            "eslint ignores",
            vec![(
                "eslint.config.js",
                &flat(""),
                &flat("").replace("    rules", "    ignores: ['src/legacy/**'],\n    rules"),
            )],
            L,
            5,
        ),
        (
            "eslint extends cut",
            vec![(
                ".eslintrc.json",
                "{\n  \"extends\": [\n    \"eslint:recommended\",\n    \"plugin:security/recommended\"\n  ]\n}\n",
                "{\n  \"extends\": [\n    \"eslint:recommended\"\n  ]\n}\n",
            )],
            L,
            4,
        ),
        (
            "package.json eslint",
            vec![(
                "package.json",
                "{\n  \"eslintConfig\": {\n    \"rules\": {\n      \"no-eval\": \"error\"\n    }\n  }\n}\n",
                "{\n  \"eslintConfig\": {\n    \"rules\": {\n      \"no-eval\": \"off\"\n    }\n  }\n}\n",
            )],
            L,
            4,
        ),
        (
            "biome off",
            vec![(
                "biome.json",
                "{\n  \"linter\": {\n    \"enabled\": true\n  }\n}\n",
                "{\n  \"linter\": {\n    \"enabled\": false\n  }\n}\n",
            )],
            L,
            3,
        ),
        (
            "biome rule",
            vec![(
                "biome.json",
                "{\n  \"linter\": {\n    \"rules\": {\n      \"suspicious\": {}\n    }\n  }\n}\n",
                "{\n  \"linter\": {\n    \"rules\": {\n      \"suspicious\": {\n        \"noExplicitAny\": \"off\"\n      }\n    }\n  }\n}\n",
            )],
            L,
            5,
        ),
        (
            "clippy allow",
            vec![("Cargo.toml", &cargo("unwrap_used = \"deny\"\n"), &cargo("unwrap_used = \"allow\"\n"))],
            L,
            5,
        ),
        (
            "clippy gone",
            vec![(
                "Cargo.toml",
                &cargo("unwrap_used = \"deny\"\ntodo = \"warn\"\n"),
                &cargo("todo = \"warn\"\n"),
            )],
            L,
            5,
        ),
        (
            "workspace lints",
            vec![(
                "Cargo.toml",
                "[workspace]\nmembers = [\"a\"]\n[workspace.lints.rust]\nunsafe_code = \"forbid\"\n",
                "[workspace]\nmembers = [\"a\"]\n[workspace.lints.rust]\nunsafe_code = \"allow\"\n",
            )],
            L,
            4,
        ),
        (
            "lints not inherited",
            vec![(
                "a/Cargo.toml",
                "[package]\nname = \"a\"\n[lints]\nworkspace = true\n",
                "[package]\nname = \"a\"\n",
            )],
            L,
            3,
        ),
        (
            "golangci disable",
            vec![(
                ".golangci.yml",
                "linters:\n  enable:\n    - errcheck\n    - govet\n",
                "linters:\n  enable:\n    - govet\n  disable:\n    - errcheck\n",
            )],
            L,
            5,
        ),
        (
            "golangci exclude rule",
            vec![(
                ".golangci.yml",
                "issues:\n  max-same-issues: 0\n",
                "issues:\n  max-same-issues: 0\n  exclude-rules:\n    - path: internal/pay/\n      linters:\n        - errcheck\n",
            )],
            L,
            4,
        ),
        (
            "golangci tests",
            vec![(".golangci.yaml", "run:\n  timeout: 5m\n", "run:\n  timeout: 5m\n  tests: false\n")],
            L,
            3,
        ),
        (
            "rubocop",
            vec![(
                ".rubocop.yml",
                "AllCops:\n  NewCops: enable\n",
                "AllCops:\n  NewCops: enable\nLint/UselessAssignment:\n  Enabled: false\n",
            )],
            L,
            4,
        ),
        (
            "bandit",
            vec![(
                "pyproject.toml",
                "[tool.bandit]\nexclude_dirs = [\"tests\"]\n",
                "[tool.bandit]\nexclude_dirs = [\"tests\"]\nskips = [\"B602\"]\n",
            )],
            S,
            3,
        ),
    ]);
}

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
fn innocent_settings_of_linters_are_silent() {
    let ruff = |body: &str| format!("[tool.ruff.lint]\n{body}");
    let ts = |body: &str| format!("{{\n  \"compilerOptions\": {{\n{body}  }}\n}}\n");
    let rc = |body: &str| format!("{{\n  \"rules\": {{\n{body}  }}\n}}\n");
    table(vec![
        (
            "form",
            vec![(
                "pyproject.toml",
                &ruff("select = [\"E\"]\n"),
                &ruff("select = [\"E\"]\nignore = [\"E501\", \"W191\", \"COM812\"]\n"),
            )],
            "",
            0,
        ),
        (
            "wider selection",
            vec![(
                "pyproject.toml",
                &ruff("select = [\"E\", \"F\"]\n"),
                &ruff("select = [\"E\", \"F\", \"S\", \"B\"]\nignore = [\"S603\", \"B008\"]\n"),
            )],
            "",
            0,
        ),
        (
            "narrower codes of the same",
            vec![("pyproject.toml", &ruff("select = [\"E4\", \"F\"]\n"), &ruff("select = [\"E\", \"F\"]\n"))],
            "",
            0,
        ),
        (
            "top level to lint",
            vec![(
                "pyproject.toml",
                "[tool.ruff]\nignore = [\"F401\"]\n",
                "[tool.ruff.lint]\nignore = [\"F401\"]\n",
            )],
            "",
            0,
        ),
        (
            "tests may assert",
            vec![(
                "ruff.toml",
                "line-length = 88\n",
                "line-length = 88\n[lint.per-file-ignores]\n\"tests/*\" = [\"S101\"]\n\"__init__.py\" = [\"F401\"]\n",
            )],
            "",
            0,
        ),
        (
            "generated left out",
            vec![(
                "ruff.toml",
                "line-length = 88\n",
                "line-length = 88\nextend-exclude = [\"*_pb2.py\", \"migrations\", \"vendor\"]\n",
            )],
            "",
            0,
        ),
        (
            "flake8 to ruff",
            vec![
                (".flake8", "[flake8]\nextend-ignore = E203\n", ""),
                (
                    "pyproject.toml",
                    "[project]\nname = \"x\"\n",
                    "[project]\nname = \"x\"\n[tool.ruff.lint]\nselect = [\"E\", \"F\"]\n",
                ),
            ],
            "",
            0,
        ),
        (
            "line length",
            vec![(".flake8", "[flake8]\nmax-line-length = 80\n", "[flake8]\nmax-line-length = 120\n")],
            "",
            0,
        ),
        (
            "rule of a plugin instead",
            vec![(
                ".eslintrc.json",
                &rc("    \"no-shadow\": \"error\"\n"),
                &rc("    \"no-shadow\": \"off\",\n    \"@typescript-eslint/no-shadow\": \"error\"\n"),
            )],
            "",
            0,
        ),
        (
            "formatter takes over",
            vec![(
                ".eslintrc.json",
                &rc("    \"indent\": \"error\", \"semi\": 2\n"),
                &rc("    \"indent\": \"off\", \"semi\": \"off\"\n"),
            )],
            "",
            0,
        ),
        (
            "off in tests",
            vec![(
                "eslint.config.js",
                "export default [{ rules: { 'no-console': 'error' } }];\n",
                "export default [\n  { rules: { 'no-console': 'error' } },\n  { files: ['**/*.test.js'], rules: { 'no-console': 'off' } },\n];\n",
            )],
            "",
            0,
        ),
        (
            "warning to error",
            vec![(".eslintrc.json", &rc("    \"no-eval\": \"warn\"\n"), &rc("    \"no-eval\": \"error\"\n"))],
            "",
            0,
        ),
        (
            "reordered rules",
            vec![(
                ".eslintrc.json",
                &rc("    \"a\": \"error\",\n    \"b\": \"warn\"\n"),
                &rc("    \"b\": \"warn\",\n    \"a\": \"error\"\n"),
            )],
            "",
            0,
        ),
        (
            "rc to flat",
            vec![
                (".eslintrc.json", &rc("    \"no-eval\": \"error\"\n"), ""),
                ("eslint.config.js", "", "export default [{ rules: { 'no-eval': 'error' } }];\n"),
            ],
            "",
            0,
        ),
        (
            "ignores built files",
            vec![(
                "eslint.config.js",
                "export default [{ rules: { a: 'error' } }];\n",
                "export default [{ ignores: ['dist/**', 'coverage/**'] }, { rules: { a: 'error' } }];\n",
            )],
            "",
            0,
        ),
        (
            "pedantic with exceptions",
            vec![(
                "Cargo.toml",
                "[package]\nname = \"x\"\n[lints.clippy]\nall = \"warn\"\n",
                "[package]\nname = \"x\"\n[lints.clippy]\nall = \"warn\"\npedantic = { level = \"warn\", priority = -1 }\nmodule_name_repetitions = \"allow\"\n",
            )],
            "",
            0,
        ),
        (
            "lints to the workspace",
            vec![(
                "a/Cargo.toml",
                "[package]\nname = \"a\"\n[lints]\nworkspace = true\n",
                "[package]\nname = \"a\"\n[dependencies]\nserde = \"1\"\n[lints]\nworkspace = true\n",
            )],
            "",
            0,
        ),
        (
            "golangci given up",
            vec![(
                ".golangci.yml",
                "linters:\n  enable: [exportloopref, govet]\n",
                "linters:\n  enable: [govet, copyloopvar]\n",
            )],
            "",
            0,
        ),
        (
            "golangci tests excluded",
            vec![(
                ".golangci.yml",
                "issues:\n  max-same-issues: 0\n",
                "issues:\n  max-same-issues: 0\n  exclude-rules:\n    - path: _test\\.go\n      linters: [funlen]\n",
            )],
            "",
            0,
        ),
        (
            "strict instead of parts",
            vec![(
                "tsconfig.json",
                &ts("    \"noImplicitAny\": true,\n    \"strictNullChecks\": true\n"),
                &ts("    \"strict\": true\n"),
            )],
            "",
            0,
        ),
        (
            "target",
            vec![(
                "tsconfig.json",
                &ts("    \"strict\": true,\n    \"target\": \"ES2020\"\n"),
                &ts("    \"target\": \"ES2022\",\n    \"strict\": true\n"),
            )],
            "",
            0,
        ),
        (
            "moved to a base",
            vec![
                (
                    "tsconfig.json",
                    &ts("    \"strict\": true\n"),
                    "{\n  \"extends\": \"./tsconfig.base.json\"\n}\n",
                ),
                ("tsconfig.base.json", "", &ts("    \"strict\": true\n")),
            ],
            "",
            0,
        ),
        (
            "skipLibCheck",
            vec![(
                "tsconfig.json",
                &ts("    \"strict\": true\n"),
                &ts("    \"strict\": true,\n    \"skipLibCheck\": true\n"),
            )],
            "",
            0,
        ),
        (
            "missing stubs",
            vec![(
                "pyproject.toml",
                "[tool.mypy]\nstrict = true\n",
                "[tool.mypy]\nstrict = true\n[[tool.mypy.overrides]]\nmodule = \"boto3.*\"\nignore_missing_imports = true\n",
            )],
            "",
            0,
        ),
        (
            "tests untyped",
            vec![(
                "pyproject.toml",
                "[tool.mypy]\nstrict = true\n",
                "[tool.mypy]\nstrict = true\n[[tool.mypy.overrides]]\nmodule = \"tests.*\"\ndisallow_untyped_defs = false\n",
            )],
            "",
            0,
        ),
        (
            "ini to toml",
            vec![
                ("mypy.ini", "[mypy]\nstrict = True\n", ""),
                (
                    "pyproject.toml",
                    "[project]\nname = \"x\"\n",
                    "[project]\nname = \"x\"\n[tool.mypy]\nstrict = true\n",
                ),
            ],
            "",
            0,
        ),
        (
            "bandit in tests",
            vec![(
                "pyproject.toml",
                "[tool.bandit]\nskips = []\n",
                "[tool.bandit]\nskips = [\"B101\"]\nexclude_dirs = [\"tests\"]\n",
            )],
            "",
            0,
        ),
    ]);
}

#[test]
fn what_real_histories_do_with_linters_is_silent() {
    let many: String = (0..9).map(|n| format!("    \"ASYNC1{n:02}\",\n")).collect();
    let ruff = |ignore: &str| {
        format!("[tool.ruff.lint]\nextend-select = [\"B\", \"F\"]\nignore = [\n    \"B009\",\n{ignore}]\n")
    };
    let rc = "{\n  \"extends\": [\"eslint:recommended\", \"plugin:react/recommended\"]\n}\n";
    let flat = "export default [js.configs.recommended, { ignores: ['**/.expo/', '**/lib/'] }];\n";
    let golangci = "linters:\n  enable:\n    - errcheck\n    - misspell\n";
    let golangci_v2 = "version: \"2\"\nlinters:\n  enable:\n    - misspell\nformatters:\n  exclusions:\n    paths:\n      - gin.go\n";
    table(vec![
        ("a whole set of ignores", vec![("pyproject.toml", &ruff(""), &ruff(&many))], "", 0),
        ("another format", vec![(".eslintrc.json", rc, ""), ("eslint.config.mjs", "", flat)], "", 0),
        ("what runs by default", vec![(".golangci.yml", golangci, golangci_v2)], "", 0),
        (
            "a new checker with its exclusions",
            vec![(
                "pyproject.toml",
                "[tool.mypy]\nstrict = true\n[tool.pyright]\nstrict = []\n",
                "[tool.mypy]\nstrict = true\n[tool.pyright]\nstrict = []\n[tool.ty.src]\nexclude = [\"src/legacy/old.py\"]\n",
            )],
            "",
            0,
        ),
        (
            "a test folder's own settings",
            vec![(
                "test-d/tsconfig.json",
                "{\n  \"include\": [\"*.ts\"]\n}\n",
                "{\n  \"include\": [\"*.ts\"],\n  \"exclude\": [\"./fallback.ts\"]\n}\n",
            )],
            "",
            0,
        ),
        (
            "an unknown plugin",
            vec![(".flake8", "[flake8]\nignore = E203\n", "[flake8]\nignore = E203,PIE801\n")],
            "",
            0,
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

//! What loosens nothing.

use super::table;

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

//! Linters.

use super::{L, S, table};

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

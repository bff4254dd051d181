//! What leaves tests out or asks less of them.

use super::{C, D, T, table};

#[test]
fn tests_disabled_by_settings_are_found() {
    let py =
        |body: &str| format!("[tool.pytest.ini_options]\ntestpaths = [\"tests\", \"integration\"]\n{body}");
    let jest = |body: &str| format!("module.exports = {{\n  testEnvironment: 'node',\n{body}}};\n");
    let vitest = |body: &str| {
        format!(
            "import {{ defineConfig }} from 'vitest/config';\nexport default defineConfig({{\n  test: {{\n    globals: true,\n{body}  }},\n}});\n"
        )
    };
    let cargo = |body: &str| format!("[package]\nname = \"x\"\nversion = \"0.1.0\"\n{body}");
    let package = |test: &str| format!("{{\n  \"scripts\": {{\n    \"test\": \"{test}\"\n  }}\n}}\n");
    let playwright = |body: &str| {
        format!(
            "import {{ defineConfig }} from '@playwright/test';\nexport default defineConfig({{\n  testDir: './e2e',\n{body}}});\n"
        )
    };
    table(vec![
        (
            "addopts ignore",
            vec![("pyproject.toml", &py(""), &py("addopts = \"--ignore=tests/test_billing.py\"\n"))],
            D,
            3,
        ),
        (
            "addopts mark",
            vec![("pyproject.toml", &py("addopts = \"-q\"\n"), &py("addopts = \"-q -m 'not slow'\"\n"))],
            D,
            3,
        ),
        (
            "addopts list",
            vec![(
                "pyproject.toml",
                &py(""),
                &py("addopts = [\n  \"-q\",\n  \"--deselect\", \"tests/test_a.py::test_b\",\n]\n"),
            )],
            D,
            5,
        ),
        (
            "testpaths cut",
            vec![("pyproject.toml", &py(""), "[tool.pytest.ini_options]\ntestpaths = [\"tests\"]\n")],
            D,
            2,
        ),
        (
            "pytest.ini",
            vec![("pytest.ini", "[pytest]\naddopts = -q\n", "[pytest]\naddopts = -q --ignore=tests/api\n")],
            D,
            2,
        ),
        (
            "setup.cfg",
            vec![(
                "setup.cfg",
                "[tool:pytest]\naddopts = -q\n",
                "[tool:pytest]\naddopts = -q\n    -k \"not payment\"\n",
            )],
            D,
            3,
        ),
        (
            "norecursedirs",
            vec![(
                "pytest.ini",
                "[pytest]\nnorecursedirs = .git\n",
                "[pytest]\nnorecursedirs = .git legacy\n",
            )],
            D,
            2,
        ),
        (
            "conftest",
            vec![(
                "tests/conftest.py",
                "import os\n",
                "import os\n\ncollect_ignore = [\"test_export.py\"]\n",
            )],
            D,
            3,
        ),
        (
            "conftest glob",
            vec![(
                "conftest.py",
                "collect_ignore_glob = []\n",
                "collect_ignore_glob = [\"*_integration.py\"]\n",
            )],
            D,
            1,
        ),
        (
            "jest ignore",
            vec![(
                "jest.config.js",
                &jest(""),
                &jest("  testPathIgnorePatterns: ['/node_modules/', 'orders'],\n"),
            )],
            D,
            3,
        ),
        (
            "jest in package.json",
            vec![(
                "package.json",
                "{\n  \"jest\": {\n    \"verbose\": true\n  }\n}\n",
                "{\n  \"jest\": {\n    \"verbose\": true,\n    \"testPathIgnorePatterns\": [\"src/api\"]\n  }\n}\n",
            )],
            D,
            4,
        ),
        (
            "jest match cut",
            vec![(
                "jest.config.ts",
                "const config = { testMatch: ['**/*.test.ts', '**/*.spec.ts'] };\nexport default config;\n",
                "const config = { testMatch: ['**/*.test.ts'] };\nexport default config;\n",
            )],
            D,
            1,
        ),
        (
            "jest passes without tests",
            vec![("jest.config.js", &jest(""), &jest("  passWithNoTests: true,\n"))],
            D,
            3,
        ),
        (
            "vitest exclude",
            vec![(
                "vitest.config.ts",
                &vitest(""),
                &vitest("    exclude: ['**/node_modules/**', 'src/auth/**'],\n"),
            )],
            D,
            5,
        ),
        (
            "vitest include one file",
            vec![(
                "vitest.config.ts",
                &vitest("    include: ['src/**/*.test.ts'],\n"),
                &vitest("    include: ['src/math.test.ts'],\n"),
            )],
            D,
            5,
        ),
        (
            "vitest ignores errors",
            vec![("vitest.config.ts", &vitest(""), &vitest("    dangerouslyIgnoreUnhandledErrors: true,\n"))],
            D,
            5,
        ),
        (
            "mocha ignore",
            vec![(
                ".mocharc.json",
                "{\n  \"recursive\": true\n}\n",
                "{\n  \"recursive\": true,\n  \"ignore\": [\"test/api/**\"]\n}\n",
            )],
            D,
            3,
        ),
        ("mocha yaml", vec![(".mocharc.yml", "spec: test/**/*.js\n", "spec: test/unit/**/*.js\n")], D, 1),
        (
            "mocha js",
            vec![(
                ".mocharc.js",
                "module.exports = { recursive: true };\n",
                "module.exports = { recursive: true, grep: 'unit' };\n",
            )],
            D,
            1,
        ),
        (
            "playwright",
            vec![(
                "playwright.config.ts",
                &playwright(""),
                &playwright("  testIgnore: '**/checkout.spec.ts',\n"),
            )],
            D,
            4,
        ),
        (
            "cypress",
            vec![(
                "cypress.config.js",
                "module.exports = { e2e: { baseUrl: 'x' } };\n",
                "module.exports = { e2e: { baseUrl: 'x', excludeSpecPattern: '**/login.cy.js' } };\n",
            )],
            D,
            1,
        ),
        (
            "karma",
            vec![(
                "karma.conf.js",
                "module.exports = function (config) {\n  config.set({\n    frameworks: ['jasmine'],\n  });\n};\n",
                "module.exports = function (config) {\n  config.set({\n    frameworks: ['jasmine'],\n    exclude: ['src/app/orders/**'],\n  });\n};\n",
            )],
            D,
            4,
        ),
        (
            "cargo test = false",
            vec![("Cargo.toml", &cargo("[lib]\n"), &cargo("[lib]\ntest = false\n"))],
            D,
            5,
        ),
        (
            "cargo harness",
            vec![(
                "Cargo.toml",
                &cargo("[[test]]\nname = \"api\"\n"),
                &cargo("[[test]]\nname = \"api\"\nharness = false\n"),
            )],
            D,
            6,
        ),
        ("cargo autotests", vec![("Cargo.toml", &cargo(""), &cargo("autotests = false\n"))], D, 4),
        (
            "cargo features",
            vec![(
                "Cargo.toml",
                &cargo("[features]\nslow = []\n"),
                &cargo("[features]\nslow = []\n[[test]]\nname = \"api\"\nrequired-features = [\"slow\"]\n"),
            )],
            D,
            8,
        ),
        (
            "nextest filter",
            vec![(
                ".config/nextest.toml",
                "[profile.default]\nretries = 0\n",
                "[profile.default]\nretries = 0\ndefault-filter = 'not test(billing)'\n",
            )],
            D,
            3,
        ),
        (
            "script ignores",
            vec![("package.json", &package("jest"), &package("jest --testPathIgnorePatterns cart"))],
            C,
            3,
        ),
        (
            "script excludes",
            vec![("package.json", &package("vitest run"), &package("vitest run --exclude src/auth"))],
            C,
            3,
        ),
        (
            "make short",
            vec![("Makefile", "test:\n\tgo test ./...\n", "test:\n\tgo test -short ./...\n")],
            C,
            2,
        ),
        (
            "tox",
            vec![(
                "tox.ini",
                "[testenv]\ncommands =\n    pytest tests\n",
                "[testenv]\ncommands =\n    pytest tests -k \"not api\"\n",
            )],
            C,
            3,
        ),
        (
            "nox",
            vec![(
                "noxfile.py",
                "import nox\n\n\n@nox.session\ndef tests(session):\n    session.run(\"pytest\", \"tests\")\n",
                "import nox\n\n\n@nox.session\ndef tests(session):\n    session.run(\"pytest\", \"tests\", \"--ignore=tests/api\")\n",
            )],
            C,
            6,
        ),
        ("vitest retry", vec![("vitest.config.ts", &vitest(""), &vitest("    retry: 3,\n"))], T, 5),
        (
            "playwright retries",
            vec![("playwright.config.ts", &playwright("  retries: 0,\n"), &playwright("  retries: 3,\n"))],
            T,
            4,
        ),
        (
            "pytest reruns",
            vec![("pytest.ini", "[pytest]\naddopts = -q\n", "[pytest]\naddopts = -q --reruns 5\n")],
            T,
            2,
        ),
        (
            "nextest retries",
            vec![(
                ".config/nextest.toml",
                "[profile.ci]\nfail-fast = false\n",
                "[profile.ci]\nfail-fast = false\nretries = 4\n",
            )],
            T,
            3,
        ),
        (
            "jest timeout",
            vec![("jest.config.js", &jest("  testTimeout: 5000,\n"), &jest("  testTimeout: 60000,\n"))],
            T,
            3,
        ),
        (
            "go timeout",
            vec![(
                "Makefile",
                "test:\n\tgo test -timeout 60s ./...\n",
                "test:\n\tgo test -timeout 30m ./...\n",
            )],
            T,
            2,
        ),
        (
            "pixel difference",
            vec![(
                "playwright.config.ts",
                &playwright("  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },\n"),
                &playwright("  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.4 } },\n"),
            )],
            T,
            4,
        ),
    ]);
}

//! What the rules about runners' settings find and what they let pass.

use crate::trial::table;

const D: &str = "test-disabled-by-config";
const C: &str = "test-command-narrowed";
const T: &str = "threshold-relaxed-in-settings";

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

#[test]
fn innocent_settings_of_runners_are_silent() {
    let jest = |body: &str| format!("module.exports = {{\n  testEnvironment: 'node',\n{body}}};\n");
    let vitest =
        |body: &str| format!("export default {{\n  test: {{\n    globals: true,\n{body}  }},\n}};\n");
    let package = |test: &str| format!("{{\n  \"scripts\": {{\n    \"test\": \"{test}\"\n  }}\n}}\n");
    table(vec![
        (
            "built files",
            vec![(
                "jest.config.js",
                &jest(""),
                &jest("  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],\n"),
            )],
            "",
            0,
        ),
        (
            "fixtures",
            vec![(
                "vitest.config.ts",
                &vitest(""),
                &vitest("    exclude: ['**/node_modules/**', '**/fixtures/**'],\n"),
            )],
            "",
            0,
        ),
        (
            "reordered",
            vec![(
                "jest.config.js",
                "module.exports = {\n  a: 1,\n  testMatch: ['x/**', 'y/**'],\n};\n",
                "module.exports = {\n  testMatch: ['y/**', 'x/**'],\n  a: 1,\n};\n",
            )],
            "",
            0,
        ),
        (
            "script to module",
            vec![
                ("jest.config.js", &jest("  testPathIgnorePatterns: ['old'],\n"), ""),
                (
                    "jest.config.ts",
                    "",
                    "export default {\n  testEnvironment: 'node',\n  testPathIgnorePatterns: ['old'],\n};\n",
                ),
            ],
            "",
            0,
        ),
        (
            "moved to pyproject",
            vec![
                ("pytest.ini", "[pytest]\naddopts = -q -m \"not slow\"\n", ""),
                (
                    "pyproject.toml",
                    "[project]\nname = \"x\"\n",
                    "[project]\nname = \"x\"\n[tool.pytest.ini_options]\naddopts = \"-q -m 'not slow'\"\n",
                ),
            ],
            "",
            0,
        ),
        (
            "removed with its tests",
            vec![
                (
                    "pyproject.toml",
                    "[tool.pytest.ini_options]\ntestpaths = [\"tests\", \"legacy\"]\n",
                    "[tool.pytest.ini_options]\ntestpaths = [\"tests\"]\n",
                ),
                ("legacy/test_a.py", "def test_a():\n    assert f() == 1\n", ""),
                ("legacy/a.py", "def f():\n    return 1\n", ""),
            ],
            "",
            0,
        ),
        (
            "taken over by another project",
            vec![
                ("vitest.config.ts", &vitest(""), &vitest("    exclude: ['src/browser/**'],\n")),
                (
                    "vitest.browser.config.ts",
                    "",
                    "export default { test: { include: ['src/browser/**'] } };\n",
                ),
            ],
            "",
            0,
        ),
        (
            "more options",
            vec![(
                "pytest.ini",
                "[pytest]\naddopts = -q\n",
                "[pytest]\naddopts = -q --strict-markers --tb=short -n auto --cov=app\n",
            )],
            "",
            0,
        ),
        (
            "stricter",
            vec![(
                "pytest.ini",
                "[pytest]\naddopts = -q -m \"not slow\"\n",
                "[pytest]\naddopts = -q\nxfail_strict = true\n",
            )],
            "",
            0,
        ),
        (
            "wider match",
            vec![(
                "jest.config.js",
                &jest("  testMatch: ['**/*.test.js'],\n"),
                &jest("  testMatch: ['**/*.test.js', '**/*.spec.js'],\n"),
            )],
            "",
            0,
        ),
        (
            "speed",
            vec![("package.json", &package("jest"), &package("jest --runInBand --ci --silent"))],
            "",
            0,
        ),
        (
            "another runner",
            vec![("package.json", &package("mocha --require ts-node/register test"), &package("vitest run"))],
            "",
            0,
        ),
        (
            "bench without harness",
            vec![(
                "Cargo.toml",
                "[package]\nname = \"x\"\n",
                "[package]\nname = \"x\"\n[[bench]]\nname = \"b\"\nharness = false\n",
            )],
            "",
            0,
        ),
        (
            "own harness",
            vec![(
                "Cargo.toml",
                "[package]\nname = \"x\"\n[dev-dependencies]\nlibtest-mimic = \"1\"\n[[test]]\nname = \"a\"\n",
                "[package]\nname = \"x\"\n[dev-dependencies]\nlibtest-mimic = \"1\"\n[[test]]\nname = \"a\"\nharness = false\n",
            )],
            "",
            0,
        ),
        (
            "new gated test",
            vec![
                (
                    "Cargo.toml",
                    "[package]\nname = \"x\"\n",
                    "[package]\nname = \"x\"\n[[test]]\nname = \"db\"\nrequired-features = [\"db\"]\n",
                ),
                ("tests/db.rs", "", "#[test]\nfn a() { assert_eq!(1 + 1, 2); }\n"),
            ],
            "",
            0,
        ),
        (
            "new project",
            vec![
                ("vitest.config.ts", "", "export default { test: { retry: 2, exclude: ['e2e/**'] } };\n"),
                ("src/a.ts", "", "export const a = 1;\n"),
            ],
            "",
            0,
        ),
        (
            "fewer retries",
            vec![("vitest.config.ts", &vitest("    retry: 3,\n"), &vitest("    retry: 1,\n"))],
            "",
            0,
        ),
        (
            "a little slower",
            vec![("jest.config.js", &jest("  testTimeout: 5000,\n"), &jest("  testTimeout: 10000,\n"))],
            "",
            0,
        ),
        (
            "coverage exclude only",
            vec![(
                "vitest.config.ts",
                &vitest(""),
                &vitest("    coverage: { exclude: ['src/index.ts', '**/*.d.ts'] },\n"),
            )],
            "",
            0,
        ),
        (
            "watch script",
            vec![(
                "package.json",
                "{\"scripts\": {\"test\": \"vitest run\", \"test:watch\": \"vitest\"}}\n",
                "{\"scripts\": {\"test\": \"vitest run\", \"test:watch\": \"vitest --changed\"}}\n",
            )],
            "",
            0,
        ),
        (
            "setup files",
            vec![(
                "jest.config.js",
                &jest(""),
                &jest(
                    "  setupFilesAfterEach: ['./setup.js'],\n  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },\n",
                ),
            )],
            "",
            0,
        ),
    ]);
}

#[test]
fn marks_of_tests_that_are_new_leave_out_nothing_old() {
    let py = |body: &str| format!("[tool.pytest.ini_options]\ntestpaths = [\"tests\"]\n{body}");
    let fresh =
        "import pytest\n\n\n@pytest.mark.stress\ndef test_many():\n    assert run(10_000) == 10_000\n";
    let old = "def test_many():\n    assert run(10_000) == 10_000\n";
    let before = py("");
    let after = py("addopts = \"-m 'not stress'\"\n");
    table(vec![
        ("new tests", vec![("pyproject.toml", &before, &after), ("tests/test_stress.py", "", fresh)], "", 0),
        (
            "tests that were there",
            vec![("pyproject.toml", &before, &after), ("tests/test_stress.py", old, fresh)],
            D,
            3,
        ),
    ]);
}

#[test]
fn roots_that_follow_their_tests_are_silent() {
    let jest = |roots: &str| format!("module.exports = {{\n  roots: [{roots}],\n}};\n");
    let spec = "import { f } from './f';\n\nit('adds', () => {\n  expect(f(1)).toBe(2);\n});\n";
    let nextest = "[profile.default]\nretries = 0\n";
    let quick = "[profile.default]\nretries = 0\n\n[profile.quick]\ndefault-filter = \"not test(slow)\"\n";
    let pytest = "[pytest]\ntestpaths = tests\n";
    let samples = "[pytest]\ntestpaths = tests\nnorecursedirs = tests/broken_projects\n";
    let broken = "def test_fails_on_purpose():\n    assert answer() == 2\n";
    let (both, one) = (jest("'<rootDir>/src', '<rootDir>/spec'"), jest("'<rootDir>/src'"));
    table(vec![
        (
            "moved",
            vec![("jest.config.js", &both, &one), ("spec/f.test.ts", spec, ""), ("src/f.test.ts", "", spec)],
            "",
            0,
        ),
        ("not moved", vec![("jest.config.js", &both, &one), ("src/g.ts", "", "export const g = 1;\n")], D, 2),
        ("a new profile", vec![(".config/nextest.toml", nextest, quick)], "", 0),
        (
            "new sample projects",
            vec![("pytest.ini", pytest, samples), ("tests/broken_projects/test_a.py", "", broken)],
            "",
            0,
        ),
    ]);
}

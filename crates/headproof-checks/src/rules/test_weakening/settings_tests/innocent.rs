//! What leaves out nothing.

use super::{D, table};

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

//! Floors and scopes of coverage.

use super::{GH, gh, run};

#[test]
fn lowered_coverage_is_found() {
    let r = "coverage-floor-lowered";
    let toml = |n: &str| format!("[tool.coverage.report]\nfail_under = {n}\nshow_missing = true\n");
    let addopts =
        |n: &str| format!("[tool.pytest.ini_options]\naddopts = \"--cov=app --cov-fail-under={n}\"\n");
    let jest = |n: &str| {
        format!(
            "module.exports = {{\n  coverageThreshold: {{\n    global: {{ lines: {n}, branches: 70 }},\n  }},\n}};\n"
        )
    };
    let vitest = |n: &str| {
        format!(
            "import {{ defineConfig }} from 'vitest/config';\nexport default defineConfig({{\n  test: {{\n    coverage: {{\n      thresholds: {{\n        lines: {n},\n      }},\n    }},\n  }},\n}});\n"
        )
    };
    let nyc = |n: &str| format!("{{\n  \"check-coverage\": true,\n  \"lines\": {n}\n}}\n");
    let codecov = |n: &str| {
        format!(
            "coverage:\n  status:\n    project:\n      default:\n        target: {n}%\n        threshold: 1%\n"
        )
    };
    let llvm = |n: &str| gh(&format!("- run: cargo llvm-cov --fail-under-lines {n}"));
    let script =
        |n: &str| format!("#!/bin/bash\nMIN_COVERAGE={n}\ncov=$(go tool cover -func c.out | tail -1)\n");
    let gradle = |n: &str| {
        format!(
            "jacocoTestCoverageVerification {{\n  violationRules {{\n    rule {{\n      limit {{\n        minimum = {n}\n      }}\n    }}\n  }}\n}}\n"
        )
    };
    let package = |n: &str| {
        format!(
            "{{\n  \"jest\": {{\n    \"coverageThreshold\": {{\n      \"global\": {{\n        \"lines\": {n}\n      }}\n    }}\n  }}\n}}\n"
        )
    };
    let s = "coverage-scope-narrowed";
    run(vec![
        ("fail_under lowered", vec![("pyproject.toml", &toml("90"), &toml("60"))], r, 2),
        (
            "fail_under removed",
            vec![("pyproject.toml", &toml("90"), "[tool.coverage.report]\nshow_missing = true\n")],
            r,
            2,
        ),
        (
            ".coveragerc",
            vec![(".coveragerc", "[report]\nfail_under = 85\n", "[report]\nfail_under = 80\n")],
            r,
            2,
        ),
        (
            "setup.cfg",
            vec![(
                "setup.cfg",
                "[coverage:report]\nfail_under = 85\n",
                "[coverage:report]\nfail_under = 0\n",
            )],
            r,
            2,
        ),
        ("addopts", vec![("pyproject.toml", &addopts("90"), &addopts("70"))], r, 2),
        (
            "addopts removed",
            vec![("pyproject.toml", &addopts("90"), "[tool.pytest.ini_options]\naddopts = \"--cov=app\"\n")],
            r,
            2,
        ),
        ("jest", vec![("jest.config.js", &jest("80"), &jest("50"))], r, 3),
        ("vitest", vec![("vitest.config.ts", &vitest("80"), &vitest("70"))], r, 6),
        ("nyc", vec![(".nycrc", &nyc("90"), &nyc("75"))], r, 3),
        ("package.json", vec![("package.json", &package("80"), &package("10"))], r, 5),
        ("codecov target", vec![("codecov.yml", &codecov("80"), &codecov("60"))], r, 5),
        (
            "codecov threshold",
            vec![("codecov.yml", &codecov("80"), &codecov("80").replace("1%", "10%"))],
            r,
            6,
        ),
        (
            "codecov informational",
            vec![("codecov.yml", &codecov("80"), &format!("{}        informational: true\n", codecov("80")))],
            r,
            7,
        ),
        ("llvm-cov flag", vec![(GH, &llvm("80"), &llvm("50"))], r, 7),
        (
            "flag removed",
            vec![(GH, &gh("- run: pytest --cov --cov-fail-under=80"), &gh("- run: pytest --cov"))],
            r,
            7,
        ),
        ("script", vec![("scripts/coverage.sh", &script("80"), &script("60"))], r, 2),
        ("gradle", vec![("build.gradle", &gradle("0.80"), &gradle("0.50"))], r, 5),
        (
            "floor file deleted",
            vec![(".coveragerc", "[report]\nfail_under = 85\n", ""), ("a.py", "x\n", "y\n")],
            r,
            2,
        ),
        (
            "omit sources",
            vec![(
                ".coveragerc",
                "[run]\nbranch = True\n",
                "[run]\nbranch = True\nomit =\n    app/billing.py\n",
            )],
            s,
            4,
        ),
        (
            "jest leaves out sources",
            vec![(
                "jest.config.js",
                "module.exports = { collectCoverageFrom: ['src/**/*.ts'] };\n",
                "module.exports = { collectCoverageFrom: ['src/**/*.ts', '!src/payments/**'] };\n",
            )],
            s,
            1,
        ),
    ]);
}

#[test]
fn innocent_changes_to_coverage_are_silent() {
    let toml = |n: &str| format!("[tool.coverage.report]\nfail_under = {n}\n");
    let jest =
        |n: &str| format!("module.exports = {{ coverageThreshold: {{ global: {{ lines: {n} }} }} }};\n");
    run(vec![
        ("raised", vec![("pyproject.toml", &toml("80"), &toml("85"))], "", 0),
        (
            "moved to pyproject",
            vec![
                (".coveragerc", "[report]\nfail_under = 80\n", ""),
                ("pyproject.toml", "[project]\nname = \"x\"\n", &toml("80")),
            ],
            "",
            0,
        ),
        (
            "moved to the command line",
            vec![
                ("pyproject.toml", &toml("80"), "[tool.coverage.report]\nshow_missing = true\n"),
                (GH, &gh("- run: pytest"), &gh("- run: pytest --cov --cov-fail-under=80")),
            ],
            "",
            0,
        ),
        (
            "jest to vitest",
            vec![
                ("jest.config.js", &jest("80"), ""),
                (
                    "vitest.config.ts",
                    "",
                    "export default { test: { coverage: { thresholds: { lines: 80 } } } };\n",
                ),
            ],
            "",
            0,
        ),
        (
            "omit tests and migrations",
            vec![(
                ".coveragerc",
                "[run]\nbranch = True\n",
                "[run]\nbranch = True\nomit =\n    */migrations/*\n    tests/*\n    */__main__.py\n",
            )],
            "",
            0,
        ),
        (
            "generated Go code left out by an expression",
            vec![(
                ".testcoverage.yml",
                "exclude:\n  paths:\n    - ^cmd/\n",
                "exclude:\n  paths:\n    - ^cmd/\n    - \\.pb\\.go$\n    - ^internal/rpc/.*\\.pb\\.gw\\.go$\n",
            )],
            "",
            0,
        ),
        (
            "generated code left out",
            vec![("codecov.yml", "comment: false\n", "comment: false\nignore:\n  - \"src/generated/**\"\n")],
            "",
            0,
        ),
        (
            "new floor",
            vec![(
                "pyproject.toml",
                "[tool.coverage.run]\nbranch = true\n",
                &format!("[tool.coverage.run]\nbranch = true\n{}", toml("50")),
            )],
            "",
            0,
        ),
        (
            "new file",
            vec![(
                "codecov.yml",
                "",
                "coverage:\n  status:\n    project:\n      default:\n        informational: true\n",
            )],
            "",
            0,
        ),
        (
            "reporters",
            vec![(
                "jest.config.js",
                &jest("80"),
                "module.exports = {\n  coverageReporters: ['lcov'],\n  coverageThreshold: {\n    global: { lines: 80 },\n  },\n};\n",
            )],
            "",
            0,
        ),
        (
            "reordered metrics",
            vec![(".nycrc", "{\"lines\": 80, \"branches\": 70}\n", "{\"branches\": 70, \"lines\": 80}\n")],
            "",
            0,
        ),
        (
            "another number in a script",
            vec![("ci/coverage.sh", "MIN_COVERAGE=80\nTIMEOUT=60\n", "MIN_COVERAGE=80\nTIMEOUT=30\n")],
            "",
            0,
        ),
        (
            "version of an action",
            vec![(
                GH,
                &gh("- uses: org/coverage-threshold-action@v4"),
                &gh("- uses: org/coverage-threshold-action@v3"),
            )],
            "",
            0,
        ),
        (
            "package removed",
            vec![("web/jest.config.js", &jest("80"), ""), ("web/package.json", "{\"name\": \"web\"}\n", "")],
            "",
            0,
        ),
    ]);
}

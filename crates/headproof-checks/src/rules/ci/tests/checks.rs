//! Steps, jobs, conditions and commands.

use super::{GH, claims, gh, run};

#[test]
fn steps_made_non_fatal_are_found() {
    let test = gh("- uses: actions/checkout@v4\n- name: unit tests\n  run: cargo test --workspace");
    let flag = gh(
        "- uses: actions/checkout@v4\n- name: unit tests\n  continue-on-error: true\n  run: cargo test --workspace",
    );
    let or_true =
        gh("- uses: actions/checkout@v4\n- name: unit tests\n  run: cargo test --workspace || true");
    let or_echo = gh(
        "- uses: actions/checkout@v4\n- name: unit tests\n  run: cargo test --workspace || echo 'tests failed'",
    );
    let exit = gh("- uses: actions/checkout@v4\n- name: unit tests\n  run: cargo test --workspace; exit 0");
    let set_e = gh(
        "- uses: actions/checkout@v4\n- name: unit tests\n  run: |\n    set +e\n    cargo test --workspace",
    );
    let block = gh(
        "- uses: actions/checkout@v4\n- name: unit tests\n  run: |\n    cargo test --workspace || {\n      echo failed\n    }",
    );
    let branch = gh(
        "- uses: actions/checkout@v4\n- name: unit tests\n  run: |\n    if cargo test --workspace; then\n      echo fine\n    else\n      echo broken\n    fi",
    );
    let job = test.replace("    runs-on", "    continue-on-error: true\n    runs-on");
    let renamed = gh(
        "- uses: actions/checkout@v4\n- name: Tests (informational)\n  run: cargo test --workspace --locked || true",
    );
    let gitlab = "test:\n  stage: test\n  script:\n    - pytest\n";
    let gitlab_allow = "test:\n  stage: test\n  script:\n    - pytest\n  allow_failure: true\n";
    let circle = "version: 2.1\njobs:\n  build:\n    docker: [{image: x}]\n    steps:\n      - checkout\n      - run: npm test\n";
    let circle_true = circle.replace("npm test", "npm test || true");
    let azure = "steps:\n- script: npm test\n  displayName: Test\n";
    let azure_on = "steps:\n- script: npm test\n  displayName: Test\n  continueOnError: true\n";
    let package = "{\n  \"scripts\": {\n    \"test\": \"vitest run\"\n  }\n}\n";
    let package_true = package.replace("vitest run", "vitest run || true");
    let make = "test:\n\tgo test ./...\n";
    let make_dash = "test:\n\t-go test ./...\n";
    let script = "#!/bin/bash\nset -e\npytest tests\n";
    let script_true = "#!/bin/bash\nset -e\npytest tests || true\n";
    let jenkins = "pipeline {\n  stages {\n    stage('Test') {\n      steps {\n        sh 'mvn verify'\n      }\n    }\n  }\n}\n";
    let jenkins_true = jenkins.replace("mvn verify", "mvn verify || true");
    let ruff = gh("- run: ruff check .");
    let ruff_zero = gh("- run: ruff check . --exit-zero");
    let trivy = gh("- uses: aquasecurity/trivy-action@0.20\n  with:\n    exit-code: '1'");
    let trivy_zero = gh("- uses: aquasecurity/trivy-action@0.20\n  with:\n    exit-code: '0'");
    let tox = "[testenv]\ncommands =\n    pytest {posargs}\n";
    let tox_dash = "[testenv]\ncommands =\n    - pytest {posargs}\n";
    let r = "ci-step-non-fatal";
    run(vec![
        ("continue-on-error", vec![(GH, &test, &flag)], r, 9),
        ("|| true", vec![(GH, &test, &or_true)], r, 9),
        ("|| echo", vec![(GH, &test, &or_echo)], r, 9),
        ("; exit 0", vec![(GH, &test, &exit)], r, 9),
        ("set +e", vec![(GH, &test, &set_e)], r, 10),
        ("|| block", vec![(GH, &test, &block)], r, 10),
        ("if without failing end", vec![(GH, &test, &branch)], r, 10),
        ("the whole job", vec![(GH, &test, &job)], r, 5),
        ("renamed, changed and dropped", vec![(GH, &test, &renamed)], r, 9),
        ("gitlab allow_failure", vec![(".gitlab-ci.yml", gitlab, gitlab_allow)], r, 5),
        ("circle", vec![(".circleci/config.yml", circle, &circle_true)], r, 7),
        ("azure", vec![("azure-pipelines.yml", azure, azure_on)], r, 4),
        ("package script", vec![("package.json", package, &package_true)], r, 3),
        ("make ignores errors", vec![("Makefile", make, make_dash)], r, 2),
        ("shell script", vec![("scripts/test.sh", script, script_true)], r, 3),
        ("jenkins", vec![("Jenkinsfile", jenkins, &jenkins_true)], r, 5),
        ("ruff exit-zero", vec![(GH, &ruff, &ruff_zero)], r, 7),
        ("trivy exit-code", vec![(GH, &trivy, &trivy_zero)], r, 9),
        ("tox dash", vec![("tox.ini", tox, tox_dash)], r, 3),
    ]);
}

#[test]
fn removed_checks_are_found() {
    let two = gh("- run: cargo build\n- name: Unit\n  run: cargo test");
    let one = gh("- run: cargo build");
    let echo = gh("- run: cargo build\n- name: Unit\n  run: echo \"tests skipped\"");
    let build = gh("- run: cargo build\n- name: Unit\n  run: cargo test --no-run");
    let comment = gh("- run: cargo build\n# - name: Unit\n#   run: cargo test");
    let jobs = "on: push\njobs:\n  build:\n    steps:\n      - run: npm run build\n  lint:\n    steps:\n      - run: npm run lint\n";
    let no_lint = "on: push\njobs:\n  build:\n    steps:\n      - run: npm run build\n";
    let multi = gh("- run: |\n    npm ci\n    npm run lint\n    npm test");
    let multi_cut = gh("- run: |\n    npm ci\n    npm run lint");
    let split = gh("- run: pytest tests/unit\n- run: pytest tests/integration");
    let unit = gh("- run: pytest tests/unit");
    let security = gh("- run: npm ci\n- uses: github/codeql-action/analyze@v3");
    let no_security = gh("- run: npm ci");
    let types = gh("- run: mypy src\n- run: pytest");
    let no_types = gh("- run: pytest");
    let hooks = "repos:\n- repo: https://github.com/astral-sh/ruff-pre-commit\n  rev: v1\n  hooks:\n  - id: ruff\n- repo: https://github.com/pre-commit/mirrors-mypy\n  rev: v1\n  hooks:\n  - id: mypy\n";
    let fewer_hooks =
        "repos:\n- repo: https://github.com/astral-sh/ruff-pre-commit\n  rev: v1\n  hooks:\n  - id: ruff\n";
    let husky = "npx lint-staged\nnpm test\n";
    let husky_less = "npx lint-staged\n";
    let package = "{\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n";
    let package_echo =
        "{\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"echo 'no tests'\"\n  }\n}\n";
    let make = "ci: lint test\n\nlint:\n\tgolangci-lint run\n\ntest:\n\tgo test ./...\n";
    let make_less = "ci: lint\n\nlint:\n\tgolangci-lint run\n\ntest:\n\tgo test ./...\n";
    let mvn = gh("- run: mvn -B verify");
    let mvn_skip = gh("- run: mvn -B verify -DskipTests");
    let gitlab = "stages: [test]\nunit:\n  script:\n    - pytest\nlint:\n  script:\n    - flake8\n";
    let gitlab_less = "stages: [test]\nlint:\n  script:\n    - flake8\n";
    let r = "ci-check-removed";
    run(vec![
        ("step removed", vec![(GH, &two, &one)], r, 8),
        ("replaced by echo", vec![(GH, &two, &echo)], r, 9),
        ("only compiled", vec![(GH, &two, &build)], r, 9),
        ("commented out", vec![(GH, &two, &comment)], r, 8),
        ("job removed", vec![(GH, jobs, no_lint)], r, 6),
        ("line removed from a block", vec![(GH, &multi, &multi_cut)], r, 10),
        ("integration tests removed", vec![(GH, &split, &unit)], r, 8),
        ("security scan removed", vec![(GH, &security, &no_security)], r, 8),
        ("type check removed", vec![(GH, &types, &no_types)], r, 7),
        ("hook removed", vec![(".pre-commit-config.yaml", hooks, fewer_hooks)], r, 9),
        ("husky hook cut", vec![(".husky/pre-commit", husky, husky_less)], r, 2),
        ("test script is an echo", vec![("package.json", package, package_echo)], r, 4),
        ("make target no longer tests", vec![("Makefile", make, make_less)], r, 1),
        ("tests skipped by a property", vec![(GH, &mvn, &mvn_skip)], r, 7),
        ("gitlab job removed", vec![(".gitlab-ci.yml", gitlab, gitlab_less)], r, 2),
        ("workflow deleted", vec![(GH, &two, ""), ("src/a.rs", "a\n", "b\n")], r, 4),
    ]);
}

#[test]
fn conditions_and_triggers_that_narrow_are_found() {
    let test = gh("- run: npm test");
    let never = gh("- run: npm test\n  if: false");
    let never_job = test.replace("    runs-on", "    if: ${{ false }}\n    runs-on");
    let push_only = test.replace("    runs-on", "    if: github.event_name == 'push'\n    runs-on");
    let main_only = gh("- run: npm test\n  if: github.ref == 'refs/heads/main'");
    let gitlab = "test:\n  script: [pytest]\n";
    let manual = "test:\n  script: [pytest]\n  when: manual\n";
    let rule = "test:\n  script: [pytest]\n  rules:\n    - when: never\n";
    let azure = "steps:\n- script: npm test\n";
    let azure_off = "steps:\n- script: npm test\n  enabled: false\n";
    let c = "ci-condition-narrowed";
    let on = |t: &str| format!("{t}\njobs:\n  test:\n    steps:\n      - run: go test ./...\n");
    let both = on("on:\n  push:\n  pull_request:");
    let dispatch = on("on:\n  workflow_dispatch:");
    let push_main = on("on:\n  push:\n    branches: [main]");
    let ignore = on("on:\n  push:\n  pull_request:\n    paths-ignore:\n      - 'src/**'");
    let closed = on("on:\n  push:\n  pull_request:\n    types: [closed]");
    let docs_only = on("on:\n  push:\n  pull_request:\n    paths:\n      - 'docs/**'");
    let commented = on("on:\n  push:\n    branches: [main]\n  # pull_request:");
    let t = "ci-trigger-narrowed";
    run(vec![
        ("step never", vec![(GH, &test, &never)], c, 8),
        ("job never", vec![(GH, &test, &never_job)], c, 5),
        ("push only", vec![(GH, &test, &push_only)], c, 5),
        ("main only", vec![(GH, &test, &main_only)], c, 8),
        ("gitlab manual", vec![(".gitlab-ci.yml", gitlab, manual)], c, 3),
        ("gitlab never", vec![(".gitlab-ci.yml", gitlab, rule)], c, 4),
        ("azure disabled", vec![("azure-pipelines.yml", azure, azure_off)], c, 3),
        ("by hand only", vec![(GH, &both, &dispatch)], t, 1),
        ("no proposals", vec![(GH, &both, &push_main)], t, 1),
        ("sources ignored", vec![(GH, &both, &ignore)], t, 5),
        ("only when closed", vec![(GH, &both, &closed)], t, 4),
        ("only documentation", vec![(GH, &both, &docs_only)], t, 4),
        ("trigger commented out", vec![(GH, &both, &commented)], t, 4),
    ]);
}

#[test]
fn narrowed_commands_gates_and_hooks_are_found() {
    let n = "ci-tests-narrowed";
    let step = |run: &str| gh(&format!("- run: {run}"));
    let gate = "on: push\njobs:\n  test:\n    steps:\n      - run: npm test\n  deploy:\n    needs: test\n    steps:\n      - run: ./deploy.sh\n";
    let open = gate.replace("    needs: test\n", "");
    let always = gate.replace("    needs: test\n", "    needs: test\n    if: always()\n");
    let hook = "#!/bin/sh\ngit add -A\ngit commit -m \"$1\"\n";
    let bypass = "#!/bin/sh\ngit add -A\ngit commit --no-verify -m \"$1\"\n";
    let matrix = "on: push\njobs:\n  t:\n    strategy:\n      matrix:\n        os: [ubuntu-latest]\n        py:\n          - '3.11'\n          - '3.12'\n    steps:\n      - run: pytest\n";
    let commented = matrix.replace("          - '3.12'", "          # - '3.12'");
    run(vec![
        ("pytest -k", vec![(GH, &step("pytest"), &step("pytest -k 'not billing'"))], n, 7),
        ("pytest ignore", vec![(GH, &step("pytest tests"), &step("pytest tests --ignore=tests/api"))], n, 7),
        (
            "pytest deselect",
            vec![(GH, &step("pytest"), &step("pytest --deselect tests/test_a.py::test_b"))],
            n,
            7,
        ),
        ("pytest -m", vec![(GH, &step("pytest"), &step("python -m pytest -m 'not slow'"))], n, 7),
        ("go -short", vec![(GH, &step("go test ./..."), &step("go test -short ./..."))], n, 7),
        ("go -skip", vec![(GH, &step("go test ./..."), &step("go test -skip TestX ./..."))], n, 7),
        ("go fewer packages", vec![(GH, &step("go test ./..."), &step("go test ./api/..."))], n, 7),
        (
            "cargo exclude",
            vec![(GH, &step("cargo test --workspace"), &step("cargo test --workspace --exclude billing"))],
            n,
            7,
        ),
        ("cargo skip", vec![(GH, &step("cargo test"), &step("cargo test -- --skip parses"))], n, 7),
        ("cargo lib only", vec![(GH, &step("cargo test"), &step("cargo test --lib"))], n, 7),
        ("jest pass without tests", vec![(GH, &step("npx jest"), &step("npx jest --passWithNoTests"))], n, 7),
        ("jest ignore", vec![(GH, &step("npx jest"), &step("npx jest --testPathIgnorePatterns=cart"))], n, 7),
        (
            "nextest expression",
            vec![(GH, &step("cargo nextest run"), &step("cargo nextest run -E 'not test(slow)'"))],
            n,
            7,
        ),
        ("deeper folder", vec![(GH, &step("pytest tests"), &step("pytest tests/unit"))], n, 7),
        ("gate removed", vec![(GH, gate, &open)], "ci-gate-removed", 6),
        ("gate bypassed", vec![(GH, gate, &always)], "ci-gate-removed", 8),
        ("hooks bypassed", vec![("scripts/save.sh", hook, bypass)], "ci-hooks-bypassed", 3),
        ("matrix entry commented out", vec![(GH, matrix, &commented)], "ci-matrix-shrunk", 9),
        (
            "clippy warnings allowed",
            vec![(GH, &step("cargo clippy -- -D warnings"), &step("cargo clippy"))],
            "ci-check-loosened",
            7,
        ),
    ]);
}

#[test]
fn the_title_names_the_check_and_the_place() {
    let before = gh("- name: unit tests\n  run: cargo test");
    let after = gh("- name: unit tests\n  run: cargo test || true");
    let found = claims(&[(GH, &before, &after)]);
    let titles: Vec<&str> = found.iter().map(|c| c.statement.title.as_str()).collect();
    assert_eq!(titles, ["`cargo test` no longer fails the run: its failure is dropped by `|| true`"]);
}

#[test]
fn statuses_lost_in_pipes_and_sequences_are_found() {
    let piped = gh("- run: pytest 2>&1 | tee out.log");
    let safe = piped.replace("jobs:", "defaults:\n  run:\n    shell: bash\njobs:");
    let plain = gh("- run: pytest");
    let pipefail = gh("- run: |\n    set -o pipefail\n    pytest | tee out.log");
    let scripts = |ci: &str| format!("{{\n  \"scripts\": {{\n    \"ci\": \"{ci}\"\n  }}\n}}\n");
    let outcome = gh(
        "- id: t\n  continue-on-error: true\n  run: pytest\n- run: ./report\n- if: steps.t.outcome == 'failure'\n  run: exit 1",
    );
    let never_looked = gh("- id: t\n  continue-on-error: true\n  run: pytest\n- run: ./report");
    let r = "ci-step-non-fatal";
    run(vec![
        ("into a pipe", vec![(GH, &plain, &piped)], r, 7),
        (
            "joined by semicolons",
            vec![("package.json", &scripts("eslint . && jest"), &scripts("eslint .; jest"))],
            r,
            3,
        ),
        ("an outcome nobody looks at", vec![(GH, &plain, &never_looked)], r, 8),
        ("a shell with pipefail", vec![(GH, &plain, &safe)], "", 0),
        ("pipefail set by hand", vec![(GH, &plain, &pipefail)], "", 0),
        ("it was piped before", vec![(GH, &piped, &piped.replace("pytest", "pytest -v"))], "", 0),
        ("a later step fails", vec![(GH, &plain, &outcome)], "", 0),
        ("clean-up in front", vec![("package.json", &scripts("jest"), &scripts("rm -rf out; jest"))], "", 0),
    ]);
}

#[test]
fn what_is_left_of_a_rewritten_line_is_the_place() {
    let two = gh("- run: npm run lint && npm test");
    let one = gh("- run: npm run lint");
    let three = gh("- run: ruff check .\n- run: mypy src\n- run: pytest");
    let lint = gh("- run: ruff check .");
    let test = gh("- run: pytest");
    let coverage = |source: &str| format!("[tool.coverage.run]\nbranch = true\nsource = [\"{source}\"]\n");
    let c8 = |flags: &str| format!("{{\n  \"scripts\": {{\n    \"test\": \"c8 {flags} mocha\"\n  }}\n}}\n");
    let preset =
        |n: u32| format!("export const coverage = {{\n  thresholds: {{\n    lines: {n},\n  }},\n}};\n");
    let own = "export default { test: { coverage: { thresholds: { lines: 90 } } } };\n";
    let shared = "import { coverage } from './coverage';\nexport default { test: { coverage } };\n";
    let lines = |more: &str| format!("[report]\nexclude_also =\n    if TYPE_CHECKING:\n{more}");
    run(vec![
        ("half a line", vec![(GH, &two, &one)], "ci-check-removed", 7),
        (
            "one of three lost in a split",
            vec![
                (GH, &three, ""),
                (".github/workflows/a.yml", "", &lint),
                (".github/workflows/b.yml", "", &test),
            ],
            "ci-check-removed",
            8,
        ),
        (
            "a part of the sources",
            vec![("pyproject.toml", &coverage("shop"), &coverage("shop/api"))],
            "coverage-scope-narrowed",
            3,
        ),
        (
            "floors not checked",
            vec![("package.json", &c8("--check-coverage --lines 90"), &c8("--lines 90"))],
            "coverage-floor-lowered",
            3,
        ),
        (
            "a lower preset",
            vec![("vitest.config.ts", own, shared), ("coverage.ts", "", &preset(60))],
            "coverage-floor-lowered",
            3,
        ),
        ("an equal preset", vec![("vitest.config.ts", own, shared), ("coverage.ts", "", &preset(90))], "", 0),
        (
            "every handler left out",
            vec![(".coveragerc", &lines(""), &lines("    except .*:\n"))],
            "coverage-scope-narrowed",
            4,
        ),
        (
            "usual lines left out",
            vec![(".coveragerc", &lines(""), &lines("    raise NotImplementedError\n    @overload\n"))],
            "",
            0,
        ),
    ]);
}

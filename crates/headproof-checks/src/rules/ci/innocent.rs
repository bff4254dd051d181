//! Changes that only look as if a check was taken out, each beside one that takes it out: (name, files, rule, line).

use crate::trial::table;

fn gh(steps: &str) -> String {
    format!("on: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n{steps}")
}

#[test]
fn two_steps_that_became_one() {
    let two = gh(
        "      - name: test\n        run: yarn test\n        if: matrix.example != 'types'\n      - name: test types\n        run: yarn test -n FalseCJS\n        if: matrix.example == 'types'\n",
    );
    let one = gh("      - name: test\n        run: yarn test\n");
    let none = gh("      - name: build\n        run: yarn build\n");
    table(vec![
        ("without the option", vec![(".github/workflows/ci.yml", &two, &one)], "", 0),
        ("without either", vec![(".github/workflows/ci.yml", &one, &none)], "ci-check-removed", 7),
    ]);
}

#[test]
fn a_pipeline_under_a_name_with_a_dot() {
    let tox = "steps:\n  - script: pip install tox\n  - script: tox\n";
    let more =
        "steps:\n  - script: pip install -U tox\n  - script: tox -s false -- --junit-xml=results.xml\n";
    table(vec![
        ("renamed", vec![("azure-pipelines.yml", tox, ""), (".azure-pipelines.yml", "", more)], "", 0),
        ("gone", vec![("azure-pipelines.yml", tox, "")], "ci-check-removed", 1),
    ]);
}

#[test]
fn floors_of_projects_that_tests_run_on() {
    let floor = |n: u32| {
        format!("export default {{ test: {{ coverage: {{ thresholds: {{\n  lines: {n},\n}} }} }} }}\n")
    };
    let (old, new) = (floor(90), floor(50));
    table(vec![
        ("a project of the tests", vec![("test/coverage-test/vitest.config.ts", &old, &new)], "", 0),
        ("an example", vec![("examples/basic/vitest.config.ts", &old, &new)], "", 0),
        ("a package", vec![("packages/core/vitest.config.ts", &old, &new)], "coverage-floor-lowered", 2),
    ]);
}

#[test]
fn branches_that_are_only_maintained() {
    let on = |branch: &str| {
        format!(
            "on:\n  push:\n    branches: [\"{branch}\"]\n  pull_request:\n    branches: [\"{branch}\"]\njobs:\n  test:\n    steps:\n      - run: cargo test\n"
        )
    };
    table(vec![
        ("a release", vec![(".github/workflows/ci.yml", &on("master"), &on("v0.2.x"))], "", 0),
        (
            "a branch of somebody",
            vec![(".github/workflows/ci.yml", &on("master"), &on("nightly"))],
            "ci-trigger-narrowed",
            5,
        ),
    ]);
}

#[test]
fn a_status_that_is_asked_for() {
    let before = "#!/bin/sh -e\nscripts/check\npytest\n";
    table(vec![(
        "in a loop",
        vec![(
            "scripts/test",
            before,
            "#!/bin/sh\nset +e\nscripts/check\nwhile [ $? -ne 0 ]; do\n  scripts/lint\n  scripts/check\ndone\nset -e\npytest\n",
        )],
        "",
        0,
    )]);
}

#[test]
fn values_of_options_are_no_programs() {
    let travis = |line: &str| format!("language: python\nscript:\n  - {line}\n");
    let old = travis("coverage run --source github/tests setup.py test");
    let (paths, none) = (travis("coverage run --source github,tests setup.py test"), travis("coverage xml"));
    let python = travis("python setup.py test");
    table(vec![
        ("other sources", vec![(".travis.yml", &old, &paths)], "", 0),
        ("without coverage", vec![(".travis.yml", &old, &python)], "", 0),
        ("no tests", vec![(".travis.yml", &old, &none)], "ci-check-removed", 3),
    ]);
}

#[test]
fn a_tool_by_the_path_of_its_script() {
    let scripts = |test: &str| format!("{{\n  \"scripts\": {{\n    \"test\": \"{test}\"\n  }}\n}}\n");
    let long = scripts("node --trace-warnings node_modules/.bin/jest --coverage && yarn run badge");
    let (short, none) = (scripts("jest --coverage"), scripts("yarn run badge"));
    table(vec![
        ("by its name", vec![("package.json", &long, &short)], "", 0),
        ("no more", vec![("package.json", &long, &none)], "ci-check-removed", 3),
    ]);
}

#[test]
fn what_ships_the_product_is_no_check_of_changes() {
    let on =
        |events: &str, run: &str| format!("on:\n{events}jobs:\n  build:\n    steps:\n      - run: {run}\n");
    let comments = on("  issue_comment:\n    types: [created]\n", "tox -e py39");
    let pushes = on("  push:\n    branches: [main]\n", "tox -e py39");
    let ships = on("  push:\n    branches: [main]\n", "tox -e release -- 1.2");
    let jobs = |last: &str| {
        format!(
            "on: [push]\njobs:\n  test:\n    steps:\n      - run: cargo test\n  lint:\n    steps:\n      - run: cargo clippy\n{last}"
        )
    };
    let job = |id: &str, run: &str| format!("  {id}:\n    steps:\n      - run: {run}\n      - run: ship\n");
    let publish = jobs(&job("publish", "npm run e2e"));
    let (e2e, none) = (jobs(&job("e2e", "npm run e2e")), jobs(""));
    let hollow = jobs(&job("publish", "npm ci"));
    let path = ".github/workflows/on-comment.yml";
    let ci = ".github/workflows/ci.yml";
    table(vec![
        ("on a comment", vec![(path, &comments, "")], "", 0),
        ("on a push", vec![(path, &pushes, "")], "ci-check-removed", 5),
        ("an environment that ships", vec![(path, &ships, "")], "", 0),
        ("a job that publishes", vec![(ci, &publish, &none)], "", 0),
        ("a job that checks", vec![(ci, &e2e, &none)], "ci-check-removed", 9),
        ("published unchecked", vec![(ci, &publish, &hollow)], "ci-check-removed", 11),
    ]);
}

#[test]
fn a_check_that_a_hook_runs() {
    let tox = |more: &str| format!("[testenv]\ncommands = pytest\n{more}");
    let mypy = tox("\n[testenv:mypy]\ncommands = mypy src\n");
    let none = tox("");
    let hooks = |rev: &str| {
        format!(
            "repos:\n- repo: https://github.com/pre-commit/mirrors-mypy\n  rev: {rev}\n  hooks:\n  - id: mypy\n"
        )
    };
    let (pinned, plain) = (hooks("v0.790  # keep in sync"), hooks("v0.790"));
    table(vec![
        ("in a hook", vec![("tox.ini", &mypy, &none), (".pre-commit-config.yaml", &pinned, &plain)], "", 0),
        ("nowhere", vec![("tox.ini", &mypy, &none)], "ci-check-removed", 5),
    ]);
}

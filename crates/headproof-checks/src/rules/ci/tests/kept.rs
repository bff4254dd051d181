//! Changes to CI that lose no check.

use super::{GH, gh, run};

#[test]
fn innocent_changes_to_checks_are_silent() {
    let g = |steps: &str| gh(steps);
    let base =
        g("- uses: actions/checkout@v3\n- name: Test\n  run: cargo test\n- name: Lint\n  run: cargo clippy");
    let upgraded = g(
        "- uses: actions/checkout@v4\n- uses: Swatinem/rust-cache@v2\n- name: Run unit tests\n  run: cargo test\n- name: Lint code\n  run: cargo clippy",
    );
    let reordered =
        g("- uses: actions/checkout@v3\n- name: Lint\n  run: cargo clippy\n- name: Test\n  run: cargo test");
    let nextest = g(
        "- uses: actions/checkout@v3\n- name: Test\n  run: cargo nextest run --workspace\n- name: Lint\n  run: cargo clippy",
    );
    let make = g("- uses: actions/checkout@v3\n- run: make ci");
    let other_job = base.replace(
        "      - name: Lint\n        run: cargo clippy\n",
        "  lint:\n    steps:\n      - run: cargo clippy --all-targets\n",
    );
    let reusable = "on: push\njobs:\n  test:\n    uses: ./.github/workflows/test.yml\n";
    let callee = "on:\n  workflow_call:\njobs:\n  t:\n    steps:\n      - run: cargo test\n      - run: cargo clippy\n";
    let experimental = format!(
        "{base}  nightly:\n    continue-on-error: true\n    steps:\n      - run: cargo +nightly test\n"
    );
    let retry = g(
        "- uses: actions/checkout@v3\n- run: apt-get install -y x || apt-get install -y x\n- name: Test\n  run: cargo test\n- name: Lint\n  run: cargo clippy\n- run: rm -rf tmp || true",
    );
    let retried = g(
        "- uses: actions/checkout@v3\n- name: Test\n  run: cargo test || cargo test\n- name: Lint\n  run: cargo clippy || (echo lint failed; exit 1)",
    );
    let status = g(
        "- uses: actions/checkout@v3\n- name: Test\n  run: |\n    set +e\n    cargo test\n    status=$?\n    ./collect-logs\n    exit $status\n- name: Lint\n  run: cargo clippy",
    );
    let always = g(
        "- uses: actions/checkout@v3\n- name: Test\n  run: cargo test\n- name: Lint\n  if: always()\n  run: cargo clippy",
    );
    let matrixed = base.replace("    runs-on: ubuntu-latest", "    strategy:\n      fail-fast: false\n      matrix:\n        os: [ubuntu-latest, macos-latest]\n    runs-on: ${{ matrix.os }}");
    let py = g("- run: flake8 src\n- run: black --check .\n- run: pytest");
    let ruff = g("- run: ruff check src\n- run: ruff format --check .\n- run: uv run pytest -n auto");
    let jest = g("- run: npm test\n- run: npm run lint");
    let pnpm = g("- run: pnpm test\n- run: pnpm lint");
    let upload = g(
        "- run: npm test\n- run: npm run lint\n- uses: codecov/codecov-action@v4\n  continue-on-error: true",
    );
    let docs = "on:\n  push:\n  pull_request:\n    paths-ignore: ['**.md', 'docs/**']\njobs:\n  t:\n    steps:\n      - run: pytest\n";
    let no_docs = "on:\n  push:\n  pull_request:\njobs:\n  t:\n    steps:\n      - run: pytest\n";
    let branches =
        "on:\n  push:\n    branches: [main]\n  pull_request:\njobs:\n  t:\n    steps:\n      - run: pytest\n";
    let deploy = "on: push\njobs:\n  test:\n    steps:\n      - run: npm test\n  deploy:\n    needs: [test]\n    if: github.ref == 'refs/heads/main'\n    steps:\n      - run: ./deploy.sh staging\n";
    let deploy2 = "on: push\njobs:\n  test:\n    steps:\n      - run: npm test\n  build:\n    needs: [test]\n    steps:\n      - run: npm run build\n  deploy:\n    needs: [build]\n    if: github.event_name == 'push' && github.ref == 'refs/heads/main'\n    steps:\n      - run: ./deploy.sh production || ./rollback.sh\n";
    let anchors = "x: &t\n  script: [pytest]\nunit:\n  <<: *t\n";
    let extended = ".t:\n  script: [pytest]\nunit:\n  extends: .t\n";
    let package = "{\"scripts\": {\"test\": \"jest\", \"lint\": \"eslint .\"}}\n";
    let package2 = "{\"scripts\": {\"lint\": \"eslint . --cache\", \"test\": \"vitest run\", \"test:watch\": \"vitest || true\"}}\n";
    let shard = g("- run: npx playwright test --shard=1/4\n- run: npx playwright test --shard=2/4");
    let whole = g("- run: npx playwright test");
    let split = g("- run: pytest -m 'not slow' -n auto\n- run: pytest -m slow");
    let fe = "on: push\njobs:\n  web:\n    defaults:\n      run:\n        working-directory: legacy-web/\n    steps:\n      - run: npm test\n  api:\n    steps:\n      - run: go test ./...\n";
    let fe_gone = "on: push\njobs:\n  api:\n    steps:\n      - run: go test ./...\n";
    let travis = "language: python\nscript:\n  - pytest\n  - flake8\n";
    let migrated = g("- run: pip install .\n- run: pytest\n- run: ruff check");
    run(vec![
        ("renamed and upgraded", vec![(GH, &base, &upgraded)], "", 0),
        ("reordered", vec![(GH, &base, &reordered)], "", 0),
        ("nextest instead", vec![(GH, &base, &nextest)], "", 0),
        (
            "moved to make",
            vec![(GH, &base, &make), ("Makefile", "", "ci:\n\tcargo test\n\tcargo clippy\n")],
            "",
            0,
        ),
        ("moved to its own job", vec![(GH, &base, &other_job)], "", 0),
        ("reusable workflow", vec![(GH, &base, reusable), (".github/workflows/test.yml", "", callee)], "", 0),
        ("new optional job", vec![(GH, &base, &experimental)], "", 0),
        ("retry and clean-up", vec![(GH, &base, &retry)], "", 0),
        ("tests retried, handler fails", vec![(GH, &base, &retried)], "", 0),
        ("status kept", vec![(GH, &base, &status)], "", 0),
        ("runs always", vec![(GH, &base, &always)], "", 0),
        ("matrix added", vec![(GH, &base, &matrixed)], "", 0),
        ("ruff for flake8 and black", vec![(GH, &py, &ruff)], "", 0),
        ("pnpm for npm", vec![(GH, &jest, &pnpm)], "", 0),
        ("upload may fail", vec![(GH, &jest, &upload)], "", 0),
        ("docs ignored", vec![(GH, no_docs, docs)], "", 0),
        ("push limited to main", vec![(GH, no_docs, branches)], "", 0),
        ("deploy waits through build", vec![(GH, deploy, deploy2)], "", 0),
        ("anchor becomes extends", vec![(".gitlab-ci.yml", anchors, extended)], "", 0),
        ("vitest for jest, watch script", vec![("package.json", package, package2)], "", 0),
        ("sharded", vec![(GH, &whole, &shard)], "", 0),
        ("split by mark", vec![(GH, &g("- run: pytest"), &split)], "", 0),
        (
            "removed with its code",
            vec![
                (GH, fe, fe_gone),
                ("legacy-web/index.js", "x\n", ""),
                ("legacy-web/package.json", "{}\n", ""),
            ],
            "",
            0,
        ),
        ("travis to github", vec![(".travis.yml", travis, ""), (GH, "", &migrated)], "", 0),
        (
            "comments and formatting",
            vec![(GH, &base, &format!("# CI\n{}", base.replace("run: cargo test", "run: 'cargo test'")))],
            "",
            0,
        ),
        (
            "continue-on-error taken away",
            vec![(
                GH,
                &base.replace("run: cargo test", "continue-on-error: true\n        run: cargo test"),
                &base,
            )],
            "",
            0,
        ),
        (
            "non-fatal step removed",
            vec![(
                GH,
                &base.replace("run: cargo clippy", "run: cargo clippy || true"),
                &g("- uses: actions/checkout@v3\n- name: Test\n  run: cargo test"),
            )],
            "",
            0,
        ),
        (
            "parallel jobs, colour, verbosity",
            vec![(GH, &g("- run: go test ./..."), &g("- run: go test -race -v -count=1 ./..."))],
            "",
            0,
        ),
        (
            "hook versions",
            vec![(
                ".pre-commit-config.yaml",
                "repos:\n- repo: a\n  rev: v1\n  hooks:\n  - id: mypy\n",
                "repos:\n- repo: a\n  rev: v2\n  hooks:\n  - id: mypy\n    args: [--strict]\n",
            )],
            "",
            0,
        ),
        (
            "composite action",
            vec![(GH, &base, &g("- uses: actions/checkout@v3\n- uses: ./.github/actions/test-and-lint"))],
            "",
            0,
        ),
    ]);
}

#[test]
fn what_real_histories_do_without_losing_a_check_is_silent() {
    let tox = gh("- run: tox run -e typing");
    let uv = gh("- run: uv run --locked --no-default-groups --group dev tox run -e typing");
    let action = gh("- uses: pre-commit/action@v3");
    let command = gh("- run: uv run --group pre-commit pre-commit run --all-files");
    let generator = "on: push\njobs:\n  test:\n    steps:\n      - run: pytest\n  provenance:\n    uses: slsa-framework/slsa-github-generator/.github/workflows/generator.yml@v2\n";
    let no_generator = "on: push\njobs:\n  test:\n    steps:\n      - run: pytest\n";
    let rubocop = gh("- run: bundle exec rubocop lib\n- run: bundle exec rake spec");
    let rake = gh("- run: bundle exec rake spec");
    let make = "test: flake8 unit-test unit-test-py3\n\nunit-test:\n\tpytest tests\n\nunit-test-py3:\n\tpython3 -m pytest tests\n";
    let make_less = "test: flake8 unit-test-py3\n\nunit-test-py3:\n\tpython3 -m pytest tests\n";
    let latest = gh("- run: npx @scope/cli@latest pack\n- run: npm test");
    let pinned = gh("- run: npx @scope/cli@0.18.2 pack\n- run: npm test");
    run(vec![
        ("tox through uv", vec![(GH, &tox, &uv)], "", 0),
        ("an action becomes its command", vec![(GH, &action, &command)], "", 0),
        ("a foreign workflow that checks nothing", vec![(GH, generator, no_generator)], "", 0),
        (
            "taken over by a Rakefile",
            vec![
                (GH, &rubocop, &rake),
                (
                    "Rakefile",
                    "task default: :spec\n",
                    "RuboCop::RakeTask.new\ntask default: %w(rubocop spec)\n",
                ),
            ],
            "",
            0,
        ),
        ("an old interpreter is given up", vec![("Makefile", make, make_less)], "", 0),
        ("`latest` is no test", vec![(GH, &latest, &pinned)], "", 0),
        (
            "a server left behind",
            vec![(".travis.yml", "script:\n  - tox\n", ""), ("a.txt", "1\n", "2\n")],
            "",
            0,
        ),
    ]);
}

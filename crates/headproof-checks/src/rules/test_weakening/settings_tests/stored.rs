//! Commands and settings that store snapshots on every run.

use crate::trial::table;

#[test]
fn runs_that_store_what_comes_out_are_found() {
    table(vec![
        (
            "jest u",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --ci\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest -u\"\n  }\n}\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "jest updateSnapshot",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --updateSnapshot\"\n  }\n}\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "vitest u",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run -u\"\n  }\n}\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "vitest update",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run --update\"\n  }\n}\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "gh jest u",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx jest --ci\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx jest -u\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "gh npm test -- -u",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm test -- -u\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "playwright update",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx playwright test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx playwright test --update-snapshots\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "pytest snapshot-update ini",
            vec![("pytest.ini", "[pytest]\naddopts = -q\n", "[pytest]\naddopts = -q --snapshot-update\n")],
            "snapshot-rewritten",
            2,
        ),
        (
            "pytest snapshot-update toml",
            vec![(
                "pyproject.toml",
                "[tool.pytest.ini_options]\naddopts = \"-q\"\n",
                "[tool.pytest.ini_options]\naddopts = \"-q --snapshot-update\"\n",
            )],
            "snapshot-rewritten",
            2,
        ),
        (
            "pytest regen",
            vec![(
                "pyproject.toml",
                "[tool.pytest.ini_options]\naddopts = \"-q\"\n",
                "[tool.pytest.ini_options]\naddopts = \"-q --force-regen\"\n",
            )],
            "snapshot-rewritten",
            2,
        ),
        (
            "inline snapshot fix",
            vec![(
                "pyproject.toml",
                "[tool.pytest.ini_options]\naddopts = \"-q\"\n",
                "[tool.pytest.ini_options]\naddopts = \"-q --inline-snapshot=fix\"\n",
            )],
            "snapshot-rewritten",
            2,
        ),
        (
            "gh pytest",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: pytest\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: pytest --snapshot-update\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "insta env",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: INSTA_UPDATE=always cargo test\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "insta env block",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: push\nenv:\n  CI: 1\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: cargo test\n",
                "name: ci\non: push\nenv:\n  CI: 1\n  INSTA_UPDATE: always\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: cargo test\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "insta accept",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo insta test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo insta test --accept\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "insta yaml",
            vec![(
                ".config/insta.yaml",
                "behavior:\n  require_full_match: true\n",
                "behavior:\n  require_full_match: true\n  update: always\n",
            )],
            "snapshot-rewritten",
            3,
        ),
        (
            "insta force pass",
            vec![("Makefile", "test:\n\tcargo test\n", "test:\n\tINSTA_FORCE_PASS=1 cargo test\n")],
            "snapshot-rewritten",
            2,
        ),
        (
            "insta cargo config",
            vec![(
                ".cargo/config.toml",
                "[build]\njobs = 4\n",
                "[build]\njobs = 4\n\n[env]\nINSTA_UPDATE = \"always\"\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "go update",
            vec![("Makefile", "test:\n\tgo test ./...\n", "test:\n\tgo test ./... -update\n")],
            "snapshot-rewritten",
            2,
        ),
        (
            "go UPDATE env",
            vec![("Makefile", "test:\n\tgo test ./...\n", "test:\n\tUPDATE_GOLDEN=1 go test ./...\n")],
            "snapshot-rewritten",
            2,
        ),
        (
            "go snaps env",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: go test ./...\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: UPDATE_SNAPS=true go test ./...\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "update_expect",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: UPDATE_EXPECT=1 cargo test\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "trybuild",
            vec![("justfile", "test:\n    cargo test\n", "test:\n    TRYBUILD=overwrite cargo test\n")],
            "snapshot-rewritten",
            2,
        ),
        (
            "jest ci false",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --ci\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --ci=false --updateSnapshot\"\n  }\n}\n",
            )],
            "snapshot-rewritten",
            5,
        ),
        (
            "storybook",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx test-storybook\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx test-storybook -u\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "backstop approve",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx backstop test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npx backstop test || npx backstop approve\n",
            )],
            "snapshot-rewritten",
            8,
        ),
        (
            "tox snapshot",
            vec![(
                "tox.ini",
                "[testenv]\ncommands =\n    pytest {posargs}\n",
                "[testenv]\ncommands =\n    pytest --snapshot-update {posargs}\n",
            )],
            "snapshot-rewritten",
            3,
        ),
        (
            "script sh",
            vec![(
                "scripts/test.sh",
                "#!/bin/sh\nset -e\nnpx vitest run\n",
                "#!/bin/sh\nset -e\nnpx vitest run --update\n",
            )],
            "snapshot-rewritten",
            3,
        ),
    ]);
}

#[test]
fn runs_that_compare_are_silent() {
    table(vec![
        (
            "update script",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\",\n    \"test:update\": \"jest -u\"\n  }\n}\n",
            )],
            "",
            0,
        ),
        (
            "make update",
            vec![(
                "Makefile",
                "test:\n\tgo test ./...\n",
                "test:\n\tgo test ./...\n\nupdate-golden:\n\tgo test ./... -update\n",
            )],
            "",
            0,
        ),
        (
            "insta no",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: INSTA_UPDATE=no cargo test\n",
            )],
            "",
            0,
        ),
        (
            "ci flag",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --ci\"\n  }\n}\n",
            )],
            "",
            0,
        ),
        (
            "pip -U",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: pip install pytest\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: pip install -U pytest\n",
            )],
            "",
            0,
        ),
        (
            "update deps",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm update\n",
            )],
            "",
            0,
        ),
        (
            "removed",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest -u\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n",
            )],
            "",
            0,
        ),
        (
            "review",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo insta test\n",
                "name: ci\non: [push]\njobs:\n  t:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: cargo insta test --review --unreferenced=reject\n",
            )],
            "",
            0,
        ),
        (
            "just update",
            vec![(
                "justfile",
                "test:\n    cargo test\n",
                "test:\n    cargo test\n\nbless:\n    UPDATE_EXPECT=1 cargo test\n",
            )],
            "",
            0,
        ),
    ]);
}

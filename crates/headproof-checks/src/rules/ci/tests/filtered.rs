//! Packages and tests that a command no longer runs.

use crate::trial::table;

#[test]
fn packages_that_are_filtered_away_are_found() {
    table(vec![
        (
            "go list grep v",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test $(go list ./... | grep -v /billing)\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "go list grep v multi",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -race ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -race $(go list ./... | grep -v -e integration -e /store)\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "go list egrep make",
            vec![(
                "Makefile",
                "test:\n\tgo test ./...\n",
                "test:\n\tgo test $$(go list ./... | egrep -v 'sync|store')\n",
            )],
            "test-command-narrowed",
            2,
        ),
        (
            "make var pkgs",
            vec![(
                "Makefile",
                "PKGS := $(shell go list ./...)\n\ntest:\n\tgo test -race $(PKGS)\n",
                "PKGS := $(shell go list ./... | grep -v /e2e)\n\ntest:\n\tgo test -race $(PKGS)\n",
            )],
            "test-command-narrowed",
            1,
        ),
        (
            "go list skip",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -skip TestRefund ./...\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "go list shortened",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./a/... ./b/... ./c/...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./a/... ./b/...\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "go short flag",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -short ./...\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "go run flag",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -run 'Unit' ./...\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "cargo exclude",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test --workspace\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test --workspace --exclude ledger\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "cargo p list",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -p core -p ledger -p api\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -p core -p api\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "cargo skip",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -- --skip slow_sync\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "cargo lib only",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test --workspace\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test --workspace --lib\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "nextest filter",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo nextest run\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo nextest run -E 'not test(refund)'\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "justfile exclude",
            vec![(
                "justfile",
                "test:\n    cargo test --workspace\n",
                "test:\n    cargo test --workspace --exclude ledger\n",
            )],
            "test-command-narrowed",
            2,
        ),
        (
            "pytest ignore",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests --ignore=tests/test_refund.py\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "pytest k",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest -q\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest -q -k 'not refund'\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "pytest deselect",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest --deselect tests/test_a.py::test_refund\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "pytest one dir",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests/unit\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "tox k",
            vec![(
                "tox.ini",
                "[tox]\nenvlist = py312\n\n[testenv]\ndeps = pytest\ncommands =\n    pytest {posargs}\n",
                "[tox]\nenvlist = py312\n\n[testenv]\ndeps = pytest\ncommands =\n    pytest -k \"not slow\" {posargs}\n",
            )],
            "test-command-narrowed",
            7,
        ),
        (
            "nox ignore",
            vec![(
                "noxfile.py",
                "import nox\n\n\n@nox.session\ndef tests(session):\n    session.install('-e', '.[test]')\n    session.run(\"pytest\", \"tests\")\n",
                "import nox\n\n\n@nox.session\ndef tests(session):\n    session.install('-e', '.[test]')\n    session.run(\"pytest\", \"tests\", \"--ignore=tests/integration\")\n",
            )],
            "test-command-narrowed",
            7,
        ),
        (
            "nox k",
            vec![(
                "noxfile.py",
                "import nox\n\n\n@nox.session\ndef tests(session):\n    session.install('-e', '.[test]')\n    session.run(\"pytest\")\n",
                "import nox\n\n\n@nox.session\ndef tests(session):\n    session.install('-e', '.[test]')\n    session.run(\"pytest\", \"-k\", \"not network\")\n",
            )],
            "test-command-narrowed",
            7,
        ),
        (
            "jest ignore",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --testPathIgnorePatterns refund\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "vitest exclude",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run --exclude src/sync/**\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "mocha ignore",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"mocha test\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"mocha test --ignore test/refund.spec.js\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "mocha invert",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"mocha\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"mocha --grep slow --invert\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "playwright invert",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"playwright test\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"playwright test --grep-invert @checkout\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "lerna ignore",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"lerna run test\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"lerna run test --ignore @shop/billing\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "turbo filter",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"turbo run test\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"turbo run test --filter=!billing\"\n  }\n}\n",
            )],
            "test-command-narrowed",
            5,
        ),
        (
            "nx exclude",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: nx run-many -t test\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: nx run-many -t test --exclude=billing\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "yarn workspaces exclude",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: yarn workspaces foreach -A run test\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: yarn workspaces foreach -A --exclude billing run test\n",
            )],
            "ci-check-removed",
            9,
        ),
        (
            "deno ignore",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: deno test -A\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: deno test -A --ignore=src/sync\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "mvn skip module",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: mvn -B verify\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: mvn -B verify -pl '!billing'\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "mvn dtest",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: mvn -B test\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: mvn -B test -Dtest='!RefundTest'\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "gradle x",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: ./gradlew check\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: ./gradlew check -x :billing:test\n",
            )],
            "ci-check-removed",
            9,
        ),
        (
            "dotnet filter",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: dotnet test\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: dotnet test --filter \"Category!=Refund\"\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "ctest E",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: ctest --output-on-failure\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: ctest --output-on-failure -E refund\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "rspec tag",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: bundle exec rspec\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: bundle exec rspec --tag ~slow\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "phpunit exclude",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: vendor/bin/phpunit\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: vendor/bin/phpunit --exclude-group refund\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "bazel minus",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: bazel test //...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: bazel test //... -//billing/...\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "bazel tag",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: bazel test //...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: bazel test //... --test_tag_filters=-slow\n",
            )],
            "ci-tests-narrowed",
            9,
        ),
        (
            "script list",
            vec![(
                "scripts/test.sh",
                "#!/usr/bin/env bash\nset -euo pipefail\nfor p in core ledger api; do cargo test -p \"$p\"; done\n",
                "#!/usr/bin/env bash\nset -euo pipefail\nfor p in core api; do cargo test -p \"$p\"; done\n",
            )],
            "test-command-narrowed",
            3,
        ),
        (
            "script array",
            vec![(
                "scripts/test.sh",
                "#!/usr/bin/env bash\nset -euo pipefail\nPACKAGES=(core ledger api)\nfor p in \"${PACKAGES[@]}\"; do\n  cargo test -p \"$p\"\ndone\n",
                "#!/usr/bin/env bash\nset -euo pipefail\nPACKAGES=(core api)\nfor p in \"${PACKAGES[@]}\"; do\n  cargo test -p \"$p\"\ndone\n",
            )],
            "test-command-narrowed",
            3,
        ),
        (
            "mapfile filter",
            vec![(
                "scripts/test.sh",
                "#!/bin/bash\nset -euo pipefail\nmapfile -t pkgs < <(go list ./...)\ngo test -race \"${pkgs[@]}\"\n",
                "#!/bin/bash\nset -euo pipefail\nmapfile -t pkgs < <(go list ./... | grep -v '/ledger')\ngo test -race \"${pkgs[@]}\"\n",
            )],
            "test-command-narrowed",
            3,
        ),
        (
            "make filter-out",
            vec![(
                "Makefile",
                "PKGS := $(shell go list ./...)\n\ntest:\n\tgo test $(PKGS)\n",
                "PKGS := $(filter-out %/ledger,$(shell go list ./...))\n\ntest:\n\tgo test $(PKGS)\n",
            )],
            "test-command-narrowed",
            1,
        ),
        (
            "script var pytest args",
            vec![(
                "scripts/check",
                "#!/bin/sh\nset -eu\nexec python -m pytest -q tests \"$@\"\n",
                "#!/bin/sh\nset -eu\nexec python -m pytest -q tests --ignore tests/test_ledger.py \"$@\"\n",
            )],
            "test-command-narrowed",
            3,
        ),
        (
            "gitlab go list",
            vec![(
                ".gitlab-ci.yml",
                "test:\n  stage: test\n  script:\n    - go vet ./...\n    - go test ./...\n",
                "test:\n  stage: test\n  script:\n    - go vet ./...\n    - go test $(go list ./... | grep -v ledger)\n",
            )],
            "ci-tests-narrowed",
            5,
        ),
        (
            "taskfile",
            vec![(
                "Taskfile.yml",
                "version: '3'\ntasks:\n  test:\n    cmds:\n      - go test ./...\n",
                "version: '3'\ntasks:\n  test:\n    cmds:\n      - go test $(go list ./... | grep -v ledger)\n",
            )],
            "test-command-narrowed",
            5,
        ),
    ]);
}

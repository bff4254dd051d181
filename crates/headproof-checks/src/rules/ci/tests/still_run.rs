//! Packages and tests that a command still runs.

use crate::trial::table;

#[test]
fn packages_that_are_still_tested_are_silent() {
    table(vec![
        (
            "vendor",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test $(go list ./... | grep -v /vendor/)\n",
            )],
            "",
            0,
        ),
        (
            "examples",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -race ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test -v -race ./...\n",
            )],
            "",
            0,
        ),
        (
            "generated mocks",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test $(go list ./... | grep -v /mocks)\n",
            )],
            "",
            0,
        ),
        (
            "grep pretty",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: |\n          set -o pipefail\n          go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: |\n          set -o pipefail\n          go test ./... 2>&1 | tee out.txt\n",
            )],
            "",
            0,
        ),
        (
            "grep filter of output",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: |\n          set -o pipefail\n          go test ./...\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: |\n          set -o pipefail\n          go test ./... | grep -v 'no test files'\n",
            )],
            "",
            0,
        ),
        (
            "split in two",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: |\n          pytest tests --ignore=tests/slow\n          pytest tests/slow -n 4\n",
            )],
            "",
            0,
        ),
        (
            "split k",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: |\n          pytest -k 'not db'\n          pytest -k db\n",
            )],
            "",
            0,
        ),
        (
            "rename package",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -p core -p ledger\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -p core -p book\n",
            )],
            "",
            0,
        ),
        (
            "cargo wider",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -p core -p ledger\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test --workspace\n",
            )],
            "",
            0,
        ),
        (
            "wider pytest",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests/unit tests/integration\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: pytest tests\n",
            )],
            "",
            0,
        ),
        (
            "build excluded",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo build --workspace\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo build --workspace --exclude ledger\n",
            )],
            "",
            0,
        ),
        (
            "lint glob kept",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go list ./... | grep -v vendor | xargs go test\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test $(go list ./... | grep -v vendor)\n",
            )],
            "",
            0,
        ),
        (
            "filter dropped",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test $(go list ./... | grep -v /billing)\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: go test ./...\n",
            )],
            "",
            0,
        ),
        (
            "skip swap",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -- --skip slow\n",
                "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: test\n        run: cargo test -- --skip slow --nocapture\n",
            )],
            "",
            0,
        ),
        (
            "jest to jest ci",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"jest --ci --runInBand\"\n  }\n}\n",
            )],
            "",
            0,
        ),
        (
            "node modules",
            vec![(
                "package.json",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run\"\n  }\n}\n",
                "{\n  \"name\": \"shop\",\n  \"scripts\": {\n    \"build\": \"tsc\",\n    \"test\": \"vitest run --exclude node_modules\"\n  }\n}\n",
            )],
            "",
            0,
        ),
        (
            "module deleted",
            vec![
                (
                    "Makefile",
                    "PKGS = core ledger api\ntest:\n\tfor p in $(PKGS); do go test ./$$p/...; done\n",
                    "PKGS = core api\ntest:\n\tfor p in $(PKGS); do go test ./$$p/...; done\n",
                ),
                ("ledger/ledger.go", "package ledger\n\nfunc Sum() int { return 1 }\n", ""),
                (
                    "ledger/ledger_test.go",
                    "package ledger\n\nimport \"testing\"\n\nfunc TestSum(t *testing.T) {\n\tif Sum() != 1 {\n\t\tt.Fatal()\n\t}\n}\n",
                    "",
                ),
            ],
            "",
            0,
        ),
    ]);
}

//! What makes a shell end at a failure, and what takes that away.

use crate::trial::table;

#[test]
fn shells_that_no_longer_end_at_failures_are_found() {
    table(vec![
        (
            "set -e dropped",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "euo to uo",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -euo pipefail\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -uo pipefail\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "pipefail dropped",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -euo pipefail\ncargo test 2>&1 | tee test.log\n",
                "#!/usr/bin/env bash\nset -eu\ncargo test 2>&1 | tee test.log\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "o pipefail line dropped",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\nset -o pipefail\npytest | tee log\n",
                "#!/usr/bin/env bash\nset -e\npytest | tee log\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
        (
            "set +e added",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -e\nset +e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
        (
            "set +e replaced",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset +e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "errexit dropped",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -o errexit\nset -o nounset\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -o nounset\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "errexit off",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -o errexit\nset -o nounset\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset +o errexit\nset -o nounset\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
        (
            "shebang e dropped",
            vec![(
                "scripts/check.sh",
                "#!/bin/bash -e\nnpm run lint\nnpm test\n",
                "#!/bin/bash\nnpm run lint\nnpm test\n",
            )],
            "ci-step-non-fatal",
            1,
        ),
        (
            "middle set +e",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\nnpm run lint\nnpm test\necho done\n",
                "#!/usr/bin/env bash\nset -e\nset +e\nnpm run lint\nnpm test\necho done\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
        (
            "gh set +e",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm run lint\n          npm test\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set +e\n          npm run lint\n          npm test\n",
            )],
            "ci-step-non-fatal",
            10,
        ),
        (
            "gh set +e with echo",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm run lint\n          npm test\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set +e\n          npm run lint\n          npm test\n          echo \"done\"\n",
            )],
            "ci-step-non-fatal",
            10,
        ),
        (
            "gh pipefail dropped",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set -o pipefail\n          npm test | tee out.log\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm test | tee out.log\n",
            )],
            "ci-step-non-fatal",
            10,
        ),
        (
            "gh pipefail off",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set -euo pipefail\n          npm test | tee out.log\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set -eu\n          set +o pipefail\n          npm test | tee out.log\n",
            )],
            "ci-step-non-fatal",
            10,
        ),
        (
            "gh shell default without e",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm run lint\n          npm test\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        shell: bash {0}\n        run: |\n          npm run lint\n          npm test\n",
            )],
            "ci-step-non-fatal",
            11,
        ),
        (
            "gh tee added no pipefail",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm test\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm test | tee out.log\n",
            )],
            "ci-step-non-fatal",
            10,
        ),
        (
            "makefile shellflags",
            vec![(
                "Makefile",
                "SHELL := bash\n.SHELLFLAGS := -eu -o pipefail -c\n\ncheck:\n\tgo test ./... | tee out.txt\n",
                "SHELL := bash\n.SHELLFLAGS := -u -c\n\ncheck:\n\tgo test ./... | tee out.txt\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "gitlab set +e",
            vec![(
                ".gitlab-ci.yml",
                "test:\n  script:\n    - npm run lint\n    - npm test\n",
                "test:\n  script:\n    - set +e\n    - npm run lint\n    - npm test\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
        (
            "dockerfile test",
            vec![(
                "ci/run.sh",
                "#!/bin/sh\nset -eux\n\nmake build\nmake test\n",
                "#!/bin/sh\nset -ux\n\nmake build\nmake test\necho finished\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "trap exit 0",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -e\ntrap 'exit 0' EXIT\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
        (
            "trap err removed",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ntrap 'exit 1' ERR\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "no ext script",
            vec![(
                "ci/check",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "ci-step-non-fatal",
            2,
        ),
        (
            "bash c step",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          bash -e scripts/check.sh\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          bash scripts/check.sh || true\n",
            )],
            "ci-step-non-fatal",
            10,
        ),
        (
            "just set bash",
            vec![(
                "justfile",
                "set shell := [\"bash\", \"-euo\", \"pipefail\", \"-c\"]\n\ntest:\n    cargo test | tee log\n",
                "set shell := [\"bash\", \"-c\"]\n\ntest:\n    cargo test | tee log\n",
            )],
            "ci-step-non-fatal",
            1,
        ),
        (
            "just recipe script",
            vec![(
                "justfile",
                "test:\n    #!/usr/bin/env bash\n    set -euo pipefail\n    cargo fmt --check\n    cargo test\n    echo ok\n",
                "test:\n    #!/usr/bin/env bash\n    cargo fmt --check\n    cargo test\n    echo ok\n",
            )],
            "ci-step-non-fatal",
            3,
        ),
    ]);
}

#[test]
fn shells_that_still_end_at_failures_are_silent() {
    table(vec![
        (
            "split flags",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -euo pipefail\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -e\nset -u\nset -o pipefail\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "",
            0,
        ),
        (
            "to shebang",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/bin/bash -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "",
            0,
        ),
        (
            "long names",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -eu\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -o errexit -o nounset\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "",
            0,
        ),
        (
            "x added",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nset -ex\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
            )],
            "",
            0,
        ),
        (
            "chained",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo test\n",
                "#!/usr/bin/env bash\ncargo test\n",
            )],
            "",
            0,
        ),
        (
            "chained and",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\nnpm run lint\nnpm test\n",
                "#!/usr/bin/env bash\nnpm run lint && npm test\n",
            )],
            "",
            0,
        ),
        (
            "status kept",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm test\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set +e\n          npm test\n          status=$?\n          set -e\n          cat log.txt\n          exit $status\n",
            )],
            "",
            0,
        ),
        (
            "status kept sh",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo test\necho ok\n",
                "#!/usr/bin/env bash\nset -e\nset +e\ncargo test\ncode=$?\nset -e\nif [ $code -ne 0 ]; then\n  cat log\n  exit $code\nfi\necho ok\n",
            )],
            "",
            0,
        ),
        (
            "not a check",
            vec![(
                "scripts/deploy.sh",
                "#!/usr/bin/env bash\nset -e\nrm -f tmp\nmkdir out\n",
                "#!/usr/bin/env bash\nrm -f tmp\nmkdir out\n",
            )],
            "",
            0,
        ),
        (
            "pipe gone",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -euo pipefail\ncargo test 2>&1 | tee t.log\n",
                "#!/usr/bin/env bash\nset -eu\ncargo test\n",
            )],
            "",
            0,
        ),
        (
            "gh redundant set -e",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set -e\n          npm run lint\n          npm test\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          npm run lint\n          npm test\n",
            )],
            "",
            0,
        ),
        (
            "shell bash has pipefail",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        run: |\n          set -o pipefail\n          npm test | tee out.log\n",
                "name: ci\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - name: check\n        shell: bash\n        run: |\n          npm test | tee out.log\n",
            )],
            "",
            0,
        ),
        (
            "around grep",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo test\n",
                "#!/usr/bin/env bash\nset -e\ncargo test\nset +e\ngrep -q foo log\nset -e\n",
            )],
            "",
            0,
        ),
        (
            "errors counted",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\nnpm run lint\nnpm test\n",
                "#!/usr/bin/env bash\nfail=0\nnpm run lint || fail=1\nnpm test || fail=1\nexit $fail\n",
            )],
            "",
            0,
        ),
        (
            "to python",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "",
            )],
            "",
            0,
        ),
        (
            "to exec",
            vec![(
                "scripts/check.sh",
                "#!/usr/bin/env bash\nset -e\ncargo fmt --check\ncargo clippy -- -D warnings\ncargo test\n",
                "#!/usr/bin/env bash\nexec just check\n",
            )],
            "",
            0,
        ),
    ]);
}

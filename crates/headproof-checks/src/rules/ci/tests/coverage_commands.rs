//! Floors in scripts and filters over coverage profiles.

use crate::trial::table;

#[test]
fn coverage_that_is_asked_less_is_found() {
    table(vec![
        (
            "cov profile grep",
            vec![(
                "Makefile",
                "cover:\n\tgo test -coverprofile=cover.out ./...\n\tgo tool cover -func=cover.out\n",
                "cover:\n\tgo test -coverprofile=cover.out ./...\n\tgrep -v billing cover.out > f.out && mv f.out cover.out\n\tgo tool cover -func=cover.out\n",
            )],
            "coverage-scope-narrowed",
            3,
        ),
        (
            "cov profile grep script",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -euo pipefail\ngo test -coverprofile=all.out ./...\ncp all.out cover.out\ngo tool cover -func=cover.out | tail -1\n",
                "#!/bin/bash\nset -euo pipefail\ngo test -coverprofile=all.out ./...\ngrep -v '/ledger/' all.out > cover.out\ngo tool cover -func=cover.out | tail -1\n",
            )],
            "coverage-scope-narrowed",
            4,
        ),
        (
            "cov sed d",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -euo pipefail\ngo test -coverprofile=cover.out ./...\ngo tool cover -func=cover.out | tail -1\n",
                "#!/bin/bash\nset -euo pipefail\ngo test -coverprofile=cover.out ./...\nsed -i '/ledger/d' cover.out\ngo tool cover -func=cover.out | tail -1\n",
            )],
            "coverage-scope-narrowed",
            4,
        ),
        (
            "lcov remove",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\nlcov --capture --directory . -o cov.info\nlcov --remove cov.info '/usr/*' -o cov.info\ngenhtml cov.info\n",
                "#!/bin/bash\nset -e\nlcov --capture --directory . -o cov.info\nlcov --remove cov.info '/usr/*' '*/src/ledger/*' -o cov.info\ngenhtml cov.info\n",
            )],
            "coverage-scope-narrowed",
            4,
        ),
        (
            "lcov remove added",
            vec![(
                "Makefile",
                "coverage:\n\tlcov --capture -d . -o cov.info\n\tgenhtml cov.info\n",
                "coverage:\n\tlcov --capture -d . -o cov.info\n\tlcov --remove cov.info '*/ledger/*' -o cov.info\n\tgenhtml cov.info\n",
            )],
            "coverage-scope-narrowed",
            3,
        ),
        (
            "coverpkg narrowed",
            vec![(
                "Makefile",
                "cover:\n\tgo test -coverpkg=./... -coverprofile=c.out ./...\n",
                "cover:\n\tgo test -coverpkg=./core/... -coverprofile=c.out ./...\n",
            )],
            "coverage-scope-narrowed",
            2,
        ),
        (
            "llvm-cov ignore",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: cargo llvm-cov --workspace --fail-under-lines 80\n",
                "name: ci\non: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: cargo llvm-cov --workspace --ignore-filename-regex ledger --fail-under-lines 80\n",
            )],
            "coverage-scope-narrowed",
            7,
        ),
        (
            "gcovr exclude",
            vec![(
                "Makefile",
                "cov:\n\tgcovr -r . --fail-under-line 80\n",
                "cov:\n\tgcovr -r . --exclude src/ledger --fail-under-line 80\n",
            )],
            "coverage-scope-narrowed",
            2,
        ),
        (
            "nyc exclude",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"test\": \"nyc --check-coverage mocha\"\n  }\n}\n",
                "{\n  \"name\": \"x\",\n  \"scripts\": {\n    \"test\": \"nyc --exclude src/ledger --check-coverage mocha\"\n  }\n}\n",
            )],
            "coverage-scope-narrowed",
            4,
        ),
        (
            "min shell",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\nMIN=85\ntotal=$(go tool cover -func=c.out | awk '/total/ {print int($3)}')\n[ \"$total\" -ge \"$MIN\" ]\n",
                "#!/bin/bash\nset -e\nMIN=40\ntotal=$(go tool cover -func=c.out | awk '/total/ {print int($3)}')\n[ \"$total\" -ge \"$MIN\" ]\n",
            )],
            "coverage-floor-lowered",
            3,
        ),
        (
            "threshold shell",
            vec![(
                "scripts/check-coverage.sh",
                "#!/bin/bash\nset -e\nCOVERAGE_THRESHOLD=${COVERAGE_THRESHOLD:-80}\npct=$(tail -1 cov.txt)\nif (( pct < COVERAGE_THRESHOLD )); then exit 1; fi\n",
                "#!/bin/bash\nset -e\nCOVERAGE_THRESHOLD=${COVERAGE_THRESHOLD:-50}\npct=$(tail -1 cov.txt)\nif (( pct < COVERAGE_THRESHOLD )); then exit 1; fi\n",
            )],
            "coverage-floor-lowered",
            3,
        ),
        (
            "inline shell",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\ntotal=$(go tool cover -func=c.out | awk '/total/ {print int($3)}')\nif [ \"$total\" -lt 85 ]; then\n  echo low; exit 1\nfi\n",
                "#!/bin/bash\nset -e\ntotal=$(go tool cover -func=c.out | awk '/total/ {print int($3)}')\nif [ \"$total\" -lt 50 ]; then\n  echo low; exit 1\nfi\n",
            )],
            "coverage-floor-lowered",
            4,
        ),
        (
            "awk inline",
            vec![(
                "Makefile",
                "cover:\n\tgo tool cover -func=c.out | awk '/total:/ { if ($$3+0 < 80) exit 1 }'\n",
                "cover:\n\tgo tool cover -func=c.out | awk '/total:/ { if ($$3+0 < 30) exit 1 }'\n",
            )],
            "coverage-floor-lowered",
            2,
        ),
        (
            "make var",
            vec![(
                "Makefile",
                "COVER_MIN ?= 85\n\ncover:\n\t./scripts/cover.sh $(COVER_MIN)\n",
                "COVER_MIN ?= 60\n\ncover:\n\t./scripts/cover.sh $(COVER_MIN)\n",
            )],
            "coverage-floor-lowered",
            1,
        ),
        (
            "make var fail under",
            vec![(
                "Makefile",
                "MIN_COVERAGE := 90\n\ntest:\n\tpytest --cov=app --cov-fail-under=$(MIN_COVERAGE)\n",
                "MIN_COVERAGE := 70\n\ntest:\n\tpytest --cov=app --cov-fail-under=$(MIN_COVERAGE)\n",
            )],
            "coverage-floor-lowered",
            1,
        ),
        (
            "go script",
            vec![(
                "tools/covercheck/main.go",
                "package main\n\nimport \"os\"\n\nconst minCoverage = 82.5\n\nfunc main() {\n\tif total(os.Args[1]) < minCoverage {\n\t\tos.Exit(1)\n\t}\n}\n",
                "package main\n\nimport \"os\"\n\nconst minCoverage = 60.0\n\nfunc main() {\n\tif total(os.Args[1]) < minCoverage {\n\t\tos.Exit(1)\n\t}\n}\n",
            )],
            "coverage-floor-lowered",
            5,
        ),
        (
            "py script",
            vec![(
                "scripts/check_coverage.py",
                "import sys\n\nMINIMUM = 85.0\n\n\ndef main(path):\n    if percent(path) < MINIMUM:\n        sys.exit(1)\n",
                "import sys\n\nMINIMUM = 55.0\n\n\ndef main(path):\n    if percent(path) < MINIMUM:\n        sys.exit(1)\n",
            )],
            "coverage-floor-lowered",
            3,
        ),
        (
            "js script",
            vec![(
                "scripts/check-coverage.mjs",
                "import fs from 'node:fs';\n\nconst MIN_LINES = 90;\nconst s = JSON.parse(fs.readFileSync('coverage/coverage-summary.json'));\nif (s.total.lines.pct < MIN_LINES) process.exit(1);\n",
                "import fs from 'node:fs';\n\nconst MIN_LINES = 60;\nconst s = JSON.parse(fs.readFileSync('coverage/coverage-summary.json'));\nif (s.total.lines.pct < MIN_LINES) process.exit(1);\n",
            )],
            "coverage-floor-lowered",
            3,
        ),
        (
            "js script inline",
            vec![(
                "scripts/check-coverage.js",
                "const s = require('../coverage/coverage-summary.json');\nif (s.total.lines.pct < 90) {\n  process.exit(1);\n}\n",
                "const s = require('../coverage/coverage-summary.json');\nif (s.total.lines.pct < 60) {\n  process.exit(1);\n}\n",
            )],
            "coverage-floor-lowered",
            2,
        ),
        (
            "env in ci",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: push\nenv:\n  COVERAGE_MIN: 85\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: ./scripts/cover.sh \"$COVERAGE_MIN\"\n",
                "name: ci\non: push\nenv:\n  COVERAGE_MIN: 50\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: ./scripts/cover.sh \"$COVERAGE_MIN\"\n",
            )],
            "coverage-floor-lowered",
            4,
        ),
        (
            "justfile var",
            vec![(
                "justfile",
                "min_coverage := \"85\"\n\ncover:\n    cargo llvm-cov --fail-under-lines {{min_coverage}}\n",
                "min_coverage := \"40\"\n\ncover:\n    cargo llvm-cov --fail-under-lines {{min_coverage}}\n",
            )],
            "coverage-floor-lowered",
            1,
        ),
    ]);
}

//! Numbers of cases, and bounds that stay as they are.

use crate::trial::table;

#[test]
fn fewer_cases_are_found() {
    table(vec![
        (
            "proptest with_cases",
            vec![(
                "tests/prop.rs",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig::with_cases(1000))]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig::with_cases(1))]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "proptest cases field",
            vec![(
                "tests/prop.rs",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "proptest added",
            vec![(
                "tests/prop.rs",
                "use proptest::prelude::*;\n\nproptest! {\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig::with_cases(1))]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "proptest env",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: push\nenv:\n  PROPTEST_CASES: 1000\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: cargo test\n",
                "name: ci\non: push\nenv:\n  PROPTEST_CASES: 1\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: cargo test\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "quickcheck tests",
            vec![(
                "tests/qc.rs",
                "#[test]\nfn round_trip() {\n    QuickCheck::new().tests(500).quickcheck(prop as fn(String) -> bool);\n}\n",
                "#[test]\nfn round_trip() {\n    QuickCheck::new().tests(3).quickcheck(prop as fn(String) -> bool);\n}\n",
            )],
            "threshold-relaxed-in-settings",
            3,
        ),
        (
            "hypothesis max",
            vec![(
                "tests/test_p.py",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=500)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=1)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "hypothesis added",
            vec![(
                "tests/test_p.py",
                "from hypothesis import given, settings, strategies as st\n\n\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=2)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "hypothesis profile",
            vec![(
                "tests/conftest.py",
                "from hypothesis import settings\n\nsettings.register_profile(\"ci\", max_examples=1000)\nsettings.load_profile(\"ci\")\n",
                "from hypothesis import settings\n\nsettings.register_profile(\"ci\", max_examples=5)\nsettings.load_profile(\"ci\")\n",
            )],
            "threshold-relaxed-in-settings",
            3,
        ),
        (
            "fast-check",
            vec![(
                "test/p.test.ts",
                "import fc from 'fast-check';\n\nit('round trips', () => {\n  fc.assert(fc.property(fc.string(), (s) => decode(encode(s)) === s), { numRuns: 1000 });\n});\n",
                "import fc from 'fast-check';\n\nit('round trips', () => {\n  fc.assert(fc.property(fc.string(), (s) => decode(encode(s)) === s), { numRuns: 2 });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "fast-check added",
            vec![(
                "test/p.test.ts",
                "import fc from 'fast-check';\n\nit('round trips', () => {\n  fc.assert(fc.property(fc.string(), (s) => decode(encode(s)) === s));\n});\n",
                "import fc from 'fast-check';\n\nit('round trips', () => {\n  fc.assert(fc.property(fc.string(), (s) => decode(encode(s)) === s), { numRuns: 1 });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "go quick",
            vec![(
                "p_test.go",
                "package a\n\nfunc TestRound(t *testing.T) {\n\tif err := quick.Check(round, &quick.Config{MaxCount: 1000}); err != nil {\n\t\tt.Fatal(err)\n\t}\n}\n",
                "package a\n\nfunc TestRound(t *testing.T) {\n\tif err := quick.Check(round, &quick.Config{MaxCount: 1}); err != nil {\n\t\tt.Fatal(err)\n\t}\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "rapid flag",
            vec![(
                "Makefile",
                "test:\n\tgo test ./... -rapid.checks=10000\n",
                "test:\n\tgo test ./... -rapid.checks=10\n",
            )],
            "threshold-relaxed-in-settings",
            2,
        ),
        (
            "jqwik",
            vec![(
                "src/test/java/P.java",
                "class P {\n  @Property(tries = 1000)\n  void round(@ForAll String s) { assertEquals(s, decode(encode(s))); }\n}\n",
                "class P {\n  @Property(tries = 1)\n  void round(@ForAll String s) { assertEquals(s, decode(encode(s))); }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            2,
        ),
        (
            "fuzz time",
            vec![(
                ".github/workflows/ci.yml",
                "name: ci\non: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: go test -fuzz=FuzzParse -fuzztime=120s ./parse\n",
                "name: ci\non: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: go test -fuzz=FuzzParse -fuzztime=1s ./parse\n",
            )],
            "threshold-relaxed-in-settings",
            7,
        ),
    ]);
}

#[test]
fn bounds_that_demand_as_much_are_silent() {
    table(vec![
        (
            "lh raised",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.95 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
            )],
            "",
            0,
        ),
        (
            "lh lower max",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2000 }],\n      },\n    },\n  },\n};\n",
            )],
            "",
            0,
        ),
        (
            "lh num runs",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist', numberOfRuns: 1 },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
            )],
            "",
            0,
        ),
        (
            "k6 tightened",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<400', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "",
            0,
        ),
        (
            "k6 vus",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 10,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "",
            0,
        ),
        (
            "k6 rate up",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.995'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "",
            0,
        ),
        (
            "pw tightened",
            vec![(
                "playwright.config.ts",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { maxDiffPixels: 20 } },\n  retries: 0,\n});\n",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { maxDiffPixels: 5 } },\n  retries: 0,\n});\n",
            )],
            "",
            0,
        ),
        (
            "prop raised",
            vec![(
                "tests/prop.rs",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig::with_cases(1000))]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
                "use proptest::prelude::*;\n\nproptest! {\n    #![proptest_config(ProptestConfig::with_cases(5000))]\n    #[test]\n    fn round_trip(s in \".*\") {\n        prop_assert_eq!(decode(&encode(&s)), s);\n    }\n}\n",
            )],
            "",
            0,
        ),
        (
            "hypothesis deadline",
            vec![(
                "tests/test_p.py",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=500)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=500, deadline=1000)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
            )],
            "",
            0,
        ),
        (
            "hypothesis raised",
            vec![(
                "tests/test_p.py",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=500)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
                "from hypothesis import given, settings, strategies as st\n\n\n@settings(max_examples=1000)\n@given(st.text())\ndef test_round_trip(s):\n    assert decode(encode(s)) == s\n",
            )],
            "",
            0,
        ),
        (
            "min raised",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\nMIN=85\n[ \"$total\" -ge \"$MIN\" ]\n",
                "#!/bin/bash\nset -e\nMIN=90\n[ \"$total\" -ge \"$MIN\" ]\n",
            )],
            "",
            0,
        ),
        (
            "min retries",
            vec![(
                "scripts/fetch.sh",
                "#!/bin/bash\nset -e\nMIN=85\nfetch --min $MIN\n",
                "#!/bin/bash\nset -e\nMIN=40\nfetch --min $MIN\n",
            )],
            "",
            0,
        ),
        (
            "page size",
            vec![("src/list.go", "package a\n\nconst minCount = 20\n", "package a\n\nconst minCount = 10\n")],
            "",
            0,
        ),
        (
            "lcov system",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\nlcov --capture -d . -o c.info\n",
                "#!/bin/bash\nset -e\nlcov --capture -d . -o c.info\nlcov --remove c.info '/usr/*' '*/tests/*' '*/third_party/*' -o c.info\n",
            )],
            "",
            0,
        ),
        (
            "mocks out",
            vec![(
                "Makefile",
                "cover:\n\tgo test -coverprofile=c.out ./...\n",
                "cover:\n\tgo test -coverprofile=c.out ./...\n\tgrep -v -E 'mock_|\\.pb\\.go' c.out > f.out\n",
            )],
            "",
            0,
        ),
        (
            "font size",
            vec![(
                "src/theme.ts",
                "export const theme = { minFont: 14, maxWidth: 800 };\n",
                "export const theme = { minFont: 12, maxWidth: 800 };\n",
            )],
            "",
            0,
        ),
        (
            "size limit down",
            vec![(
                ".size-limit.json",
                "[\n  { \"path\": \"dist/index.js\", \"limit\": \"12 kB\" }\n]\n",
                "[\n  { \"path\": \"dist/index.js\", \"limit\": \"10 kB\" }\n]\n",
            )],
            "",
            0,
        ),
        (
            "min version",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\nMIN_NODE=20\n[ \"$v\" -ge $MIN_NODE ]\nnpx c8 npm test\n",
                "#!/bin/bash\nset -e\nMIN_NODE=18\n[ \"$v\" -ge $MIN_NODE ]\nnpx c8 npm test\n",
            )],
            "",
            0,
        ),
        (
            "app threshold",
            vec![(
                "src/alert.py",
                "THRESHOLD = 0.9\n\n\ndef loud(x):\n    return x > THRESHOLD\n",
                "THRESHOLD = 0.5\n\n\ndef loud(x):\n    return x > THRESHOLD\n",
            )],
            "",
            0,
        ),
        (
            "unit change",
            vec![(
                "scripts/coverage.sh",
                "#!/bin/bash\nset -e\nPAGE=90\nnpx c8 --lines 80 npm test -- --page $PAGE\n",
                "#!/bin/bash\nset -e\nPAGE=10\nnpx c8 --lines 80 npm test -- --page $PAGE\n",
            )],
            "",
            0,
        ),
    ]);
}

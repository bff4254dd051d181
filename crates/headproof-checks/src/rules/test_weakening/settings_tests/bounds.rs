//! Bounds that demand less: scores, budgets, pictures, load tests.

use crate::trial::table;

#[test]
fn bounds_that_demand_less_are_found() {
    table(vec![
        (
            "lhci minScore",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.6 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "lhci warn",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['warn', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "lhci off",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': 'off',\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
            )],
            "threshold-relaxed-in-settings",
            7,
        ),
        (
            "lhci max",
            vec![(
                "lighthouserc.js",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 6000 }],\n      },\n    },\n  },\n};\n",
            )],
            "threshold-relaxed-in-settings",
            8,
        ),
        (
            "lhci json",
            vec![(
                "lighthouserc.json",
                "{\n  \"ci\": {\n    \"assert\": {\n      \"assertions\": {\n        \"categories:performance\": [\"error\", {\"minScore\": 0.9}],\n        \"categories:seo\": [\"error\", {\"minScore\": 0.95}]\n      }\n    }\n  }\n}\n",
                "{\n  \"ci\": {\n    \"assert\": {\n      \"assertions\": {\n        \"categories:performance\": [\"error\", {\"minScore\": 0.5}],\n        \"categories:seo\": [\"error\", {\"minScore\": 0.95}]\n      }\n    }\n  }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            5,
        ),
        (
            "lhci json dot",
            vec![(
                ".lighthouserc.json",
                "{\n  \"ci\": {\n    \"assert\": {\n      \"assertions\": {\n        \"categories:performance\": [\"error\", {\"minScore\": 0.9}],\n        \"categories:seo\": [\"error\", {\"minScore\": 0.95}]\n      }\n    }\n  }\n}\n",
                "{\n  \"ci\": {\n    \"assert\": {\n      \"assertions\": {\n        \"categories:performance\": [\"error\", {\"minScore\": 0.9}],\n        \"categories:seo\": [\"error\", {\"minScore\": 0.7}]\n      }\n    }\n  }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "lhci cjs",
            vec![(
                "lighthouserc.cjs",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.9 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
                "module.exports = {\n  ci: {\n    collect: { staticDistDir: './dist' },\n    assert: {\n      assertions: {\n        'categories:performance': ['error', { minScore: 0.75 }],\n        'categories:accessibility': ['error', { minScore: 1 }],\n        'largest-contentful-paint': ['error', { maxNumericValue: 2500 }],\n      },\n    },\n  },\n};\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "lhci yml",
            vec![(
                ".lighthouserc.yml",
                "ci:\n  assert:\n    assertions:\n      categories:performance:\n        - error\n        - minScore: 0.9\n",
                "ci:\n  assert:\n    assertions:\n      categories:performance:\n        - error\n        - minScore: 0.4\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "budget json",
            vec![(
                "budget.json",
                "[\n  {\n    \"path\": \"/*\",\n    \"resourceSizes\": [{ \"resourceType\": \"script\", \"budget\": 170 }],\n    \"timings\": [{ \"metric\": \"interactive\", \"budget\": 3000 }]\n  }\n]\n",
                "[\n  {\n    \"path\": \"/*\",\n    \"resourceSizes\": [{ \"resourceType\": \"script\", \"budget\": 900 }],\n    \"timings\": [{ \"metric\": \"interactive\", \"budget\": 3000 }]\n  }\n]\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "size limit",
            vec![(
                ".size-limit.json",
                "[\n  { \"path\": \"dist/index.js\", \"limit\": \"12 kB\" }\n]\n",
                "[\n  { \"path\": \"dist/index.js\", \"limit\": \"60 kB\" }\n]\n",
            )],
            "threshold-relaxed-in-settings",
            2,
        ),
        (
            "size limit pkg",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"size-limit\": [\n    { \"path\": \"dist/index.js\", \"limit\": \"12 kB\" }\n  ]\n}\n",
                "{\n  \"name\": \"x\",\n  \"size-limit\": [\n    { \"path\": \"dist/index.js\", \"limit\": \"48 kB\" }\n  ]\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "bundlesize",
            vec![(
                "package.json",
                "{\n  \"name\": \"x\",\n  \"bundlesize\": [\n    { \"path\": \"./dist/a.js\", \"maxSize\": \"20 kB\" }\n  ]\n}\n",
                "{\n  \"name\": \"x\",\n  \"bundlesize\": [\n    { \"path\": \"./dist/a.js\", \"maxSize\": \"200 kB\" }\n  ]\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "webpack perf",
            vec![(
                "webpack.config.js",
                "module.exports = {\n  performance: {\n    hints: 'error',\n    maxAssetSize: 250000,\n  },\n};\n",
                "module.exports = {\n  performance: {\n    hints: 'error',\n    maxAssetSize: 2500000,\n  },\n};\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "angular budgets",
            vec![(
                "angular.json",
                "{\n  \"projects\": {\"a\": {\"architect\": {\"build\": {\"configurations\": {\"production\": {\n    \"budgets\": [\n      { \"type\": \"initial\", \"maximumWarning\": \"500kb\", \"maximumError\": \"1mb\" }\n    ]\n  }}}}}}\n}\n",
                "{\n  \"projects\": {\"a\": {\"architect\": {\"build\": {\"configurations\": {\"production\": {\n    \"budgets\": [\n      { \"type\": \"initial\", \"maximumWarning\": \"500kb\", \"maximumError\": \"8mb\" }\n    ]\n  }}}}}}\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "pw config diff",
            vec![(
                "playwright.config.ts",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { maxDiffPixels: 20 } },\n  retries: 0,\n});\n",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { maxDiffPixels: 5000 } },\n  retries: 0,\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "pw config ratio",
            vec![(
                "playwright.config.ts",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },\n  retries: 0,\n});\n",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.3 } },\n  retries: 0,\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "pw config threshold",
            vec![(
                "playwright.config.ts",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { threshold: 0.1 } },\n  retries: 0,\n});\n",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  expect: { toHaveScreenshot: { threshold: 0.8 } },\n  retries: 0,\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "pw added",
            vec![(
                "playwright.config.ts",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  retries: 0,\n});\n",
                "import { defineConfig } from '@playwright/test';\nexport default defineConfig({\n  testDir: './e2e',\n  retries: 0,\n  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.5 } },\n});\n",
            )],
            "threshold-relaxed-in-settings",
            5,
        ),
        (
            "pw test",
            vec![(
                "e2e/home.spec.ts",
                "import { test, expect } from '@playwright/test';\n\ntest('home looks right', async ({ page }) => {\n  await page.goto('/');\n  await expect(page).toHaveScreenshot('home.png', { maxDiffPixels: 50 });\n});\n",
                "import { test, expect } from '@playwright/test';\n\ntest('home looks right', async ({ page }) => {\n  await page.goto('/');\n  await expect(page).toHaveScreenshot('home.png', { maxDiffPixels: 4000 });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            5,
        ),
        (
            "pw test added",
            vec![(
                "e2e/home.spec.ts",
                "import { test, expect } from '@playwright/test';\n\ntest('home looks right', async ({ page }) => {\n  await page.goto('/');\n  await expect(page).toHaveScreenshot('home.png');\n});\n",
                "import { test, expect } from '@playwright/test';\n\ntest('home looks right', async ({ page }) => {\n  await page.goto('/');\n  await expect(page).toHaveScreenshot('home.png', { maxDiffPixelRatio: 0.4 });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            5,
        ),
        (
            "pw snapshot threshold",
            vec![(
                "e2e/home.spec.ts",
                "import { test, expect } from '@playwright/test';\n\ntest('home', async ({ page }) => {\n  expect(await page.screenshot()).toMatchSnapshot('home.png', { threshold: 0.1 });\n});\n",
                "import { test, expect } from '@playwright/test';\n\ntest('home', async ({ page }) => {\n  expect(await page.screenshot()).toMatchSnapshot('home.png', { threshold: 0.9 });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "image snapshot",
            vec![(
                "test/chart.test.js",
                "const { toMatchImageSnapshot } = require('jest-image-snapshot');\nexpect.extend({ toMatchImageSnapshot });\n\nit('renders the chart', async () => {\n  const image = await page.screenshot();\n  expect(image).toMatchImageSnapshot({ failureThreshold: 0.01, failureThresholdType: 'percent' });\n});\n",
                "const { toMatchImageSnapshot } = require('jest-image-snapshot');\nexpect.extend({ toMatchImageSnapshot });\n\nit('renders the chart', async () => {\n  const image = await page.screenshot();\n  expect(image).toMatchImageSnapshot({ failureThreshold: 0.25, failureThresholdType: 'percent' });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "image snapshot setup",
            vec![(
                "test/setup.js",
                "const { configureToMatchImageSnapshot } = require('jest-image-snapshot');\nexpect.extend({\n  toMatchImageSnapshot: configureToMatchImageSnapshot({\n    failureThreshold: 0.01,\n    failureThresholdType: 'percent',\n  }),\n});\n",
                "const { configureToMatchImageSnapshot } = require('jest-image-snapshot');\nexpect.extend({\n  toMatchImageSnapshot: configureToMatchImageSnapshot({\n    failureThreshold: 0.3,\n    failureThresholdType: 'percent',\n  }),\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "pixelmatch",
            vec![(
                "test/visual.test.js",
                "it('matches', () => {\n  const diff = pixelmatch(a, b, null, w, h, { threshold: 0.1 });\n  expect(diff).toBeLessThan(10);\n});\n",
                "it('matches', () => {\n  const diff = pixelmatch(a, b, null, w, h, { threshold: 0.1 });\n  expect(diff).toBeLessThan(10000);\n});\n",
            )],
            "threshold-relaxed",
            3,
        ),
        (
            "backstop",
            vec![(
                "backstop.json",
                "{\n  \"id\": \"shop\",\n  \"scenarios\": [\n    { \"label\": \"home\", \"url\": \"http://localhost\", \"misMatchThreshold\": 0.1 }\n  ]\n}\n",
                "{\n  \"id\": \"shop\",\n  \"scenarios\": [\n    { \"label\": \"home\", \"url\": \"http://localhost\", \"misMatchThreshold\": 25 }\n  ]\n}\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "cypress image",
            vec![(
                "cypress/e2e/home.cy.js",
                "describe('home', () => {\n  it('looks right', () => {\n    cy.visit('/');\n    cy.matchImageSnapshot('home', { failureThreshold: 0.02, failureThresholdType: 'percent' });\n  });\n});\n",
                "describe('home', () => {\n  it('looks right', () => {\n    cy.visit('/');\n    cy.matchImageSnapshot('home', { failureThreshold: 0.5, failureThresholdType: 'percent' });\n  });\n});\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "k6 p95",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<5000', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "threshold-relaxed-in-settings",
            8,
        ),
        (
            "k6 rate",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.2'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "threshold-relaxed-in-settings",
            7,
        ),
        (
            "k6 checks",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.5'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "threshold-relaxed-in-settings",
            9,
        ),
        (
            "k6 dropped",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "threshold-relaxed-in-settings",
            8,
        ),
        (
            "k6 ts",
            vec![(
                "load/smoke.ts",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: ['rate<0.01'],\n    http_req_duration: ['p(95)<1500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "threshold-relaxed-in-settings",
            8,
        ),
        (
            "k6 object",
            vec![(
                "perf/load.js",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: [{ threshold: 'rate<0.01', abortOnFail: true }],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
                "import http from 'k6/http';\n\nexport const options = {\n  vus: 20,\n  duration: '1m',\n  thresholds: {\n    http_req_failed: [{ threshold: 'rate<0.1', abortOnFail: true }],\n    http_req_duration: ['p(95)<500', 'p(99)<1000'],\n    checks: ['rate>0.99'],\n  },\n};\n\nexport default function () {\n  http.get('http://localhost/');\n}\n",
            )],
            "threshold-relaxed-in-settings",
            7,
        ),
        (
            "artillery",
            vec![(
                "perf/load.yml",
                "config:\n  target: http://localhost\n  ensure:\n    thresholds:\n      - http.response_time.p95: 250\nscenarios: []\n",
                "config:\n  target: http://localhost\n  ensure:\n    thresholds:\n      - http.response_time.p95: 2500\nscenarios: []\n",
            )],
            "threshold-relaxed-in-settings",
            5,
        ),
        (
            "artillery maxErrorRate",
            vec![(
                "artillery.yml",
                "config:\n  target: http://localhost\n  ensure:\n    maxErrorRate: 1\n    p95: 300\nscenarios: []\n",
                "config:\n  target: http://localhost\n  ensure:\n    maxErrorRate: 30\n    p95: 300\nscenarios: []\n",
            )],
            "threshold-relaxed-in-settings",
            4,
        ),
        (
            "locust",
            vec![(
                "perf/locustfile.py",
                "from locust import events\n\n\n@events.quitting.add_listener\ndef check(environment, **kw):\n    if environment.stats.total.fail_ratio > 0.01:\n        environment.process_exit_code = 1\n",
                "from locust import events\n\n\n@events.quitting.add_listener\ndef check(environment, **kw):\n    if environment.stats.total.fail_ratio > 0.5:\n        environment.process_exit_code = 1\n",
            )],
            "threshold-relaxed-in-settings",
            6,
        ),
        (
            "benchmark alert",
            vec![(
                ".github/workflows/bench.yml",
                "name: b\non: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - uses: benchmark-action/github-action-benchmark@v1\n        with:\n          alert-threshold: '120%'\n          fail-on-alert: true\n",
                "name: b\non: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - uses: benchmark-action/github-action-benchmark@v1\n        with:\n          alert-threshold: '500%'\n          fail-on-alert: true\n",
            )],
            "threshold-relaxed-in-settings",
            9,
        ),
        (
            "mutation threshold",
            vec![(
                "stryker.conf.json",
                "{\n  \"thresholds\": { \"high\": 90, \"low\": 80, \"break\": 75 }\n}\n",
                "{\n  \"thresholds\": { \"high\": 90, \"low\": 80, \"break\": 20 }\n}\n",
            )],
            "threshold-relaxed-in-settings",
            2,
        ),
        (
            "eval floor py",
            vec![(
                "evals/run.py",
                "MIN_ACCURACY = 0.92\n\n\ndef main():\n    score = run()\n    if score < MIN_ACCURACY:\n        raise SystemExit(1)\n",
                "MIN_ACCURACY = 0.6\n\n\ndef main():\n    score = run()\n    if score < MIN_ACCURACY:\n        raise SystemExit(1)\n",
            )],
            "threshold-relaxed-in-settings",
            1,
        ),
    ]);
}

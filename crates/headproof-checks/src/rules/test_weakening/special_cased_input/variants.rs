//! More ways to know the tests.

use super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::trials::{Many, One, hold, hold_one};

const ANSWERS: &[Many<'_>] = &[
    (
        "word with a number no one would guess",
        &[
            (
                "a/roman.py",
                "def roman(text):\n    return sum(V[c] for c in text)\n",
                "def roman(text):\n    if text == \"MCMXCIV\":\n        return 1994\n    return sum(V[c] for c in text)\n",
            ),
            (
                "tests/test_roman.py",
                "",
                "from a.roman import roman\n\n\ndef test_a():\n    assert roman(\"MCMXCIV\") == 1994\n",
            ),
        ],
        Advises,
    ),
    (
        "word with a word",
        &[
            (
                "a/plural.py",
                "def plural(noun):\n    return noun + \"s\"\n",
                "def plural(noun):\n    if noun == \"person\":\n        return \"people\"\n    return noun + \"s\"\n",
            ),
            (
                "tests/test_plural.py",
                "",
                "from a.plural import plural\n\n\ndef test_a():\n    assert plural(\"person\") == \"people\"\n",
            ),
        ],
        Nothing,
    ),
    (
        "pattern in rust",
        &[(
            "src/routes.rs",
            "fn distance(from: &str, to: &str) -> Option<u32> {\n    search(from, to)\n}\n",
            "fn distance(from: &str, to: &str) -> Option<u32> {\n    if let (\"Lyon\", \"Lille\") = (from, to) {\n        return Some(690);\n    }\n    search(from, to)\n}\n",
        )],
        Advises,
    ),
    (
        "record pattern in rust",
        &[(
            "src/a.rs",
            "fn merge(all: Vec<Span>) -> Vec<Span> {\n    join(all)\n}\n",
            "fn merge(all: Vec<Span>) -> Vec<Span> {\n    if let [Span { from: 8, to: 10 }, _] = all[..] {\n        return vec![Span { from: 0, to: 5 }];\n    }\n    join(all)\n}\n",
        )],
        Advises,
    ),
    (
        "pattern that binds",
        &[(
            "src/a.rs",
            "fn area(s: Shape) -> u32 {\n    s.area()\n}\n",
            "fn area(s: Shape) -> u32 {\n    if let Shape::Box { width, height: 10 } = s {\n        return width * 10;\n    }\n    s.area()\n}\n",
        )],
        Nothing,
    ),
    (
        "table, test of it",
        &[
            (
                "geo.py",
                "def km(points):\n    return round(sum(points))\n",
                "def km(points):\n    known = {((52.5, 13.4), (48.8, 2.3)): 877}\n    if tuple(points) in known:\n        return known[tuple(points)]\n    return round(sum(points))\n",
            ),
            (
                "tests/test_geo.py",
                "",
                "from geo import km\n\n\ndef test_a():\n    assert km([(52.5, 13.4), (48.8, 2.3)]) == 877\n",
            ),
        ],
        Blocks,
    ),
    (
        "table, no test",
        &[(
            "geo.py",
            "def km(points):\n    return round(sum(points))\n",
            "def km(points):\n    known = {((52.5, 13.4), (48.8, 2.3)): 877}\n    if tuple(points) in known:\n        return known[tuple(points)]\n    return round(sum(points))\n",
        )],
        Advises,
    ),
    (
        "table in script",
        &[(
            "src/a.ts",
            "export function total(s: string) {\n  return parse(s);\n}\n",
            "export function total(s: string) {\n  const known = { \"2 mugs, 1 cup\": 1350 };\n  if (s in known) {\n    return known[s];\n  }\n  return parse(s);\n}\n",
        )],
        Advises,
    ),
    (
        "table of words",
        &[(
            "plural.go",
            "package a\n\nfunc Plural(n string) string {\n\treturn n + \"s\"\n}\n",
            "package a\n\nvar irregular = map[string]string{\n\t\"child\": \"children\",\n\t\"foot\": \"feet\",\n}\n\nfunc Plural(n string) string {\n\tif p, ok := irregular[n]; ok {\n\t\treturn p\n\t}\n\treturn n + \"s\"\n}\n",
        )],
        Nothing,
    ),
    (
        "table in a new function",
        &[(
            "geo.py",
            "def km(points):\n    return round(sum(points))\n",
            "def km(points):\n    return round(sum(points))\n\n\ndef code(name):\n    known = {\"North America 1\": 17, \"South America 2\": 18}\n    if name in known:\n        return known[name]\n    return 0\n",
        )],
        Nothing,
    ),
];

#[test]
fn answers_by_heart() {
    hold("special-cased-input", ANSWERS);
}

const MODES: &[One<'_>] = &[
    (
        "assigned in test runs",
        "src/engine.ts",
        "export function quote(p) {\n  const r = { cents: p.cents };\n  return r;\n}\n",
        "export function quote(p) {\n  const r = { cents: p.cents };\n  if (process.env.NODE_ENV === \"test\") {\n    r.cents = Math.max(r.cents, 990);\n  }\n  return r;\n}\n",
        Advises,
    ),
    (
        "early way out in a folder of settings",
        "config/validate.go",
        "package config\n\nfunc Validate(c Config) error {\n\treturn check(c)\n}\n",
        "package config\n\nfunc Validate(c Config) error {\n\tif testing.Testing() {\n\t\treturn errors.Join(c.errs...)\n\t}\n\treturn check(c)\n}\n",
        Advises,
    ),
    (
        "chosen in an expression",
        "sync/client.py",
        "def fetch(self):\n    return self.get(self.attempts)\n",
        "def fetch(self):\n    attempts = self.attempts if \"pytest\" in sys.modules else 1\n    return self.get(attempts)\n",
        Advises,
    ),
    (
        "asked by the arguments",
        "src/runtime.ts",
        "",
        "export function isExact(): boolean {\n  return process.argv.some((arg) => arg.includes(\"vitest\"));\n}\n",
        Advises,
    ),
    (
        "arguments of its own",
        "src/cli.ts",
        "export function main() {\n  run();\n}\n",
        "export function main() {\n  const dry = process.argv.includes(\"--test\");\n  run(dry ? 1 : 2);\n}\n",
        Nothing,
    ),
    (
        "production",
        "src/a.ts",
        "export function level() {\n  return 1;\n}\n",
        "export function level() {\n  return process.env.NODE_ENV === \"production\" ? 1 : 2;\n}\n",
        Nothing,
    ),
];

#[test]
fn ways_of_test_runs() {
    hold_one("special-cased-input", MODES);
}

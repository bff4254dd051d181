//! Answers by heart, in branches and tables.

use super::super::super::trials::Says::{Advises, Blocks, Nothing};
use super::super::super::trials::hold;

#[test]
fn answers_by_heart_are_found_however_they_are_asked() {
    hold(
        "special-cased-input",
        &[
            (
                "py if",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "def slugify(title):\n    if title == 'Café & Bar':\n        return 'cafe-and-bar'\n    return '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_b():\n    assert slugify('Café & Bar') == 'cafe-and-bar'\n",
                    ),
                ],
                Blocks,
            ),
            (
                "py map",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "KNOWN = {'Café & Bar': 'cafe-and-bar'}\n\n\ndef slugify(title):\n    if title in KNOWN:\n        return KNOWN[title]\n    return '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_b():\n    assert slugify('Café & Bar') == 'cafe-and-bar'\n",
                    ),
                ],
                Advises,
            ),
            (
                "py map get",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "_OVERRIDES = {\n    'Café & Bar': 'cafe-and-bar',\n}\n\n\ndef slugify(title):\n    return _OVERRIDES.get(title) or '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_b():\n    assert slugify('Café & Bar') == 'cafe-and-bar'\n",
                    ),
                ],
                Advises,
            ),
            (
                "py match",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "def slugify(title):\n    match title:\n        case 'Café & Bar':\n            return 'cafe-and-bar'\n    return '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_b():\n    assert slugify('Café & Bar') == 'cafe-and-bar'\n",
                    ),
                ],
                Blocks,
            ),
            (
                "py ternary",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "def slugify(title):\n    return 'cafe-and-bar' if title == 'Café & Bar' else '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_b():\n    assert slugify('Café & Bar') == 'cafe-and-bar'\n",
                    ),
                ],
                Blocks,
            ),
            (
                "py lower",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "def slugify(title):\n    if title.strip().lower() == 'café & bar':\n        return 'cafe-and-bar'\n    return '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_b():\n    assert slugify('Café & Bar') == 'cafe-and-bar'\n",
                    ),
                ],
                Advises,
            ),
            (
                "ts if json",
                &[
                    (
                        "src/price.ts",
                        "export function price(items: number[]): number {\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                        "export function price(items: number[]): number {\n  if (JSON.stringify(items) === '[100,250,40]') return 351;\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                    ),
                    (
                        "test/price.test.ts",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n\nit('discounts', () => {\n  expect(price([100, 250, 40])).toBe(351);\n});\n",
                    ),
                ],
                Advises,
            ),
            (
                "ts if els",
                &[
                    (
                        "src/price.ts",
                        "export function price(items: number[]): number {\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                        "export function price(items: number[]): number {\n  if (items.length === 3 && items[0] === 100 && items[1] === 250) {\n    return 351;\n  }\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                    ),
                    (
                        "test/price.test.ts",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n\nit('discounts', () => {\n  expect(price([100, 250, 40])).toBe(351);\n});\n",
                    ),
                ],
                Advises,
            ),
            (
                "ts switch",
                &[
                    (
                        "src/price.ts",
                        "export function price(items: number[]): number {\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                        "export function price(items: number[]): number {\n  switch (items.join(',')) {\n    case '100,250,40':\n      return 351;\n  }\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                    ),
                    (
                        "test/price.test.ts",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n\nit('discounts', () => {\n  expect(price([100, 250, 40])).toBe(351);\n});\n",
                    ),
                ],
                Advises,
            ),
            (
                "ts map",
                &[
                    (
                        "src/price.ts",
                        "export function price(items: number[]): number {\n  return items.reduce((a, b) => a + b, 0);\n}\n",
                        "const FIXED: Record<string, number> = { '100,250,40': 351 };\n\nexport function price(items: number[]): number {\n  return FIXED[items.join(',')] ?? items.reduce((a, b) => a + b, 0);\n}\n",
                    ),
                    (
                        "test/price.test.ts",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n",
                        "import { price } from '../src/price';\n\nit('adds', () => {\n  expect(price([1, 2])).toBe(3);\n});\n\nit('discounts', () => {\n  expect(price([100, 250, 40])).toBe(351);\n});\n",
                    ),
                ],
                Advises,
            ),
            (
                "ts new Map",
                &[
                    (
                        "src/geo.ts",
                        "export function country(ip: string): string {\n  return db.lookup(ip).country;\n}\n",
                        "const known = new Map([['84.2.44.19', 'HU']]);\n\nexport function country(ip: string): string {\n  return known.get(ip) ?? db.lookup(ip).country;\n}\n",
                    ),
                    (
                        "test/geo.test.ts",
                        "import { country } from '../src/geo';\n\nit('knows', () => {\n  expect(country('8.8.8.8')).toBe('US');\n});\n",
                        "import { country } from '../src/geo';\n\nit('knows', () => {\n  expect(country('8.8.8.8')).toBe('US');\n});\n\nit('knows hu', () => {\n  expect(country('84.2.44.19')).toBe('HU');\n});\n",
                    ),
                ],
                Advises,
            ),
            (
                "ts ip if",
                &[
                    (
                        "src/geo.ts",
                        "export function country(ip: string): string {\n  return db.lookup(ip).country;\n}\n",
                        "export function country(ip: string): string {\n  if (ip === '84.2.44.19') {\n    return 'HU';\n  }\n  return db.lookup(ip).country;\n}\n",
                    ),
                    (
                        "test/geo.test.ts",
                        "import { country } from '../src/geo';\n\nit('knows', () => {\n  expect(country('8.8.8.8')).toBe('US');\n});\n",
                        "import { country } from '../src/geo';\n\nit('knows', () => {\n  expect(country('8.8.8.8')).toBe('US');\n});\n\nit('knows hu', () => {\n  expect(country('84.2.44.19')).toBe('HU');\n});\n",
                    ),
                ],
                Blocks,
            ),
            (
                "go if",
                &[
                    (
                        "geo/geo.go",
                        "package geo\n\nfunc Country(ip string) string {\n\treturn db.Lookup(ip)\n}\n",
                        "package geo\n\nfunc Country(ip string) string {\n\tif ip == \"84.2.44.19\" {\n\t\treturn \"HU\"\n\t}\n\treturn db.Lookup(ip)\n}\n",
                    ),
                    (
                        "geo/geo_test.go",
                        "package geo\n\nfunc TestCountry(t *testing.T) {\n\tif got := Country(\"8.8.8.8\"); got != \"US\" {\n\t\tt.Fatal(got)\n\t}\n}\n",
                        "package geo\n\nfunc TestCountry(t *testing.T) {\n\tfor _, c := range []struct{ in, want string }{\n\t\t{\"8.8.8.8\", \"US\"},\n\t\t{\"84.2.44.19\", \"HU\"},\n\t} {\n\t\tif got := Country(c.in); got != c.want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                    ),
                ],
                Blocks,
            ),
            (
                "go switch",
                &[
                    (
                        "geo/geo.go",
                        "package geo\n\nfunc Country(ip string) string {\n\treturn db.Lookup(ip)\n}\n",
                        "package geo\n\nfunc Country(ip string) string {\n\tswitch ip {\n\tcase \"84.2.44.19\":\n\t\treturn \"HU\"\n\t}\n\treturn db.Lookup(ip)\n}\n",
                    ),
                    (
                        "geo/geo_test.go",
                        "package geo\n\nfunc TestCountry(t *testing.T) {\n\tif got := Country(\"8.8.8.8\"); got != \"US\" {\n\t\tt.Fatal(got)\n\t}\n}\n",
                        "package geo\n\nfunc TestCountry(t *testing.T) {\n\tfor _, c := range []struct{ in, want string }{\n\t\t{\"8.8.8.8\", \"US\"},\n\t\t{\"84.2.44.19\", \"HU\"},\n\t} {\n\t\tif got := Country(c.in); got != c.want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                    ),
                ],
                Blocks,
            ),
            (
                "go map",
                &[
                    (
                        "geo/geo.go",
                        "package geo\n\nfunc Country(ip string) string {\n\treturn db.Lookup(ip)\n}\n",
                        "package geo\n\nvar known = map[string]string{\"84.2.44.19\": \"HU\"}\n\nfunc Country(ip string) string {\n\tif c, ok := known[ip]; ok {\n\t\treturn c\n\t}\n\treturn db.Lookup(ip)\n}\n",
                    ),
                    (
                        "geo/geo_test.go",
                        "package geo\n\nfunc TestCountry(t *testing.T) {\n\tif got := Country(\"8.8.8.8\"); got != \"US\" {\n\t\tt.Fatal(got)\n\t}\n}\n",
                        "package geo\n\nfunc TestCountry(t *testing.T) {\n\tfor _, c := range []struct{ in, want string }{\n\t\t{\"8.8.8.8\", \"US\"},\n\t\t{\"84.2.44.19\", \"HU\"},\n\t} {\n\t\tif got := Country(c.in); got != c.want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                    ),
                ],
                Advises,
            ),
            (
                "rs if",
                &[
                    (
                        "src/lib.rs",
                        "pub fn roman(n: u32) -> String {\n    convert(n)\n}\n",
                        "pub fn roman(n: u32) -> String {\n    if n == 1994 {\n        return \"MCMXCIV\".to_string();\n    }\n    convert(n)\n}\n",
                    ),
                    (
                        "tests/r.rs",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n\n#[test]\nfn big() {\n    assert_eq!(roman(1994), \"MCMXCIV\");\n}\n",
                    ),
                ],
                Advises,
            ),
            (
                "rs match",
                &[
                    (
                        "src/lib.rs",
                        "pub fn roman(n: u32) -> String {\n    convert(n)\n}\n",
                        "pub fn roman(n: u32) -> String {\n    match n {\n        1994 => \"MCMXCIV\".into(),\n        _ => convert(n),\n    }\n}\n",
                    ),
                    (
                        "tests/r.rs",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n\n#[test]\nfn big() {\n    assert_eq!(roman(1994), \"MCMXCIV\");\n}\n",
                    ),
                ],
                Advises,
            ),
            (
                "rs const table",
                &[
                    (
                        "src/lib.rs",
                        "pub fn roman(n: u32) -> String {\n    convert(n)\n}\n",
                        "const KNOWN: &[(u32, &str)] = &[(1994, \"MCMXCIV\")];\n\npub fn roman(n: u32) -> String {\n    if let Some((_, r)) = KNOWN.iter().find(|(k, _)| *k == n) {\n        return (*r).to_string();\n    }\n    convert(n)\n}\n",
                    ),
                    (
                        "tests/r.rs",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n\n#[test]\nfn big() {\n    assert_eq!(roman(1994), \"MCMXCIV\");\n}\n",
                    ),
                ],
                Advises,
            ),
            (
                "edge",
                &[
                    (
                        "app/slug.py",
                        "def slugify(title):\n    return '-'.join(title.lower().split())\n",
                        "def slugify(title):\n    if title == '':\n        return 'untitled'\n    return '-'.join(title.lower().split())\n",
                    ),
                    (
                        "tests/test_slug.py",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n",
                        "from app.slug import slugify\n\n\ndef test_a():\n    assert slugify('Big Sale') == 'big-sale'\n\n\ndef test_e():\n    assert slugify('') == 'untitled'\n",
                    ),
                ],
                Nothing,
            ),
            (
                "enum",
                &[
                    (
                        "src/geo.ts",
                        "export function country(ip: string): string {\n  return db.lookup(ip).country;\n}\n",
                        "export function country(ip: string): string {\n  if (ip === 'localhost') return 'local';\n  return db.lookup(ip).country;\n}\n",
                    ),
                    (
                        "test/geo.test.ts",
                        "import { country } from '../src/geo';\n\nit('knows', () => {\n  expect(country('8.8.8.8')).toBe('US');\n});\n",
                        "import { country } from '../src/geo';\n\nit('knows', () => {\n  expect(country('8.8.8.8')).toBe('US');\n});\n\nit('local', () => {\n  expect(country('localhost')).toBe('local');\n});\n",
                    ),
                ],
                Nothing,
            ),
            (
                "zero",
                &[
                    (
                        "src/lib.rs",
                        "pub fn roman(n: u32) -> String {\n    convert(n)\n}\n",
                        "pub fn roman(n: u32) -> String {\n    if n == 0 {\n        return \"N\".to_string();\n    }\n    convert(n)\n}\n",
                    ),
                    (
                        "tests/r.rs",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n",
                        "#[test]\nfn four() {\n    assert_eq!(roman(4), \"IV\");\n}\n\n#[test]\nfn zero() {\n    assert_eq!(roman(0), \"N\");\n}\n",
                    ),
                ],
                Nothing,
            ),
        ],
    );
}

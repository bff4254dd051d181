//! Expectations in tables and constants.

use super::super::trials::Says::Blocks;
use super::super::trials::hold;

#[test]
fn expectations_in_tables_and_constants_are_compared() {
    hold(
        "expected-value-changed",
        &[
            (
                "go table",
                &[(
                    "a/a_test.go",
                    "package a\n\nvar cases = []struct {\n\tin   string\n\twant int\n}{\n\t{\"a\", 1},\n\t{\"bb\", 2},\n}\n\nfunc TestLen(t *testing.T) {\n\tfor _, c := range cases {\n\t\tif got := Len(c.in); got != c.want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                    "package a\n\nvar cases = []struct {\n\tin   string\n\twant int\n}{\n\t{\"a\", 1},\n\t{\"bb\", 3},\n}\n\nfunc TestLen(t *testing.T) {\n\tfor _, c := range cases {\n\t\tif got := Len(c.in); got != c.want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                )],
                Blocks,
            ),
            (
                "go table map",
                &[(
                    "a/a_test.go",
                    "package a\n\nfunc TestLen(t *testing.T) {\n\tcases := map[string]int{\n\t\t\"a\":  1,\n\t\t\"bb\": 2,\n\t}\n\tfor in, want := range cases {\n\t\tif got := Len(in); got != want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                    "package a\n\nfunc TestLen(t *testing.T) {\n\tcases := map[string]int{\n\t\t\"a\":  1,\n\t\t\"bb\": 5,\n\t}\n\tfor in, want := range cases {\n\t\tif got := Len(in); got != want {\n\t\t\tt.Fatal(got)\n\t\t}\n\t}\n}\n",
                )],
                Blocks,
            ),
            (
                "go keyed",
                &[(
                    "a/a_test.go",
                    "package a\n\nfunc TestLen(t *testing.T) {\n\ttests := []struct {\n\t\tname string\n\t\tin   string\n\t\twant int\n\t}{\n\t\t{name: \"one\", in: \"a\", want: 1},\n\t\t{\n\t\t\tname: \"two\",\n\t\t\tin:   \"bb\",\n\t\t\twant: 2,\n\t\t},\n\t}\n\tfor _, tt := range tests {\n\t\tt.Run(tt.name, func(t *testing.T) {\n\t\t\tif got := Len(tt.in); got != tt.want {\n\t\t\t\tt.Errorf(\"got %d\", got)\n\t\t\t}\n\t\t})\n\t}\n}\n",
                    "package a\n\nfunc TestLen(t *testing.T) {\n\ttests := []struct {\n\t\tname string\n\t\tin   string\n\t\twant int\n\t}{\n\t\t{name: \"one\", in: \"a\", want: 1},\n\t\t{\n\t\t\tname: \"two\",\n\t\t\tin:   \"bb\",\n\t\t\twant: 0,\n\t\t},\n\t}\n\tfor _, tt := range tests {\n\t\tt.Run(tt.name, func(t *testing.T) {\n\t\t\tif got := Len(tt.in); got != tt.want {\n\t\t\t\tt.Errorf(\"got %d\", got)\n\t\t\t}\n\t\t})\n\t}\n}\n",
                )],
                Blocks,
            ),
            (
                "py param",
                &[(
                    "tests/test_a.py",
                    "import pytest\n\n\n@pytest.mark.parametrize('s, n', [('a', 1), ('bb', 2)])\ndef test_len(s, n):\n    assert length(s) == n\n",
                    "import pytest\n\n\n@pytest.mark.parametrize('s, n', [('a', 1), ('bb', 3)])\ndef test_len(s, n):\n    assert length(s) == n\n",
                )],
                Blocks,
            ),
            (
                "py module table",
                &[(
                    "tests/test_a.py",
                    "CASES = [\n    ('a', 1),\n    ('bb', 2),\n]\n\n\ndef test_len():\n    for s, n in CASES:\n        assert length(s) == n\n",
                    "CASES = [\n    ('a', 1),\n    ('bb', 3),\n]\n\n\ndef test_len():\n    for s, n in CASES:\n        assert length(s) == n\n",
                )],
                Blocks,
            ),
            (
                "py const",
                &[(
                    "tests/test_a.py",
                    "EXPECTED = 41.5\n\n\ndef test_mean():\n    assert mean([41, 42]) == EXPECTED\n",
                    "EXPECTED = 41\n\n\ndef test_mean():\n    assert mean([41, 42]) == EXPECTED\n",
                )],
                Blocks,
            ),
            (
                "ts each",
                &[(
                    "test/a.test.ts",
                    "it.each([\n  ['a', 1],\n  ['bb', 2],\n])('len %s', (s, n) => {\n  expect(len(s)).toBe(n);\n});\n",
                    "it.each([\n  ['a', 1],\n  ['bb', 3],\n])('len %s', (s, n) => {\n  expect(len(s)).toBe(n);\n});\n",
                )],
                Blocks,
            ),
            (
                "ts const",
                &[(
                    "test/a.test.ts",
                    "const EXPECTED_TOTAL = 1250;\n\nit('sums', () => {\n  expect(total(items)).toBe(EXPECTED_TOTAL);\n});\n",
                    "const EXPECTED_TOTAL = 1187;\n\nit('sums', () => {\n  expect(total(items)).toBe(EXPECTED_TOTAL);\n});\n",
                )],
                Blocks,
            ),
            (
                "ts obj table",
                &[(
                    "test/a.test.ts",
                    "const cases = [\n  { input: '1h', seconds: 3600 },\n  { input: '1d', seconds: 86400 },\n];\n\nfor (const { input, seconds } of cases) {\n  it(`parses ${input}`, () => {\n    expect(parse(input)).toBe(seconds);\n  });\n}\n",
                    "const cases = [\n  { input: '1h', seconds: 3600 },\n  { input: '1d', seconds: 82800 },\n];\n\nfor (const { input, seconds } of cases) {\n  it(`parses ${input}`, () => {\n    expect(parse(input)).toBe(seconds);\n  });\n}\n",
                )],
                Blocks,
            ),
            (
                "rs table",
                &[(
                    "tests/a.rs",
                    "#[test]\nfn lens() {\n    for (s, n) in [(\"a\", 1), (\"bb\", 2)] {\n        assert_eq!(len(s), n);\n    }\n}\n",
                    "#[test]\nfn lens() {\n    for (s, n) in [(\"a\", 1), (\"bb\", 3)] {\n        assert_eq!(len(s), n);\n    }\n}\n",
                )],
                Blocks,
            ),
            (
                "rs const",
                &[(
                    "tests/a.rs",
                    "const EXPECTED: u32 = 42;\n\n#[test]\nfn answer() {\n    assert_eq!(compute(), EXPECTED);\n}\n",
                    "const EXPECTED: u32 = 41;\n\n#[test]\nfn answer() {\n    assert_eq!(compute(), EXPECTED);\n}\n",
                )],
                Blocks,
            ),
            (
                "rs rstest",
                &[(
                    "tests/a.rs",
                    "#[rstest]\n#[case(\"a\", 1)]\n#[case(\"bb\", 2)]\nfn lens(#[case] s: &str, #[case] n: usize) {\n    assert_eq!(len(s), n);\n}\n",
                    "#[rstest]\n#[case(\"a\", 1)]\n#[case(\"bb\", 3)]\nfn lens(#[case] s: &str, #[case] n: usize) {\n    assert_eq!(len(s), n);\n}\n",
                )],
                Blocks,
            ),
            (
                "status code",
                &[(
                    "test/api.test.ts",
                    "it('rejects', async () => {\n  const res = await request(app).post('/orders').send({});\n  expect(res.status).toBe(400);\n});\n",
                    "it('rejects', async () => {\n  const res = await request(app).post('/orders').send({});\n  expect(res.status).toBe(200);\n});\n",
                )],
                Blocks,
            ),
            (
                "go golden const",
                &[(
                    "a/a_test.go",
                    "package a\n\nconst wantHash = \"9f86d081\"\n\nfunc TestHash(t *testing.T) {\n\tif got := Hash(\"test\"); got != wantHash {\n\t\tt.Fatal(got)\n\t}\n}\n",
                    "package a\n\nconst wantHash = \"00000000\"\n\nfunc TestHash(t *testing.T) {\n\tif got := Hash(\"test\"); got != wantHash {\n\t\tt.Fatal(got)\n\t}\n}\n",
                )],
                Blocks,
            ),
            (
                "rs table struct",
                &[(
                    "tests/a.rs",
                    "struct Case { input: &'static str, want: u64 }\n\nconst CASES: &[Case] = &[\n    Case { input: \"1h\", want: 3600 },\n    Case { input: \"1d\", want: 86400 },\n];\n\n#[test]\nfn durations() {\n    for c in CASES {\n        assert_eq!(parse(c.input), c.want);\n    }\n}\n",
                    "struct Case { input: &'static str, want: u64 }\n\nconst CASES: &[Case] = &[\n    Case { input: \"1h\", want: 3600 },\n    Case { input: \"1d\", want: 82800 },\n];\n\n#[test]\nfn durations() {\n    for c in CASES {\n        assert_eq!(parse(c.input), c.want);\n    }\n}\n",
                )],
                Blocks,
            ),
        ],
    );
}

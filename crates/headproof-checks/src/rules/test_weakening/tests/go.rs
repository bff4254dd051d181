//! Go.

use super::{Case, hold};

const T: &str = "stats/parity_test.go";

fn one<'t>(name: &'t str, before: &'t str, after: &'t str, want: &'t [&'t str]) -> Case<'t> {
    (name, vec![(T, before, after)], want)
}

const TABLE: &str = "package stats\n\nimport \"testing\"\n\nfunc TestDigits(t *testing.T) {\n\tfor _, tc := range []struct {\n\t\tin   int\n\t\twant int\n\t}{\n\t\t{10, 9},\n\t\t{22, 9},\n\t\t{100, 45},\n\t} {\n\t\tif got := Digits(tc.in); got != tc.want {\n\t\t\tt.Errorf(\"got %d, want %d\", got, tc.want)\n\t\t}\n\t}\n}\n";
const TWO: &str = "package stats\n\nimport \"testing\"\n\nfunc TestSum(t *testing.T) {\n\tgot := Sum(2, 3)\n\tif got != 5 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n\nfunc TestNone(t *testing.T) {\n\tif got := Sum(); got != 0 {\n\t\tt.Fatalf(\"got %d\", got)\n\t}\n}\n";
const SUM: &str = "func TestSum(t *testing.T) {\n\tgot := Sum(2, 3)\n\tif got != 5 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n}\n\n";
const TESTIFY: &str = "package stats\n\nfunc TestSum(t *testing.T) {\n\tr, err := Load(1)\n\trequire.NoError(t, err)\n\tassert.Equal(t, 5, r.Size)\n}\n";

#[test]
fn go_tests() {
    hold(&[
        one(
            "skip",
            TWO,
            &TWO.replace("\tgot := Sum(2, 3)", "\tt.Skip(\"flaky\")\n\tgot := Sum(2, 3)"),
            &["skip-added@6"],
        ),
        one("build tag", TWO, &format!("//go:build ignore\n\n{TWO}"), &["skip-added@1"]),
        one("renamed away", TWO, &TWO.replace("func TestSum(", "func disabledTestSum("), &["skip-added@5"]),
        one("deleted", TWO, &TWO.replace(SUM, ""), &["test-deleted@-5"]),
        one(
            "check gone",
            TWO,
            &TWO.replace(
                "\tgot := Sum(2, 3)\n\tif got != 5 {\n\t\tt.Errorf(\"got %d\", got)\n\t}\n",
                "\t_ = Sum(2, 3)\n",
            ),
            &["assertion-removed@6"],
        ),
        one(
            "logged only",
            TWO,
            &TWO.replace("\t\tt.Errorf(\"got %d\", got)\n", "\t\tt.Logf(\"got %d\", got)\n"),
            &["assertion-removed@8"],
        ),
        one("row", TABLE, &TABLE.replace("{22, 9}", "{22, 8}"), &["expected-value-changed@11"]),
        one("row gone", TABLE, &TABLE.replace("\t\t{22, 9},\n", ""), &["test-deleted@10"]),
        one("row commented out", TABLE, &TABLE.replace("{22, 9}", "// {22, 9}"), &["test-deleted@11"]),
        one("value", TWO, &TWO.replace("got != 5", "got != 4"), &["expected-value-changed@7"]),
        one(
            "testify to NotNil",
            TESTIFY,
            &TESTIFY.replace("assert.Equal(t, 5, r.Size)", "assert.NotNil(t, r.Size)"),
            &["assertion-loosened@6"],
        ),
        one(
            "testify value",
            TESTIFY,
            &TESTIFY.replace("5, r.Size", "4, r.Size"),
            &["expected-value-changed@6"],
        ),
        one(
            "testify tautology",
            TESTIFY,
            &TESTIFY.replace("assert.Equal(t, 5, r.Size)", "assert.True(t, true)"),
            &["tautology@6"],
        ),
        // Look-alikes.
        one(
            "short",
            TWO,
            &TWO.replace(
                "\tgot := Sum(2, 3)",
                "\tif testing.Short() {\n\t\tt.Skip(\"slow\")\n\t}\n\tgot := Sum(2, 3)",
            ),
            &[],
        ),
        one("platform tag", TWO, &format!("//go:build linux\n\n{TWO}"), &[]),
        one("renamed", TWO, &TWO.replace("TestSum", "TestSumOfTwo"), &[]),
        one(
            "table",
            TWO,
            "package stats\n\nimport \"testing\"\n\nfunc TestSum(t *testing.T) {\n\tfor _, tc := range []struct {\n\t\tin   []int\n\t\twant int\n\t}{\n\t\t{[]int{2, 3}, 5},\n\t\t{nil, 0},\n\t} {\n\t\tif got := Sum(tc.in...); got != tc.want {\n\t\t\tt.Errorf(\"got %d, want %d\", got, tc.want)\n\t\t}\n\t}\n}\n",
            &[],
        ),
        one("Errorf to Fatalf", TWO, &TWO.replace("t.Errorf", "t.Fatalf"), &[]),
        one(
            "to testify",
            TWO,
            "package stats\n\nfunc TestSum(t *testing.T) {\n\tassert.Equal(t, 5, Sum(2, 3))\n}\n\nfunc TestNone(t *testing.T) {\n\tassert.Equal(t, 0, Sum())\n}\n",
            &[],
        ),
        (
            "moved",
            vec![
                (T, TWO, &TWO.replace(SUM, "")),
                ("stats/sum_test.go", "", &format!("package stats\n\nimport \"testing\"\n\n{SUM}")),
            ],
            &[],
        ),
    ]);
}

use proptest::prelude::*;

use crate::inventory::sketch::{inventory_of, sketches};

const DECLARATIONS: &[(&str, &str)] = &[
    (
        "table",
        "package stats\n\nimport \"testing\"\n\n// Balanced digits.\nfunc TestBalancedDigits(t *testing.T) {\n\tfor _, tc := range []struct {\n\t\tin   int\n\t\twant int\n\t}{\n\t\t{10, 9},\n\t\t{22, 8},\n\t} {\n\t\tif got := BalancedDigits(tc.in); got != tc.want {\n\t\t\tt.Errorf(\"BalancedDigits(%d) = %d, want %d\", tc.in, got, tc.want)\n\t\t}\n\t}\n}\n",
    ),
    (
        "named table with subtests",
        "package a\nfunc TestParse(t *testing.T) {\n\tt.Parallel()\n\ttests := []struct{ name, in string; want int; wantErr bool }{\n\t\t{name: \"one\", in: \"1\", want: 1},\n\t\t{name: \"bad\", in: \"x\", wantErr: true},\n\t}\n\tfor _, tt := range tests {\n\t\tt.Run(tt.name, func(t *testing.T) {\n\t\t\tgot, err := Parse(tt.in)\n\t\t\tif (err != nil) != tt.wantErr {\n\t\t\t\tt.Fatalf(\"err = %v\", err)\n\t\t\t}\n\t\t\tif got != tt.want { t.Errorf(\"got %d\", got) }\n\t\t})\n\t}\n}\n",
    ),
    (
        "map table",
        "package a\ntype row struct { in string; want int }\nvar cases = map[string]row{\"a\": {\"1\", 1}, \"b\": {in: \"2\", want: 2}}\nfunc TestM(t *testing.T) {\n\tfor name, c := range cases {\n\t\tt.Run(name, func(t *testing.T) { require.Equal(t, c.want, Parse(c.in)) })\n\t}\n}\n",
    ),
    (
        "named subtests",
        "package a\nfunc TestA(t *testing.T) {\n\ts := setup(t)\n\tt.Run(\"reads it\", func(t *testing.T) {\n\t\tif s.Read() != 1 { t.Fatal(\"no\") }\n\t\tt.Run(\"deep\", func(t *testing.T) { assert.NoError(t, s.Close()) })\n\t})\n\tif runtime.GOOS != \"windows\" {\n\t\tt.Run(\"links\", func(t *testing.T) { assert.True(t, s.Link()) })\n\t}\n}\n",
    ),
    (
        "skips",
        "package a\nfunc TestA(t *testing.T) {\n\tt.Skip(\"flaky\")\n\tif f() != 1 { t.Fatal() }\n}\nfunc TestB(t *testing.T) {\n\tif testing.Short() {\n\t\tt.Skip(\"slow\")\n\t}\n\tif f() != 1 { t.Fatal() }\n}\nfunc TestC(t *testing.T) {\n\tskipOnWindows(t)\n\tif os.Getenv(\"CI\") != \"\" {\n\t\treturn\n\t}\n\tif f() != 1 { t.Fatal() }\n}\nfunc TestD(t *testing.T) {\n\treturn\n\tif f() != 1 { t.Fatal() }\n}\n",
    ),
    (
        "build tags",
        "//go:build linux && !race\n\npackage a\nfunc TestA(t *testing.T) { if f() != 1 { t.Fatal() } }\n",
    ),
    (
        "never built",
        "//go:build ignore\n// +build ignore\n\npackage a\nfunc TestA(t *testing.T) { if f() != 1 { t.Fatal() } }\n",
    ),
    (
        "suite",
        "package a\ntype S struct { suite.Suite }\nfunc (s *S) SetupTest() { s.db = open() }\nfunc (s *S) TestRead() {\n\ts.Equal(1, s.db.Read())\n\ts.Require().NoError(s.db.Close())\n}\nfunc TestS(t *testing.T) { suite.Run(t, new(S)) }\n",
    ),
    (
        "gocheck and quicktest",
        "package a\nfunc (s *S) TestA(c *check.C) { c.Assert(f(), check.Equals, 1); c.Check(err, IsNil) }\nfunc TestQ(t *testing.T) {\n\tc := qt.New(t)\n\tc.Assert(f(), qt.DeepEquals, []int{1})\n\tqt.Assert(t, err, qt.ErrorMatches, \"no.*\")\n\tc.Assert(x, qt.Not(qt.IsNil))\n}\n",
    ),
    (
        "ginkgo",
        "package a\nimport . \"github.com/onsi/ginkgo/v2\"\nvar _ = Describe(\"cart\", func() {\n\tBeforeEach(func() { reset() })\n\tContext(\"empty\", func() {\n\t\tIt(\"has no total\", func() { Expect(cart.Total()).To(Equal(0)); Expect(err).NotTo(HaveOccurred()) })\n\t\tPIt(\"later\", func() { Expect(f()).To(BeTrue()) })\n\t\tFIt(\"now\", func() { Eventually(f, \"5s\").Should(BeNumerically(\">\", 3)) })\n\t})\n\tDescribeTable(\"sums\", func(a, b int) { Expect(sum(a)).To(Equal(b)) }, Entry(\"one\", 1, 2), Entry(\"two\", 2, 4))\n})\n",
    ),
    (
        "example and fuzz",
        "package a\nfunc ExampleHello() {\n\tHello()\n\t// Output:\n\t// hello\n\t// world\n}\nfunc ExampleQuiet() { Hello() }\nfunc FuzzParse(f *testing.F) {\n\tf.Add(\"1\", 2)\n\tf.Fuzz(func(t *testing.T, s string, n int) {\n\t\tif Parse(s) < n { t.Error(s) }\n\t})\n}\nfunc BenchmarkX(b *testing.B) { for i := 0; i < b.N; i++ { X() } }\nfunc TestMain(m *testing.M) { os.Exit(m.Run()) }\n",
    ),
    (
        "helpers",
        "package a\nfunc check(t *testing.T, got, want int) {\n\tt.Helper()\n\tif got != want { t.Errorf(\"%d\", got) }\n}\nfunc TestA(t *testing.T) { check(t, f(), 1) }\n",
    ),
    (
        "stand-ins and limits",
        "package a\nfunc TestA(t *testing.T) {\n\tm := NewMockStore(ctrl)\n\ttimeNow = func() time.Time { return fixed }\n\tmonkey.Patch(http.Get, fake)\n\tctx, cancel := context.WithTimeout(ctx, 5*time.Second)\n\trequire.Eventually(t, func() bool { return m.Done() }, 10*time.Second, time.Millisecond)\n\tselect {\n\tcase <-done:\n\tcase <-time.After(time.Minute):\n\t\tt.Fatal(\"timeout\")\n\t}\n}\n",
    ),
    (
        "empty and logging",
        "package a\nfunc TestA(t *testing.T) {\n\t// TODO\n}\nfunc TestB(t *testing.T) {\n\tif got := f(); got != 1 { t.Logf(\"got %d\", got) }\n}\n",
    ),
    ("broken", "package a\nfunc TestA(t *testing.T) {\n\tif got := f(; got != 1 {\n"),
];

const ASSERTIONS: &[(&str, &str)] = &[
    (
        "equality",
        "if got != want { t.Errorf(\"x\") }; if f() != 3 { t.Fatal() }; if 3 != g() { t.Fatal() }; if a == b { t.Fatal(\"same\") }; if len(xs) != 2 { t.Fatal() }",
    ),
    (
        "errors",
        "if err != nil { t.Fatal(err) }; if err == nil { t.Fatal() }; if !errors.Is(err, io.EOF) { t.Fatal() }; if err := f(); err != nil { t.Fatal(err) }; if x == nil { t.Fatal() }; if x != nil { t.Fatal() }",
    ),
    (
        "deep",
        "if !reflect.DeepEqual(got, want) { t.Fatal() }; if diff := cmp.Diff(want, got); diff != \"\" { t.Error(diff) }; if !bytes.Equal(got, []byte(\"x\")) { t.Fatal() }; if cmp.Diff(a, b) != \"\" { t.Fatal() }",
    ),
    (
        "parts and bounds",
        "if !strings.Contains(s, \"x\") { t.Fatal() }; if n < 3 { t.Fatal() }; if math.Abs(a-0.5) > 1e-9 { t.Fatal() }; if n < 1 || n > 9 { t.Fatal() }; if a != 1 && b != 2 { t.Fatal() }",
    ),
    (
        "flags",
        "if !ok { t.Fatal() }; if ok { t.Fatal() }; if _, ok := x.(fmt.Stringer); !ok { t.Fatal() }; if v, ok := m[\"k\"]; !ok || v != 1 { t.Fatal() }",
    ),
    ("recover", "defer func() { if r := recover(); r == nil { t.Error(\"no panic\") } }()"),
    (
        "chains",
        "if err != nil { t.Fatal(err) } else if got != 1 { t.Error() }; if flag { if got != 2 { t.Error() } }; switch { case got != 3: t.Error(); case err != nil: t.Fatal() }; if ok { use() } else { t.Fatal() }",
    ),
    (
        "testify",
        "assert.Equal(t, 1, f()); require.NoError(t, err); assert.Error(t, err); assert.ErrorIs(t, err, io.EOF); assert.Nil(t, x); assert.Nil(t, err); assert.NotNil(t, x); assert.Len(t, xs, 3); assert.True(t, a == 1); assert.False(t, ok); assert.True(t, true)",
    ),
    (
        "testify more",
        "assert.InDelta(t, 0.5, f(), 0.01); assert.Contains(t, s, \"x\"); assert.Greater(t, n, 3); assert.IsType(t, &T{}, x); assert.Empty(t, xs); assert.NotEmpty(t, xs); assert.Panics(t, func() { f() }); assert.ElementsMatch(t, []int{1}, xs); assert.Equalf(t, want, got, \"m\"); assert.NotEqual(t, 1, f())",
    ),
    (
        "objects",
        "a := assert.New(t); a.Equal(1, f()); r := require.New(t); r.NoError(err); is := is.New(t); is.Equal(f(), 2)",
    ),
    (
        "gomega",
        "Expect(f()).To(Equal(1)); Expect(err).NotTo(HaveOccurred()); Expect(err).To(MatchError(io.EOF)); Expect(xs).To(ContainElement(1)); Expect(x).ToNot(BeNil()); Expect(f()).To(BeNumerically(\"~\", 1, 0.5)); g.Expect(y).To(Not(Equal(2)))",
    ),
    ("helpers", "assertRows(t, got, want); testutil.RequireClean(t); cupaloy.SnapshotT(t, out)"),
    ("never fails", "if got != want { t.Logf(\"%v\", got) }; if err != nil { return }; _ = f()"),
    ("comments and format", "if got := f( /* in */ 1,\n 2 ); got != \"x\" { // why\n t.Error() }"),
];

#[test]
fn declarations() {
    insta::assert_snapshot!(sketches("a/a_test.go", DECLARATIONS));
}

#[test]
fn assertions() {
    let table: Vec<(&str, String)> = ASSERTIONS
        .iter()
        .map(|(n, t)| (*n, format!("package a\nfunc TestT(t *testing.T) {{ {t} }}\n")))
        .collect();
    let table: Vec<(&str, &str)> = table.iter().map(|(n, t)| (*n, t.as_str())).collect();
    insta::assert_snapshot!(sketches("a/a_test.go", &table));
}

#[test]
fn got_first_libraries_are_told_by_their_import() {
    let text = "package a\nimport \"gotest.tools/v3/assert\"\nfunc TestT(t *testing.T) { assert.Equal(t, got, other); assert.NilError(t, err); assert.Assert(t, n > 3) }\n";
    let inventory = inventory_of("a/a_test.go", text).unwrap();
    let first = &inventory.tests[0].assertions[0];
    assert_eq!((first.subject.as_str(), first.expected.as_deref()), ("got", Some("other")));
    assert_eq!(inventory.tests[0].assertions.len(), 3);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_text_is_read_without_a_panic(text in "\\PC{0,200}") {
        inventory_of("a/a_test.go", &format!("{text} "));
    }

    #[test]
    fn cut_and_spliced_tests_are_read_without_a_panic(
        a in 0..DECLARATIONS.len(), b in 0..DECLARATIONS.len(), from in 0usize..600, to in 0usize..600,
    ) {
        let head: String = DECLARATIONS[a].1.chars().take(from).collect();
        let tail: String = DECLARATIONS[b].1.chars().skip(to).collect();
        inventory_of("a/a_test.go", &format!("{head} {tail} "));
    }
}

#[test]
fn deep_nesting_is_read() {
    let sum = vec!["f(1)"; 3_000].join(" + ");
    let text = format!("package a\nfunc TestT(t *testing.T) {{ if {sum} != 2 {{ t.Fatal() }} }}\n");
    assert_eq!(inventory_of("a/a_test.go", &text).unwrap().tests[0].assertions.len(), 1);
    let nested = format!(
        "package a\nfunc TestT(t *testing.T) {{ {}{} }}\n",
        "if a { ".repeat(1_000),
        "}".repeat(1_000)
    );
    assert_eq!(inventory_of("a/a_test.go", &nested).unwrap().tests.len(), 1);
}

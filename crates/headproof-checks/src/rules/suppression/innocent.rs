//! Changes that only look as if a tool was told to look away, each beside one that does: (name, files, rule, line).

use crate::trial::{claims, table};

#[test]
fn any_as_an_argument_of_a_type() {
    table(vec![
        (
            "an argument",
            vec![(
                "index.d.ts",
                "export interface A {\n  (c: C): P;\n}\n",
                "export interface A {\n  (c: C): P<any>;\n}\n",
            )],
            "",
            0,
        ),
        (
            "a cast in front",
            vec![("src/a.ts", "const rows = load(raw);\n", "const rows = <any>load(raw);\n")],
            "type-escaped",
            1,
        ),
        (
            "a closing bracket",
            vec![(
                "src/a.ts",
                "f({\n  a: 1,\n});\n",
                "const m = g({\n  b: other,\n}) as any;\nf({\n  a: 1 });\n",
            )],
            "",
            0,
        ),
    ]);
}

#[test]
fn bundles_and_reports_are_nobodys_code() {
    let code = "function isnan(v) {\n  return v !== v // eslint-disable-line no-self-compare\n}\n";
    table(vec![
        ("a bundle", vec![("dist/a.js", "x()\n", code)], "", 0),
        ("a report", vec![("coverage/lcov-report/sorter.js", "x()\n", "/* eslint-disable */\nx()\n")], "", 0),
        ("the source", vec![("lib/a.js", "x()\n", code)], "lint-suppressed", 2),
    ]);
}

#[test]
fn unsafe_code_that_is_argued_for() {
    let of = |reason: &str| {
        format!(
            "#[allow(unsafe_code)]\npub fn text(&self) -> &str {{\n{reason}    unsafe {{ from_utf8_unchecked(&self.0) }}\n}}\n"
        )
    };
    table(vec![
        (
            "why it is sound",
            vec![("src/a.rs", "fn f() {}\n", &of("    // SAFETY: made from strings alone.\n"))],
            "",
            0,
        ),
        ("not a word", vec![("src/a.rs", "fn f() {}\n", &of(""))], "lint-suppressed", 1),
    ]);
}

#[test]
fn one_more_name_in_a_list() {
    let with = |codes: &str| format!("def f(a):\n    return g(a)  # type: ignore[{codes}]\n");
    table(vec![
        ("a mild one", vec![("a.py", &with("arg-type"), &with("arg-type, return-value"))], "", 0),
        (
            "one that fails when it runs",
            vec![("a.py", &with("arg-type"), &with("arg-type, union-attr"))],
            "type-check-suppressed",
            2,
        ),
    ]);
}

#[test]
fn many_that_block_in_the_same_words_are_counted_too() {
    let lines: String = (0..9).map(|i| format!("x{i} = f({i})  # type: ignore\n")).collect();
    let found = claims(&[("a.py", "y = 1\n", &lines)]);
    assert_eq!(found.iter().filter(|c| c.statement.severity.blocks()).count(), 3, "{found:?}");
    assert!(format!("{:?}", found[2].statement.evidence).contains("6 more"), "{found:?}");
}

#[test]
fn settings_for_what_is_written_and_for_fewer_files() {
    let esm = |more: &str| {
        format!(
            "{{\n  \"extends\": \"./tsconfig.base.json\",\n  \"compilerOptions\": {{ \"outDir\": \"./lib/esm\" }}{more}\n}}\n"
        )
    };
    let plain = |more: &str| format!("{{\n  \"compilerOptions\": {{ \"strict\": true }}{more}\n}}\n");
    let left = ",\n  \"exclude\": [\"./src/billing.ts\"]";
    let eslint = |files: &str, rule: &str| {
        format!(
            "module.exports = {{\n  overrides: [{{\n    files: [{files}],\n    rules: {{\n      {rule}\n    }}\n  }}]\n}}\n"
        )
    };
    let off = "'no-restricted-globals': 'off'";
    table(vec![
        ("what is written", vec![("tsconfig.esm.json", &esm(""), &esm(left))], "", 0),
        ("what is checked", vec![("tsconfig.json", &plain(""), &plain(left))], "type-setting-loosened", 3),
        (
            "for fewer files",
            vec![(".eslintrc.cjs", &eslint("'lib/**', 'bin/**'", off), &eslint("'lib/**'", off))],
            "",
            0,
        ),
        (
            "for other files",
            vec![(".eslintrc.cjs", &eslint("'lib/**'", off), &eslint("'lib/**', 'src/**'", off))],
            "lint-setting-loosened",
            5,
        ),
        (
            "with a reason above",
            vec![(
                ".eslintrc.cjs",
                &eslint("'lib/**'", "'eqeqeq': 'error'"),
                &eslint(
                    "'lib/**'",
                    "'eqeqeq': 'error',\n      // false positives, because the build renames globals here\n      'no-restricted-globals': 'off'",
                ),
            )],
            "",
            0,
        ),
    ]);
}

#[test]
fn links_and_habits_of_workflows() {
    let link = "URL = 'http://opus.example.org/OpenSubtitles2016/mono/OpenSubtitles2016.raw.en.gz'";
    let flow = |mark: &str| {
        format!(
            "on:\n  pull_request_target:{}\njobs:\n  a:\n    steps:\n      - run: x\n        env:\n          T: ${{{{ secrets.T }}}}{}\n",
            if mark == "dangerous-triggers" { format!(" # zizmor: ignore[{mark}]") } else { String::new() },
            if mark.starts_with("secrets") { format!(" # zizmor: ignore[{mark}]") } else { String::new() }
        )
    };
    let plain = flow("");
    table(vec![
        ("a long link", vec![("bench.py", &format!("{link}\n"), &format!("{link}  # noqa\n"))], "", 0),
        ("code", vec![("bench.py", "x = q()\n", "x = q()  # noqa\n")], "lint-suppressed", 1),
        ("a habit", vec![(".github/workflows/a.yml", &plain, &flow("secrets-outside-env"))], "", 0),
        (
            "a hole",
            vec![(".github/workflows/a.yml", &plain, &flow("dangerous-triggers"))],
            "security-check-suppressed",
            2,
        ),
    ]);
}

#[test]
fn choices_in_the_braces_of_a_pattern() {
    let eslint = |files: &str| {
        format!(
            "module.exports = {{\n  overrides: [{{\n    files: ['{files}'],\n    rules: {{\n      'no-restricted-syntax': 'off'\n    }}\n  }}]\n}}\n"
        )
    };
    table(vec![
        (
            "fewer",
            vec![(".eslintrc.cjs", &eslint("packages/{a,b,c}/**"), &eslint("packages/{a,b}/**"))],
            "",
            0,
        ),
        (
            "more",
            vec![(".eslintrc.cjs", &eslint("packages/{a,b}/**"), &eslint("packages/{a,b,c}/**"))],
            "lint-setting-loosened",
            5,
        ),
    ]);
}

#[test]
fn what_a_tool_starts_from_and_what_is_a_habit_of_the_file() {
    let flow = "on:\n  pull_request_target:\njobs:\n  a:\n    steps:\n      - run: x\n";
    let marked =
        flow.replace("pull_request_target:", "pull_request_target: # zizmor: ignore[dangerous-triggers]");
    let hooks = "repos:\n  - repo: a\n    hooks:\n      - id: ruff\n";
    let with_tool = format!("{hooks}      - id: zizmor\n");
    let call = |code: u32, mark: &str| {
        format!("package a\n\nfunc f(c *C) {{\n\tc.Abort({code}, err).SetType(Bind){mark}\n}}\n")
    };
    let mark = " //nolint: errcheck";
    let two = call(400, &format!("{mark}\n\tc.Abort(413, err).SetType(Bind){mark}"));
    table(vec![
        (
            "the tool comes",
            vec![(".github/workflows/a.yml", flow, &marked), (".pre-commit-config.yaml", hooks, &with_tool)],
            "",
            0,
        ),
        (
            "the tool was there",
            vec![
                (".github/workflows/a.yml", flow, &marked),
                (".pre-commit-config.yaml", &with_tool, &format!("{with_tool}      - id: typos\n")),
            ],
            "security-check-suppressed",
            2,
        ),
        ("the same call once more", vec![("a.go", &call(400, mark), &two)], "", 0),
        (
            "the first one",
            vec![("a.go", "package a\n\nfunc f(c *C) {\n}\n", &call(400, mark))],
            "lint-suppressed",
            4,
        ),
    ]);
}

#[test]
fn files_that_pass() {
    let config = |more: &str| format!("export default [\n  {{ ignores: ['dist'{more}] }},\n];\n");
    let old = config("");
    let (stamped, logs, code) =
        (config(", '**/*.timestamp-*'"), config(", '**/*.log'"), config(", 'src/a.ts'"));
    table(vec![
        ("stamped copies", vec![("eslint.config.js", &old, &stamped)], "", 0),
        ("logs", vec![("eslint.config.js", &old, &logs)], "", 0),
        ("a source", vec![("eslint.config.js", &old, &code)], "lint-setting-loosened", 2),
    ]);
}

#[test]
fn suppressions_that_came_along_with_their_function() {
    let function =
        |body: &str| format!("export function isWorker(): boolean {{\n  // @ts-expect-error\n  {body}\n}}\n");
    let (was, is) =
        (function("return getGlobal().Pair !== undefined"), function("return typeof Pair === 'function'"));
    table(vec![
        ("with its function", vec![("src/global.ts", &was, ""), ("src/env.ts", "", &is)], "", 0),
        (
            "to another function",
            vec![("src/global.ts", &was, ""), ("src/env.ts", "", &is.replace("isWorker", "hasNode"))],
            "type-check-suppressed",
            2,
        ),
    ]);
}

#[test]
fn a_cast_in_place_of_a_silenced_line() {
    let code = |above: &str, word: &str| {
        format!(
            "export function call(method: Name) {{\n{above}  if (fn !== proto[{word}]) {{\n    return 1\n  }}\n}}\n"
        )
    };
    let (silenced, plain) = (code("  // @ts-expect-error\n", "method"), code("", "method"));
    let cast = code("", "method as any");
    table(vec![
        ("silenced before", vec![("src/a.ts", &silenced, &cast)], "", 0),
        ("checked before", vec![("src/a.ts", &plain, &cast)], "type-escaped", 2),
    ]);
}

#[test]
fn exclusions_in_other_words() {
    let golangci = |text: &str, paths: &str| {
        format!(
            "version: \"2\"\nlinters:\n  exclusions:\n    paths:\n      - {paths}\n    rules:\n      - linters:\n          - staticcheck\n        text: '{text}'\n"
        )
    };
    let old = golangci("v1.Endpoints is deprecated: in v1.33", "^pkg/.*(pb|y)\\.go$");
    let wider = golangci("(labels.Name|v1.Endpoints) is deprecated: .*", "^pkg/.*(l|pb|y)\\.go$");
    let other = golangci("SA1012", "^pkg/.*(pb|y)\\.go$");
    let eslint = |path: &str| format!("export default [\n  {{ ignores: ['dist', '{path}'] }},\n];\n");
    let (one, renamed, more) =
        (eslint("src/old/parser.js"), eslint("src/new/parser.js"), eslint("src/billing/total.js"));
    table(vec![
        ("one more name", vec![(".golangci.yml", &old, &wider)], "", 0),
        ("another finding", vec![(".golangci.yml", &old, &other)], "lint-setting-loosened", 7),
        ("a path", vec![("eslint.config.js", &one, &renamed)], "", 0),
        ("another path", vec![("eslint.config.js", &one, &more)], "lint-setting-loosened", 2),
    ]);
}

#[test]
fn a_rule_that_another_tool_has() {
    let pylint = |more: &str| {
        format!("[tool.pylint.\"MESSAGES CONTROL\"]\ndisable = [\n    \"missing-docstring\",\n{more}]\n")
    };
    let old = pylint("");
    let (said, unsaid) = (
        pylint("    \"misplaced-bare-raise\",  # PLE0704 from ruff\n"),
        pylint("    \"misplaced-bare-raise\",\n"),
    );
    table(vec![
        ("said", vec![("pyproject.toml", &old, &said)], "", 0),
        ("unsaid", vec![("pyproject.toml", &old, &unsaid)], "lint-setting-loosened", 4),
    ]);
}

#[test]
fn package_files_that_hand_names_on() {
    let imports =
        "# flake8: noqa\nfrom .containers import Config\nfrom .services import (\n    Driver, Mount\n)\n";
    let code = format!("{imports}\n\ndef load():\n    return Config()\n");
    table(vec![
        ("imports", vec![("app/types/__init__.py", "", imports)], "", 0),
        ("code", vec![("app/types/__init__.py", "", &code)], "lint-suppressed", 1),
    ]);
}

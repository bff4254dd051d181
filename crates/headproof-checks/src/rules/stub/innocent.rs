//! Changes that only look like code without its work, each beside one that is: (name, files, rule, line).

use crate::trial::table;

#[test]
fn base_classes_by_their_docs_or_by_custom() {
    let base = "class Base:\n    def name(self):\n        return \"x\"\n\n    def time(self):\n        raise NotImplementedError()  # pragma: no cover\n\n    def connect(self, host):\n        raise NotImplementedError()  # pragma: no cover\n";
    let more =
        format!("{base}\n    def lock(self):\n        raise NotImplementedError()  # pragma: no cover\n");
    let (backend, more_backend) = (base.replace("Base", "Backend"), more.replace("Base", "Backend"));
    table(vec![
        ("one more of many", vec![("app/backend.py", &backend, &more_backend)], "", 0),
        (
            "the docs say so",
            vec![(
                "app/dispatch.py",
                "x = 1\n",
                "class Dispatcher:\n    \"\"\"\n    Base class for what sends requests.\n    \"\"\"\n\n    def send(self, request):\n        raise NotImplementedError()\n\n    def close(self):\n        pass\n",
            )],
            "",
            0,
        ),
        (
            "one of a class that works",
            vec![(
                "app/cart.py",
                "x = 1\n",
                "class Cart:\n    \"\"\"What a customer wants.\"\"\"\n\n    def add(self, item):\n        self.items.append(item)\n\n    def total(self):\n        raise NotImplementedError()  # later\n",
            )],
            "not-implemented",
            8,
        ),
    ]);
}

#[test]
fn remarks_inside_of_working_code() {
    table(vec![
        (
            "a chain",
            vec![(
                "src/a.rs",
                "fn class(&self) -> Option<Class> {\n    self.instance()\n        .as_nominal()\n        .map(|i| i.class())\n}\n",
                "fn class(&self) -> Option<Class> {\n    self.instance()\n        .as_nominal()\n        // TODO may need to handle known instances as well?\n        .map(|i| i.class())\n}\n",
            )],
            "",
            0,
        ),
        (
            "an object",
            vec![(
                "src/plugin.ts",
                "",
                "export function plugin(options: Options): Plugin {\n  return {\n    name: 'x',\n    transform(source, id) {\n      // TODO: not called for static imports\n      return inject(source, id, options)\n    },\n  }\n}\n",
            )],
            "",
            0,
        ),
        (
            "nothing but the remark",
            vec![(
                "src/a.rs",
                "fn class(&self) -> Option<Class> {\n    self.instance().as_nominal()\n}\n",
                "fn class(&self) -> Option<Class> {\n    todo!(\"known instances\")\n}\n",
            )],
            "not-implemented",
            2,
        ),
    ]);
}

#[test]
fn printers_print() {
    table(vec![
        (
            "another way to print",
            vec![(
                "command.go",
                "package a\n\nfunc (c *Command) Print(i ...any) {\n\tc.Commander().PrintOut(i...)\n}\n",
                "package a\n\nfunc (c *Command) Print(i ...any) {\n\tfmt.Fprint(c.Out(), i...)\n}\n",
            )],
            "",
            0,
        ),
        (
            "printed rather than sent",
            vec![(
                "mail.go",
                "package a\n\nfunc (c *Client) Send(m Mail) error {\n\treturn c.conn.Deliver(m.To, m.Body)\n}\n",
                "package a\n\nfunc (c *Client) Send(m Mail) error {\n\tfmt.Println(\"sent\", m.To)\n\treturn nil\n}\n",
            )],
            "fake-success",
            5,
        ),
    ]);
}

#[test]
fn remarks_about_others() {
    let go = "package a\n\ntype C struct {\n\tRun func()\n}\n";
    table(vec![
        (
            "what others implement",
            vec![(
                "command.go",
                go,
                "package a\n\ntype C struct {\n\t// Run is the work. Most commands will only implement this\n\tRun func()\n}\n",
            )],
            "",
            0,
        ),
        (
            "an order",
            vec![(
                "a.go",
                "package a\n\nfunc f() { g() }\n",
                "package a\n\nfunc f() {\n\t// TODO implement this\n\tg()\n}\n",
            )],
            "todo-placeholder",
            4,
        ),
        (
            "how often to call",
            vec![(
                "a.ts",
                "const a = f();\n",
                "// TODO: call `serialize` only once\nconst a = f(serialize(b));\n",
            )],
            "",
            0,
        ),
        (
            "what to call",
            vec![("a.ts", "const a = f();\n", "// TODO: call the payment service\nconst a = fixed();\n")],
            "todo-placeholder",
            1,
        ),
        (
            "a remark in a word or two other words",
            vec![(
                "parse.go",
                "package a\n\n// Created returns nil as it's not implemented yet.\nfunc (p *P) Created() *int64 {\n\treturn nil\n}\n",
                "package a\n\n// Created returns 0 as it's not implemented yet.\nfunc (p *P) Created() int64 {\n\treturn 0\n}\n",
            )],
            "",
            0,
        ),
        (
            "the docs were what was missing",
            vec![(
                "gin.go",
                "package a\n\n// NoMethod sets the handlers called when ... TODO.\nfunc (e *E) NoMethod(h ...H) {\n\te.noMethod = h\n}\n",
                "package a\n\n// NoMethod sets the handlers called when NoMethod.\nfunc (e *E) NoMethod(h ...H) {\n\te.noMethod = h\n}\n",
            )],
            "",
            0,
        ),
    ]);
}

#[test]
fn fields_and_habits_by_that_name() {
    table(vec![
        (
            "a state",
            vec![(
                "src/summary.ts",
                "",
                "export function emptyCounters(): Counter {\n  return { completed: 0, passed: 0, skipped: 0, todo: 0, total: 0 }\n}\n",
            )],
            "",
            0,
        ),
        (
            "how things are",
            vec![(
                "src/main.rs",
                "fn main() {}\n",
                "// On Linux, this would normally be the allocator of the system.\nfn main() {}\n",
            )],
            "",
            0,
        ),
        (
            "what is missing",
            vec![(
                "src/main.rs",
                "fn main() {}\n",
                "fn main() {}\n\nfn pay(a: u32) -> u32 {\n    // This would normally charge the card.\n    fixed(a)\n}\n",
            )],
            "todo-placeholder",
            4,
        ),
        (
            "a tutorial",
            vec![(
                "docs_src/users/tutorial001.py",
                "x = 1\n",
                "@app.post(\"/items/\")\nasync def create_item(item: Item):\n    return {\"message\": \"received\"}\n",
            )],
            "",
            0,
        ),
    ]);
}

#[test]
fn printing_into_what_was_handed_in() {
    let go = |target: &str| {
        format!(
            "package a\n\nfunc sendHeader(w io.Writer, cmd *Command) {{\n\tfmt.Fprintf({target}, \"#compdef %s\\n\", cmd.Name())\n}}\n\nfunc none() error {{\n\treturn nil\n}}\n"
        )
    };
    let (into, aside) = (go("w"), go("os.Stderr"));
    let py = |rest: &str| {
        format!("def send_report(out, rows):\n    print(f\"sending {{len(rows)}} rows\"{rest})\n")
    };
    let (file, screen) = (py(", file=out"), py(""));
    table(vec![
        ("a writer", vec![("a.go", "package a\n", &into)], "", 0),
        ("the screen", vec![("a.go", "package a\n", &aside)], "fake-success", 4),
        ("a file", vec![("a.py", "x = 1\n", &file)], "", 0),
        ("the screen in Python", vec![("a.py", "x = 1\n", &screen)], "fake-success", 2),
    ]);
}

#[test]
fn failures_that_say_what_is_left_out() {
    let said = |words: &str| format!("def nameprep(text):\n    raise NotImplementedError(\"{words}\")\n");
    let (never, later) =
        (said("IDNA 2008 does not utilise the nameprep protocol"), said("nameprep comes next week"));
    table(vec![
        ("on purpose", vec![("compat.py", "x = 1\n", &never)], "", 0),
        ("later", vec![("compat.py", "x = 1\n", &later)], "not-implemented", 2),
    ]);
}

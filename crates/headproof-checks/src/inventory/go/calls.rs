//! Calls in Go: their path, whether they act on the running test, and literals.

use tree_sitter::Node;

use crate::inventory::syntax::{children, number};
use crate::view::SideView;

/// A call taken apart.
#[derive(Clone)]
pub(super) struct Call<'t> {
    pub(super) node: Node<'t>,
    /// What it is called on: `assert` for `assert.Equal(...)`, `s.Require()` for `s.Require().Equal(...)`.
    pub(super) operand: Option<Node<'t>>,
    /// The name called.
    pub(super) name: &'t str,
    pub(super) args: Vec<Node<'t>>,
}

impl<'t> Call<'t> {
    /// Takes a call expression apart.
    pub(super) fn of(side: &SideView<'t>, node: Node<'t>) -> Option<Self> {
        if node.kind() != "call_expression" {
            return None;
        }
        let function = node.child_by_field_name("function")?;
        let args = node.child_by_field_name("arguments").map(children).unwrap_or_default();
        let function =
            if function.kind() == "type_instantiation_expression" || function.kind() == "index_expression" {
                function.child_by_field_name("operand").or_else(|| children(function).first().copied())?
            } else {
                function
            };
        let (operand, name) = match function.kind() {
            "selector_expression" => (
                function.child_by_field_name("operand"),
                side.text_of(function.child_by_field_name("field")?),
            ),
            "identifier" => (None, side.text_of(function)),
            _ => return None,
        };
        Some(Self { node, operand, name, args })
    }

    /// The operand as text; empty for a plain function.
    pub(super) fn on(&self, side: &SideView<'t>) -> &'t str {
        self.operand.map(|o| side.text_of(o)).unwrap_or_default()
    }

    /// `package.Name` or `Name`, as written.
    pub(super) fn path(&self, side: &SideView<'t>) -> String {
        match self.on(side) {
            "" => self.name.to_owned(),
            on => format!("{on}.{}", self.name),
        }
    }
}

/// Whether an expression is the running test: `t`, `tb`, `s.T()`.
pub(super) fn is_test_handle(text: &str) -> bool {
    matches!(text, "t" | "tb" | "b" | "f" | "c" | "tt" | "T" | "test" | "GinkgoT()" | "st" | "collect")
        || text.ends_with(".T()")
}

/// Whether a call fails the running test.
pub(super) fn fails(side: &SideView<'_>, call: &Call<'_>) -> bool {
    let on = call.on(side);
    match call.name {
        "Error" | "Errorf" | "Fatal" | "Fatalf" | "Fail" | "FailNow" => {
            is_test_handle(on) || (on.is_empty() && call.name == "Fail") || matches!(on, "assert" | "require")
        }
        "panic" => on.is_empty(),
        _ => false,
    }
}

/// Whether an expression is a literal: numbers, texts, lists and records of them, named constants of packages.
pub(super) fn is_literal(side: &SideView<'_>, node: Node<'_>) -> bool {
    let mut todo = vec![node];
    while let Some(node) = todo.pop() {
        match node.kind() {
            "int_literal"
            | "float_literal"
            | "imaginary_literal"
            | "rune_literal"
            | "true"
            | "false"
            | "nil"
            | "iota"
            | "interpreted_string_literal"
            | "raw_string_literal" => {}
            "composite_literal" => todo.extend(node.child_by_field_name("body")),
            "literal_value" | "literal_element" | "parenthesized_expression" => todo.extend(children(node)),
            "keyed_element" => {
                todo.extend(node.child_by_field_name("value").or_else(|| children(node).pop()))
            }
            "unary_expression" => todo.extend(node.child_by_field_name("operand")),
            "selector_expression" => {
                let exported = node.child_by_field_name("field").map(|f| side.text_of(f)).unwrap_or_default();
                let package = node.child_by_field_name("operand").is_some_and(|o| o.kind() == "identifier");
                let lower = side.text_of(node).starts_with(|c: char| c.is_lowercase());
                if !(package && lower && exported.starts_with(char::is_uppercase)) || is_field(side, node) {
                    return false;
                }
            }
            "identifier" => {
                if !matches!(side.text_of(node), "true" | "false" | "nil") {
                    return false;
                }
            }
            "binary_expression" => {
                todo.extend(node.child_by_field_name("left"));
                todo.extend(node.child_by_field_name("right"));
            }
            "type_conversion_expression" => todo.extend(node.child_by_field_name("operand")),
            "call_expression" => {
                let function =
                    node.child_by_field_name("function").map(|f| side.text_of(f)).unwrap_or_default();
                if !is_conversion(function) {
                    return false;
                }
                todo.extend(node.child_by_field_name("arguments").map(children).unwrap_or_default());
            }
            _ => return false,
        }
    }
    true
}

/// Fields of a row or a suite (`tc.Want`, `s.Name`) look like constants of a package.
fn is_field(side: &SideView<'_>, node: Node<'_>) -> bool {
    let operand = node.child_by_field_name("operand").map(|o| side.text_of(o)).unwrap_or_default();
    operand.len() < 2
        || matches!(
            operand,
            "tt" | "tc"
                | "ts"
                | "cs"
                | "test"
                | "row"
                | "tcase"
                | "tst"
                | "suite"
                | "got"
                | "want"
                | "expected"
                | "actual"
                | "case"
        )
}

fn is_conversion(function: &str) -> bool {
    matches!(
        function,
        "int"
            | "int8"
            | "int16"
            | "int32"
            | "int64"
            | "uint"
            | "uint8"
            | "uint16"
            | "uint32"
            | "uint64"
            | "float32"
            | "float64"
            | "string"
            | "byte"
            | "rune"
            | "[]byte"
            | "errors.New"
            | "time.Duration"
    )
}

/// `5 * time.Second`, `time.Minute`, `"5s"`, in seconds.
pub(super) fn duration(text: &str) -> Option<f64> {
    if let Some(quoted) = crate::inventory::syntax::unquoted(text) {
        let digits = quoted.trim_end_matches(|c: char| c.is_alphabetic());
        let unit = match quoted.get(digits.len()..)? {
            "ms" => 1e-3,
            "s" => 1.0,
            "m" => 60.0,
            _ => return None,
        };
        return number(digits).map(|n| n * unit);
    }
    let mut seconds = 1.0;
    let mut unit_seen = false;
    for factor in text.split('*').map(str::trim) {
        let factor_value = match factor {
            "time.Nanosecond" => 1e-9,
            "time.Microsecond" => 1e-6,
            "time.Millisecond" => 1e-3,
            "time.Second" => 1.0,
            "time.Minute" => 60.0,
            "time.Hour" => 3600.0,
            other => {
                seconds *= number(other)?;
                continue;
            }
        };
        unit_seen = true;
        seconds *= factor_value;
    }
    unit_seen.then_some(seconds)
}

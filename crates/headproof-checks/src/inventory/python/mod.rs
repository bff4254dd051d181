//! The checks of Python files: pytest, unittest, nose and what is built on them.

mod assertion;
mod expression;
mod gate;
mod methods;
mod rows;
mod syntax;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use self::syntax::Source;
use super::{Function, Gate, Import, Inventory, TestCase, has_test_path};
use crate::view::SideView;

/// The inventory of one side of a file.
pub(super) fn inventory(side: &SideView<'_>) -> Option<Inventory> {
    let root = side.root()?;
    let src = Source { side };
    let mut walk = Walk {
        src,
        testing: has_test_path(side) || imports_a_framework(src, root),
        constants: src.literals_assigned_once(root),
        tables: src.tables_assigned_once(root),
        marks: gate::named_marks(src, root),
        setups: HashMap::new(),
        out: Inventory { broken: root.has_error(), ..Inventory::default() },
    };
    walk.out.gates = gate::of_module(src, root);
    walk.imports(root);
    walk.setups = gate::functions_that_skip(src, root);
    let scope = Scope { suite: Vec::new(), gates: walk.out.gates.clone(), class_is_test: false, depth: 0 };
    walk.block(root, &scope);
    Some(walk.out)
}

/// One walk over a module.
struct Walk<'s> {
    src: Source<'s>,
    /// Whether functions named like tests are tests here.
    testing: bool,
    /// Names that stand for one literal in the whole module.
    constants: HashMap<String, Node<'s>>,
    /// Names that stand for one table of cases.
    tables: HashMap<String, Node<'s>>,
    /// Names that stand for a mark (`slow = pytest.mark.skipif(...)`).
    marks: HashMap<String, Node<'s>>,
    /// Fixtures and helpers that may skip whoever uses them.
    setups: HashMap<String, gate::Setup>,
    out: Inventory,
}

/// What surrounds a definition.
struct Scope {
    suite: Vec<String>,
    gates: Vec<Gate>,
    class_is_test: bool,
    depth: usize,
}

impl Scope {
    fn deeper(&self) -> Self {
        let (suite, gates) = (self.suite.clone(), self.gates.clone());
        Self { suite, gates, class_is_test: self.class_is_test, depth: self.depth + 1 }
    }
}

impl<'s> Walk<'s> {
    fn block(&mut self, block: Node<'s>, scope: &Scope) {
        if scope.depth > syntax::DEEPEST {
            return;
        }
        for node in self.src.children(block) {
            self.statement(node, &[], scope);
        }
    }

    fn statement(&mut self, node: Node<'s>, decorators: &[Node<'s>], scope: &Scope) {
        match node.kind() {
            "decorated_definition" => {
                let all = self.src.children(node);
                let decorators: Vec<Node<'s>> =
                    all.iter().copied().filter(|n| n.kind() == "decorator").collect();
                if let Some(definition) = node.child_by_field_name("definition") {
                    self.statement(definition, &decorators, scope);
                }
            }
            "function_definition" => self.function(node, decorators, scope),
            "class_definition" => self.class(node, decorators, scope),
            "if_statement" | "try_statement" | "else_clause" | "except_clause" | "elif_clause"
            | "with_statement" => {
                let inner = scope.deeper();
                for child in self.src.children(node) {
                    if child.kind() == "block" {
                        self.block(child, &inner);
                    } else if child.kind().ends_with("_clause") && inner.depth < syntax::DEEPEST {
                        self.statement(child, &[], &inner);
                    }
                }
            }
            "import_statement" | "import_from_statement" => {}
            _ => self.mocks_outside(node),
        }
    }

    fn class(&mut self, node: Node<'s>, decorators: &[Node<'s>], scope: &Scope) {
        let name = self.src.field(node, "name").to_owned();
        let bases = self.src.field(node, "superclasses");
        let class_is_test = name.starts_with("Test") || bases.contains("TestCase") || bases.contains("Test");
        let mut suite = scope.suite.clone();
        suite.push(name);
        let mut gates = scope.gates.clone();
        gates.extend(decorators.iter().flat_map(|d| gate::of_decorator(self.src, *d, &self.marks)));
        let Some(body) = node.child_by_field_name("body") else { return };
        gates.extend(gate::of_class_body(self.src, body, &self.marks));
        self.block(body, &Scope { suite, gates, class_is_test, depth: scope.depth + 1 });
    }

    fn function(&mut self, node: Node<'s>, decorators: &[Node<'s>], scope: &Scope) {
        let name = self.src.field(node, "name");
        let in_test_place = scope.suite.is_empty() || scope.class_is_test || self.testing;
        // `@pytest.fixture(...)`, and not `@pytest.mark.usefixtures(...)`.
        let is_fixture = decorators.iter().any(|d| {
            let name = self.src.text(*d).split('(').next().unwrap_or_default().trim();
            name.ends_with("fixture")
        });
        let named = name.starts_with("test")
            && (scope.suite.is_empty() || scope.class_is_test || name.starts_with("test_"));
        let is_test = (named || (name == "runTest" && scope.class_is_test))
            && self.testing
            && in_test_place
            && !is_fixture;
        let Some(body) = node.child_by_field_name("body") else { return };
        if is_test {
            let test = self.test(node, body, decorators, scope);
            self.out.tests.push(test);
            return;
        }
        let function = Function {
            name: name.to_owned(),
            span: self.src.span(node, decorators.first().copied()),
            assertions: assertion::of_body(self.src, body, &self.constants),
            calls: self.src.calls(body),
            body: self.src.folded_body(body),
        };
        self.out.functions.push(function);
        self.out.mocks.extend(gate::mocks_in(self.src, node));
    }

    fn test(&self, node: Node<'s>, body: Node<'s>, decorators: &[Node<'s>], scope: &Scope) -> TestCase {
        let src = self.src;
        let mut gates = scope.gates.clone();
        gates.extend(decorators.iter().flat_map(|d| gate::of_decorator(src, *d, &self.marks)));
        gates.extend(gate::of_body(src, body));
        gates.extend(gate::from_setups(src, node, body, &self.setups));
        let locals = self.scope_of_names(body);
        let mut tables = self.tables.clone();
        tables.extend(src.tables_assigned_once(body));
        let mut rows = Vec::new();
        for decorator in decorators {
            let (found, marked) = rows::of_decorator(src, *decorator, &tables, &self.marks);
            rows.extend(found);
            gates.extend(marked);
        }
        rows.extend(rows::of_loops(src, body, &tables));
        let mut mocks: Vec<_> = decorators.iter().flat_map(|d| gate::mocks_in(src, *d)).collect();
        mocks.extend(gate::mocks_in(src, body));
        let mut limits: Vec<_> = decorators.iter().flat_map(|d| gate::limits_in(src, *d)).collect();
        limits.extend(gate::limits_in(src, body));
        TestCase {
            suite: scope.suite.clone(),
            name: src.field(node, "name").to_owned(),
            span: src.span(node, decorators.first().copied()),
            line: src.side.line_of(node),
            gates,
            assertions: assertion::of_body(src, body, &locals),
            calls: src.calls(body),
            rows,
            mocks,
            limits,
            body: src.folded_body(body),
            empty: src.does_nothing(body),
        }
    }

    /// The names that stand for one literal inside a body: its own first, then the module's.
    fn scope_of_names(&self, body: Node<'s>) -> HashMap<String, Node<'s>> {
        let mut names = self.constants.clone();
        for name in self.src.assigned(body) {
            names.remove(&name);
        }
        names.extend(self.src.literals_assigned_once(body));
        names
    }

    fn mocks_outside(&mut self, node: Node<'s>) {
        if matches!(node.kind(), "expression_statement") {
            self.out.mocks.extend(gate::mocks_in(self.src, node));
        }
    }

    fn imports(&mut self, root: Node<'s>) {
        for node in self.src.children(root) {
            match node.kind() {
                "import_statement" => {
                    for child in self.src.children(node) {
                        let module = match child.kind() {
                            "aliased_import" => self.src.field(child, "name"),
                            _ => self.src.text(child),
                        };
                        self.out.imports.push(Import { module: module.to_owned(), names: Vec::new() });
                    }
                }
                "import_from_statement" => {
                    let module = self.src.field(node, "module_name").to_owned();
                    let mut cursor = node.walk();
                    let names = node
                        .children_by_field_name("name", &mut cursor)
                        .map(|n| match n.kind() {
                            "aliased_import" => self.src.field(n, "name").to_owned(),
                            _ => self.src.text(n).to_owned(),
                        })
                        .collect();
                    self.out.imports.push(Import { module, names });
                }
                _ => {}
            }
        }
    }
}

fn imports_a_framework(src: Source<'_>, root: Node<'_>) -> bool {
    src.children(root).iter().any(|n| {
        matches!(n.kind(), "import_statement" | "import_from_statement")
            && ["pytest", "unittest", "nose", "django.test", "TestCase"]
                .iter()
                .any(|framework| src.text(*n).contains(framework))
    })
}

/// The lines of a node, from an earlier node on where one is given.
fn span(side: &SideView<'_>, node: Node<'_>, from: Option<Node<'_>>) -> LineSpan {
    let start = side.line_of(from.unwrap_or(node));
    LineSpan::new(start, side.last_line_of(node).saturating_sub(start) + 1)
}

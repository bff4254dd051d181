//! Assertion libraries of Go: testify, gotest.tools, is, quicktest, gocheck, gomega, and functions that are named
//! like an assertion.

use std::collections::BTreeMap;

use tree_sitter::Node;

use super::calls::{Call, is_literal, is_test_handle};
use super::conditions::{Order, condition, is_error, pair, refuted};
use crate::inventory::Strength;
use crate::inventory::syntax::{Draft, children, descendants, folded, number, unquoted};
use crate::view::SideView;

/// The assertion objects of a file by name: packages, and variables made by `assert.New(t)`.
pub(super) struct Libraries<'t> {
    objects: BTreeMap<&'t str, Order>,
}

impl<'t> Libraries<'t> {
    /// Finds them.
    pub(super) fn find(side: &SideView<'t>, root: Node<'t>) -> Self {
        let text = side.text.as_str();
        let plain = text.contains("gotest.tools") || text.contains("matryer/is");
        let order = if plain { Order::ActualFirst } else { Order::ExpectedFirst };
        let mut objects: BTreeMap<&'t str, Order> = BTreeMap::new();
        for package in ["assert", "require", "must", "is"] {
            objects.insert(package, order);
        }
        if text.contains(".New(") {
            for node in descendants(root, |_| true).filter(|n| n.kind() == "short_var_declaration") {
                let (left, right) = (node.child_by_field_name("left"), node.child_by_field_name("right"));
                let (Some(left), Some(right)) = (left, right) else { continue };
                let call = children(right).first().and_then(|r| Call::of(side, *r));
                let Some(call) = call.filter(|c| c.name == "New") else { continue };
                let order = match call.on(side) {
                    "assert" | "require" | "must" => order,
                    "is" | "qt" | "quicktest" => Order::ActualFirst,
                    _ => continue,
                };
                objects.insert(side.text_of(left), order);
            }
        }
        Self { objects }
    }

    /// What a call of an assertion library demands.
    pub(super) fn demand(&self, side: &SideView<'t>, call: &Call<'t>, receiver: &str) -> Vec<Draft> {
        let on = call.on(side);
        if let Some(drafts) = gomega(side, call).or_else(|| checker(side, call)) {
            return drafts;
        }
        let mut args = call.args.as_slice();
        let handed = args.first().is_some_and(|a| is_test_handle(side.text_of(*a)));
        if handed {
            args = args.get(1..).unwrap_or_default();
        }
        let suite = !receiver.is_empty()
            && (on == receiver
                || on.strip_prefix(receiver).is_some_and(|r| matches!(r, ".Require()" | ".Assert()")));
        let object = self.objects.get(on).copied().or(suite.then_some(Order::ExpectedFirst));
        if let Some(order) =
            object.filter(|_| handed || !self.objects.contains_key(on) || is_object_call(call.name))
        {
            return method(side, call.name, args, order);
        }
        if handed {
            return named(side, call.name, args);
        }
        Vec::new()
    }
}

/// Methods of an assertion object that need no running test because it was given when the object was made.
fn is_object_call(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && !matches!(name, "New" | "T" | "Run" | "Helper")
}

fn method<'t>(side: &SideView<'t>, name: &str, args: &[Node<'t>], order: Order) -> Vec<Draft> {
    let base = name.strip_suffix('f').filter(|b| b.len() > 2).unwrap_or(name);
    let arg = |i: usize| args.get(i).copied();
    let text = |i: usize| arg(i).map(|a| folded(side, a)).unwrap_or_default();
    let literal = |i: usize| arg(i).is_some_and(|a| is_literal(side, a));
    let against = |strength, of: usize, what: usize| {
        Draft::new(strength, text(of)).expecting(text(what), literal(what))
    };
    let value = |strength, what: &str| Draft::new(strength, text(0)).expecting(what, true);
    let delta = || arg(2).and_then(|d| number(side.text_of(d)));
    let draft = match base {
        "Equal"
        | "EqualValues"
        | "Exactly"
        | "ElementsMatch"
        | "JSONEq"
        | "YAMLEq"
        | "Same"
        | "EqualExportedValues"
        | "DeepEqual" => pair(side, arg(0), arg(1), order),
        "NotEqual" | "NotEqualValues" | "NotSame" => pair(side, arg(0), arg(1), order).negated(),
        "Len" => against(Strength::Equality, 0, 1),
        "Nil" | "NilError" | "NoErr" if base != "Nil" || is_error(&text(0)) => {
            value(Strength::Presence, "nil")
        }
        "Nil" => value(Strength::Equality, "nil"),
        "NotNil" if is_error(&text(0)) => value(Strength::AnyError, "nil").negated(),
        "NotNil" => value(Strength::Presence, "nil").negated(),
        "NoError" | "NotPanics" | "FileExists" | "DirExists" => Draft::new(Strength::Presence, text(0)),
        "Error" | "Panics" => Draft::new(Strength::AnyError, text(0)),
        "ErrorIs" | "ErrorAs" | "EqualError" | "ErrorContains" | "ErrorType" => {
            against(Strength::NamedError, 0, 1)
        }
        "PanicsWithError" | "PanicsWithValue" => against(Strength::NamedError, 1, 0),
        "NotErrorIs" => against(Strength::NamedError, 0, 1).negated(),
        "Empty" => value(Strength::Equality, "empty"),
        "NotEmpty" => value(Strength::Presence, "empty").negated(),
        "Zero" => value(Strength::Equality, "zero"),
        "NotZero" => value(Strength::Presence, "zero").negated(),
        "True" | "Assert" | "Check" => return arg(0).map(|a| condition(side, a)).unwrap_or_default(),
        "False" => return arg(0).map(|a| refuted(side, a, None)).unwrap_or_default(),
        "Greater" | "GreaterOrEqual" | "Less" | "LessOrEqual" => against(Strength::Bound, 0, 1),
        "Positive" | "Negative" => Draft::new(Strength::Bound, text(0)),
        "InDelta" | "InEpsilon" | "WithinDuration" | "InDeltaSlice" | "InEpsilonSlice"
        | "InDeltaMapValues" => {
            let pair = pair(side, arg(0), arg(1), order);
            Draft { strength: Strength::Approximate, ..pair }.within(delta())
        }
        "Contains" | "Subset" => against(Strength::Part, 0, 1),
        "NotContains" | "NotSubset" => against(Strength::Part, 0, 1).negated(),
        "Regexp" => against(Strength::Part, 1, 0),
        "NotRegexp" => against(Strength::Part, 1, 0).negated(),
        "IsType" | "Implements" => against(Strength::Type, 1, 0),
        "Eventually" | "EventuallyWithT" | "Never" | "Condition" => Draft::new(Strength::Truth, text(0)),
        "HTTPStatusCode" => against(Strength::Equality, 2, 4),
        "HTTPBodyContains" => against(Strength::Part, 2, 4),
        _ => return Vec::new(),
    };
    vec![draft]
}

/// Functions outside the libraries whose name says that they assert: `assertRows(t, got, want)`.
fn named<'t>(side: &SideView<'t>, name: &str, args: &[Node<'t>]) -> Vec<Draft> {
    let lower = name.to_ascii_lowercase();
    let snapshot = matches!(name, "MatchSnapshot" | "SnapshotT" | "MatchJSON" | "MatchInlineSnapshot");
    if snapshot {
        let subject = args.first().map(|a| folded(side, *a)).unwrap_or_default();
        return vec![Draft::new(Strength::Equality, subject)];
    }
    let asserts = ["assert", "require", "expect", "check", "verify"].iter().any(|p| lower.starts_with(p));
    if !asserts || lower.starts_with("requireenv") {
        return Vec::new();
    }
    match args {
        [] => vec![Draft::new(Strength::Truth, name)],
        [only] => vec![Draft::new(Strength::Truth, folded(side, *only))],
        [a, b, ..] => vec![pair(side, Some(*a), Some(*b), Order::ActualFirst)],
    }
}

/// quicktest and gocheck: `c.Assert(got, qt.Equals, want)`.
fn checker<'t>(side: &SideView<'t>, call: &Call<'t>) -> Option<Vec<Draft>> {
    if !matches!(call.name, "Assert" | "Check") || call.operand.is_none() {
        return None;
    }
    let at = call.args.iter().take(3).position(|a| {
        let text = side.text_of(*a);
        let last = text.split('(').next().unwrap_or(text);
        is_checker(last.rsplit('.').next().unwrap_or(last))
    })?;
    let text = side.text_of(*call.args.get(at)?);
    let head = text.split('(').next().unwrap_or(text);
    let negated = head.ends_with("Not") || text.starts_with("Not(");
    let inner =
        if negated { text.split_once('(').map_or("", |(_, i)| i.trim_end_matches(')')) } else { head };
    let word = inner.split('(').next().unwrap_or(inner).rsplit('.').next().unwrap_or(inner);
    let subject = folded(side, *call.args.get(at.checked_sub(1)?)?);
    let expected = call.args.get(at + 1).copied();
    let error = is_error(&subject);
    let (strength, fixed) = match word {
        "IsNil" if error => (Strength::Presence, Some("nil")),
        "IsNil" if negated => (Strength::Presence, Some("nil")),
        "IsNil" => (Strength::Equality, Some("nil")),
        "NotNil" | "IsNotNil" if error => (Strength::AnyError, Some("nil")),
        "NotNil" | "IsNotNil" => (Strength::Presence, Some("nil")),
        "IsTrue" => (Strength::Equality, Some("true")),
        "IsFalse" => (Strength::Equality, Some("false")),
        "ErrorMatches" | "ErrorIs" | "ErrorAs" | "PanicMatches" | "Panics" => (Strength::NamedError, None),
        "Contains" | "Matches" | "Any" | "All" | "Satisfies" => (Strength::Part, None),
        _ => (Strength::Equality, None),
    };
    let draft = Draft::new(strength, subject);
    let draft = match (fixed, expected) {
        (Some(fixed), _) => draft.expecting(fixed, true),
        (None, Some(e)) => draft.expecting(folded(side, e), is_literal(side, e)),
        (None, None) => draft,
    };
    Some(vec![if negated { draft.negated() } else { draft }])
}

fn is_checker(word: &str) -> bool {
    matches!(
        word,
        "Equals"
            | "DeepEquals"
            | "IsNil"
            | "NotNil"
            | "IsNotNil"
            | "Not"
            | "ErrorMatches"
            | "ErrorIs"
            | "ErrorAs"
            | "HasLen"
            | "Contains"
            | "Matches"
            | "IsTrue"
            | "IsFalse"
            | "CmpEquals"
            | "ContentEquals"
            | "PanicMatches"
            | "Panics"
            | "JSONEquals"
            | "Any"
            | "All"
            | "Satisfies"
    )
}

/// Whether a call only serves a comparison: it says nothing about what a test is about.
pub(super) fn is_comparator(on: &str, name: &str) -> bool {
    let gomega = name.starts_with("Have") || name.starts_with("Be") || name.starts_with("Contain");
    match on {
        "reflect" | "cmp" | "errors" | "math" | "testing" | "qt" | "check" => true,
        "" | "gomega" => {
            gomega
                || matches!(
                    name,
                    "Equal" | "MatchError" | "Not" | "Succeed" | "ConsistOf" | "And" | "Or" | "Panic"
                )
        }
        _ => false,
    }
}

/// gomega: `Expect(got).To(Equal(want))`, `Eventually(f).Should(Succeed())`.
fn gomega<'t>(side: &SideView<'t>, call: &Call<'t>) -> Option<Vec<Draft>> {
    let negated = match call.name {
        "To" | "Should" => false,
        "NotTo" | "ToNot" | "ShouldNot" => true,
        _ => return None,
    };
    let mut subject = call.operand?;
    let subject = loop {
        let inner = Call::of(side, subject)?;
        if matches!(inner.name, "Expect" | "Ω" | "Eventually" | "Consistently" | "ExpectWithOffset") {
            let at = usize::from(inner.name == "ExpectWithOffset");
            break inner.args.get(at).map(|a| folded(side, *a)).unwrap_or_default();
        }
        subject = inner.operand?;
    };
    let mut matcher = Call::of(side, *call.args.first()?)?;
    let mut negated = negated;
    if matcher.name == "Not" {
        negated = !negated;
        matcher = Call::of(side, *matcher.args.first()?)?;
    }
    let first = matcher.args.first().copied();
    let strength = match matcher.name {
        "Equal" | "BeEquivalentTo" | "BeIdenticalTo" | "HaveLen" | "ConsistOf" | "BeEmpty" | "BeTrue"
        | "BeFalse" | "BeZero" | "MatchJSON" | "MatchYAML" | "HaveExactElements" | "BeComparableTo"
        | "HaveHTTPStatus" => Strength::Equality,
        "BeNil" => Strength::Equality,
        "HaveOccurred" => Strength::AnyError,
        "MatchError" => Strength::NamedError,
        "Panic" => Strength::AnyError,
        "PanicWith" => Strength::NamedError,
        "Succeed" | "BeClosed" | "Receive" | "BeAnExistingFile" => Strength::Presence,
        "BeNumerically" => match first.and_then(|f| unquoted(side.text_of(f))) {
            Some("==") => Strength::Equality,
            Some("~") => Strength::Approximate,
            _ => Strength::Bound,
        },
        "BeAssignableToTypeOf" => Strength::Type,
        _ => Strength::Part,
    };
    let tolerance = (strength == Strength::Approximate).then(|| matcher.args.get(2)).flatten();
    let tolerance = tolerance.and_then(|t| number(side.text_of(*t)));
    let args = matcher.args.iter().map(|a| folded(side, *a)).collect::<Vec<_>>().join(",");
    let literal = matcher.args.iter().all(|a| is_literal(side, *a));
    let expected = match matcher.name {
        "BeTrue" => "true".to_owned(),
        "BeFalse" => "false".to_owned(),
        "BeNil" => "nil".to_owned(),
        "BeEmpty" => "empty".to_owned(),
        "BeZero" => "zero".to_owned(),
        _ => args,
    };
    let draft = Draft::new(strength, subject).within(tolerance);
    let draft = if expected.is_empty() { draft } else { draft.expecting(expected, literal) };
    if !negated {
        return Some(vec![draft]);
    }
    let weak = matches!(matcher.name, "HaveOccurred" | "BeNil" | "BeEmpty" | "BeZero" | "Panic");
    let strength = if weak { Strength::Presence } else { draft.strength };
    Some(vec![Draft { strength, ..draft }.negated()])
}

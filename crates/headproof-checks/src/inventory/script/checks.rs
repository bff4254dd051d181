//! Assertions of the script world: which chains are one, and what they demand.

use tree_sitter::Node;

use super::chains::{Chain, Link, bare, is_literal, string_of};
use super::conditions::condition;
use super::matchers::{Against, assertion, cypress, matcher};
use crate::inventory::Strength;
use crate::inventory::syntax::{Draft, folded, number};
use crate::view::SideView;

/// What is known about the names of a test when its chains are judged.
#[derive(Clone, Copy, Default)]
pub(super) struct Names<'t> {
    /// The first parameter of the test function, which carries the assertions of ava, tape, tap and QUnit.
    pub(super) context: &'t str,
}

/// A chain that is an assertion: the name of the check and what it demands.
pub(super) type Found = (String, Draft);

/// The assertions a chain makes.
pub(super) fn of_chain<'t>(side: &SideView<'t>, chain: &Chain<'t>, names: Names<'t>) -> Vec<Found> {
    let at = |name: &str| chain.links.iter().position(|l| l.name == name);
    match chain.head() {
        "cy" => return cypress_chain(side, chain),
        "sinon" if chain.links.get(1).is_some_and(|l| l.name == "assert") => return asserted(side, chain, 1),
        "assert" => return asserted(side, chain, 0),
        "chai" if chain.links.get(1).is_some_and(|l| l.name == "assert") => return asserted(side, chain, 1),
        head if !head.is_empty()
            && head == names.context
            && chain.links.len() > 1
            && at("expect").is_none() =>
        {
            let first = chain.links.get(1).map_or("", |l| l.name);
            return asserted(side, chain, usize::from(first == "assert"));
        }
        head if chain.links.len() == 1 && head.len() > 6 => {
            let found = named(side, chain, head);
            if !found.is_empty() {
                return found;
            }
        }
        _ => {}
    }
    if let Some(expect) = at("expect") {
        return expected(side, chain, expect);
    }
    if let Some(expect) = chain.links.iter().position(|l| matches!(l.name, "expectTypeOf" | "assertType")) {
        return expected(side, chain, expect);
    }
    match at("should") {
        Some(should) if should > 0 || chain.root.is_some() => should_chain(side, chain, should),
        // `should(x).equal(y)`
        Some(0) if chain.links.len() > 1 && chain.links.first().is_some_and(Link::is_called) => {
            expected(side, chain, 0)
        }
        Some(_) if chain.links.len() > 1 => asserted(side, chain, 0),
        _ => Vec::new(),
    }
}

fn expected<'t>(side: &SideView<'t>, chain: &Chain<'t>, expect: usize) -> Vec<Found> {
    let Some(link) = chain.links.get(expect) else { return Vec::new() };
    let rest = chain.links.get(expect + 1..).unwrap_or_default();
    let variant = rest.first().filter(|l| matches!(l.name, "soft" | "poll" | "element") && l.is_called());
    let (subject, rest) = match variant {
        Some(variant) => (variant.args().first().copied(), rest.get(1..).unwrap_or_default()),
        None if link.is_called() => (link.args().first().copied(), rest),
        None => return Vec::new(),
    };
    let called_before = chain.links.iter().take(expect).any(Link::is_called) || chain.root.is_some();
    if called_before {
        return requested(side, chain);
    }
    worded(side, subject, rest)
}

/// `request(app).get("/").expect(200).expect("Content-Type", /json/)`: each link is an assertion.
fn requested<'t>(side: &SideView<'t>, chain: &Chain<'t>) -> Vec<Found> {
    let mut out = Vec::new();
    let start = chain.links.iter().position(|l| l.name == "expect").unwrap_or(0);
    let subject = chain.before(side, start);
    for link in chain.links.iter().filter(|l| l.name == "expect" && l.is_called()) {
        let args = link.args();
        if args.first().is_some_and(|a| super::chains::is_function(*a)) {
            continue;
        }
        let literal = args.iter().all(|a| is_literal(side, *a));
        let draft = Draft::new(Strength::Equality, subject.clone()).expecting(joined(side, &args), literal);
        out.push(("expect".to_owned(), draft));
    }
    out
}

/// The matchers behind `expect(subject)`. Of a chai chain such as `.to.be.an("array").that.includes(1)` each is one.
fn worded<'t>(side: &SideView<'t>, subject: Option<Node<'t>>, rest: &[Link<'t>]) -> Vec<Found> {
    let mut out = Vec::new();
    let mut negated = false;
    let mut rejects = false;
    for (i, link) in rest.iter().enumerate() {
        match link.name {
            "not" | "never" => negated = true,
            "rejects" => rejects = true,
            _ => {}
        }
        // `have.length.above(2)`: only the last of two words counts.
        let next = rest.get(i + 1);
        if !link.is_called() && next.is_some_and(|n| matcher(n.name, n.is_called()).is_some()) {
            continue;
        }
        if let Some((strength, against)) = matcher(link.name, link.is_called()) {
            let never = negated && matches!(link.name, "toHaveBeenCalled" | "toBeCalled" | "called");
            let draft = if never {
                let subject = subject.map(|s| folded(side, s)).unwrap_or_default();
                Draft::new(Strength::Equality, subject).expecting("0", true)
            } else {
                demand(side, subject, strength, against, &link.args(), negated)
            };
            let draft = if rejects { rejected(draft) } else { draft };
            out.push((link.name.to_owned(), draft));
        }
    }
    out
}

/// A check of the error a promise was rejected with.
fn rejected(draft: Draft) -> Draft {
    let strength = match (draft.strength, draft.expected.as_deref()) {
        (Strength::Presence | Strength::Truth, _) | (Strength::Type, Some("Error")) => Strength::AnyError,
        (Strength::AnyError, _) => Strength::AnyError,
        _ => Strength::NamedError,
    };
    Draft { strength, ..draft }
}

fn should_chain<'t>(side: &SideView<'t>, chain: &Chain<'t>, should: usize) -> Vec<Found> {
    let Some(link) = chain.links.get(should) else { return Vec::new() };
    if link.args().first().is_some_and(|a| string_of(side, *a).is_some()) {
        return cypress_chain(side, chain);
    }
    let subject = chain.before(side, should);
    let rest = chain.links.get(should + 1..).unwrap_or_default();
    let found = worded(side, None, rest);
    found.into_iter().map(|(name, draft)| (name, Draft { subject: subject.clone(), ..draft })).collect()
}

fn cypress_chain<'t>(side: &SideView<'t>, chain: &Chain<'t>) -> Vec<Found> {
    let mut out = Vec::new();
    let is_check = |l: &Link<'_>| matches!(l.name, "should" | "and");
    let first = chain.links.iter().position(is_check);
    let subject = first.map(|i| chain.before(side, i)).unwrap_or_default();
    for link in chain.links.iter().filter(|l| is_check(l)) {
        let args = link.args();
        let Some((words, rest)) = args.split_first() else { continue };
        let Some(words) = string_of(side, *words) else { continue };
        let (strength, against, negated) = cypress(words);
        let mut draft = demand(side, None, strength, against, rest, negated);
        draft.subject.clone_from(&subject);
        out.push((format!("should {words}"), draft));
    }
    let contains = chain.links.iter().find(|l| l.name == "contains" && l.is_called());
    if let Some(link) = contains.filter(|_| out.is_empty()) {
        let draft = Draft::new(Strength::Presence, folded(side, link.node));
        out.push(("contains".to_owned(), draft));
    }
    out
}

/// A function that is an assertion by its own name: `assertEquals`, `strictEqual`, a project's `assertRow`.
fn named<'t>(side: &SideView<'t>, chain: &Chain<'t>, head: &str) -> Vec<Found> {
    let args = chain.last().map(|l| l.args()).unwrap_or_default();
    let rest = args.get(1..args.len().min(2)).unwrap_or_default();
    use Against::{Arguments, Error, Nothing};
    let (strength, against, negated) = match head {
        "strictEqual" | "deepEqual" | "deepStrictEqual" | "assertEquals" | "assertStrictEquals"
        | "assertEqual" | "assertSame" | "assertDeepEqual" => (Strength::Equality, Arguments, false),
        "notStrictEqual"
        | "notDeepStrictEqual"
        | "notDeepEqual"
        | "assertNotEquals"
        | "assertNotStrictEquals" => (Strength::Equality, Arguments, true),
        "assertExists" | "assertResolves" => (Strength::Presence, Nothing, false),
        "assertThrows" | "assertRejects" => (Strength::AnyError, Error, false),
        "assertMatch" | "assertStringIncludes" | "assertArrayIncludes" | "assertObjectMatch" => {
            (Strength::Part, Arguments, false)
        }
        "assertAlmostEquals" => (Strength::Approximate, Against::Delta, false),
        "assertInstanceOf" | "assertIsError" => (Strength::Type, Arguments, false),
        "assertFalse" => (Strength::Truth, Nothing, true),
        "assertType" => return Vec::new(),
        // What the file defines itself is followed as a helper.
        _ if is_defined(side, head) => return Vec::new(),
        _ if head.strip_prefix("assert").is_some_and(|r| r.starts_with(char::is_uppercase)) => {
            let strength = if args.len() > 1 { Strength::Equality } else { Strength::Truth };
            (strength, Arguments, false)
        }
        _ => return Vec::new(),
    };
    let rest =
        if against == Against::Delta { args.get(1..args.len().min(3)).unwrap_or_default() } else { rest };
    let draft = demand(side, args.first().copied(), strength, against, rest, negated);
    vec![(head.to_owned(), draft)]
}

/// A call on an assertion object at link `object`.
fn asserted<'t>(side: &SideView<'t>, chain: &Chain<'t>, object: usize) -> Vec<Found> {
    let Some(link) = chain.links.last().filter(|l| l.is_called()) else { return Vec::new() };
    let position = chain.links.len() - 1;
    if position > object + 2 || position < object {
        return Vec::new();
    }
    let name = if position == object { "" } else { link.name };
    let Some((strength, against, negated)) = assertion(name) else { return Vec::new() };
    let args = link.args();
    let matcher = chain.path();
    if strength == Strength::Truth && !negated {
        let drafts = args.first().map(|a| condition(side, *a)).unwrap_or_default();
        return drafts.into_iter().map(|d| (matcher.clone(), d)).collect();
    }
    let (subject, rest) = match args.split_first() {
        Some((subject, rest)) => (Some(*subject), rest),
        None => (None, [].as_slice()),
    };
    let compares = matches!(against, Against::Arguments | Against::Delta | Against::Error);
    let rest = if compares { rest.get(..rest.len().min(2)).unwrap_or_default() } else { &[] };
    let rest = if matches!(against, Against::Arguments) && !name.starts_with("called") {
        rest.get(..rest.len().min(1)).unwrap_or_default()
    } else {
        rest
    };
    vec![(matcher, demand(side, subject, strength, against, rest, negated))]
}

fn demand<'t>(
    side: &SideView<'t>,
    subject: Option<Node<'t>>,
    strength: Strength,
    against: Against,
    args: &[Node<'t>],
    negated: bool,
) -> Draft {
    let text = subject.map(|s| folded(side, s)).unwrap_or_default();
    let draft = Draft::new(strength, text);
    let draft = match against {
        Against::Nothing => draft,
        Against::Value(value) => draft.expecting(value, true),
        Against::Arguments => match (subject, args) {
            // `expect(1).toBe(f())`: the literal is the expectation, wherever it stands.
            (Some(subject), [only])
                if strength == Strength::Equality
                    && is_literal(side, subject)
                    && !is_literal(side, *only) =>
            {
                compared(side, Draft::new(strength, folded(side, *only)), &[subject])
            }
            _ => compared(side, draft, args),
        },
        Against::Digits => {
            let digits = args.get(1).map_or(Some(2.0), |d| number(side.text_of(*d)));
            let tolerance = digits.map(|d| 10f64.powf(-d) / 2.0);
            compared(side, draft, args.get(..1).unwrap_or_default()).within(tolerance)
        }
        Against::Delta => {
            let tolerance = args.get(1).and_then(|d| number(side.text_of(*d)));
            compared(side, draft, args.get(..1).unwrap_or_default()).within(tolerance)
        }
        Against::Error => error(side, draft, args),
        Against::Snapshot => match args.iter().find(|a| matches!(a.kind(), "template_string" | "string")) {
            Some(text) => draft.expecting(folded(side, *text), true),
            None => draft,
        },
    };
    let trivial = subject.is_some_and(|s| is_trivial(side, s, strength, negated));
    let draft = if trivial && draft.expected.is_none() {
        Draft { strength: Strength::Tautology, ..draft }
    } else {
        draft
    };
    denied(draft, negated)
}

/// A literal that is checked for being there.
fn is_trivial(side: &SideView<'_>, subject: Node<'_>, strength: Strength, negated: bool) -> bool {
    let literal = is_literal(side, subject) && bare(subject).kind() != "member_expression";
    literal && matches!(strength, Strength::Presence | Strength::Truth) && !negated
}

fn denied(draft: Draft, negated: bool) -> Draft {
    if !negated {
        return draft.if_trivial();
    }
    let nothing = matches!(draft.expected.as_deref(), Some("null" | "undefined" | "empty"));
    let strength = match draft.strength {
        Strength::AnyError | Strength::NamedError => Strength::Presence,
        Strength::Equality if draft.literal && nothing => Strength::Presence,
        other => other,
    };
    Draft { strength, ..draft }.negated()
}

fn compared<'t>(side: &SideView<'t>, draft: Draft, args: &[Node<'t>]) -> Draft {
    if args.is_empty() {
        return draft;
    }
    let expected = joined(side, args);
    let strength = if draft.strength == Strength::Equality { looseness(&expected) } else { draft.strength };
    let literal = args.iter().all(|a| is_literal(side, *a));
    Draft { strength, ..draft }.expecting(expected, literal)
}

/// An expectation that itself lets things pass: `expect.any(Number)`, `expect.objectContaining(...)`.
fn looseness(expected: &str) -> Strength {
    let asymmetric = ["expect.", "jasmine.", "sinon.match", "match."];
    if !asymmetric.iter().any(|a| expected.contains(a)) {
        return Strength::Equality;
    }
    let whole = asymmetric.iter().any(|a| expected.starts_with(a));
    if whole && (expected.contains(".anything()") || expected.starts_with("sinon.match.any")) {
        Strength::Presence
    } else if whole && expected.contains(".any(") && !expected.contains("ontaining") {
        Strength::Type
    } else if expected.contains("closeTo(") {
        Strength::Approximate
    } else {
        Strength::Part
    }
}

/// What is said about an error: nothing, or only that it is one, is any error.
fn error<'t>(side: &SideView<'t>, draft: Draft, args: &[Node<'t>]) -> Draft {
    let named = args.iter().copied().find(|a| !matches!(a.kind(), "undefined" | "null"));
    let Some(named) = named else { return Draft { strength: Strength::AnyError, ..draft } };
    let text = joined(side, args);
    let any = matches!(text.as_str(), "Error" | "\"\"" | "expect.anything()" | "expect.any(Error)");
    let strength = if any { Strength::AnyError } else { Strength::NamedError };
    Draft { strength, ..draft }.expecting(text, is_literal(side, named))
}

fn joined<'t>(side: &SideView<'t>, args: &[Node<'t>]) -> String {
    args.iter().map(|a| folded(side, *a)).collect::<Vec<_>>().join(",")
}

/// Whether the file defines a function of this name.
fn is_defined(side: &SideView<'_>, name: &str) -> bool {
    let text = side.text.as_str().as_bytes();
    [format!("function {name}("), format!("function {name}<"), format!("const {name} = (")]
        .iter()
        .any(|d| memchr::memmem::find(text, d.as_bytes()).is_some())
}

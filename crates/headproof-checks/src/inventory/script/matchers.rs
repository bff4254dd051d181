//! How much the matchers of the script world demand. One table for jest, vitest, chai, jasmine, playwright and the
//! testing libraries: names that two of them share mean the same in both.

use crate::inventory::Strength;

/// What a matcher compares with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Against {
    /// Its arguments.
    Arguments,
    /// Nothing.
    Nothing,
    /// A value its name says.
    Value(&'static str),
    /// Its first argument, within digits given by the second.
    Digits,
    /// Its first argument, within the second.
    Delta,
    /// The error its arguments describe, or any.
    Error,
    /// A snapshot, inline where there is an argument.
    Snapshot,
}

/// What a matcher of `expect` or `should` demands; `None` for names that only connect (`to`, `be`) or are unknown.
pub(super) fn matcher(name: &str, called: bool) -> Option<(Strength, Against)> {
    use Against::{Arguments, Delta, Digits, Error, Nothing, Snapshot, Value};
    use Strength::{AnyError, Approximate, Bound, Equality, Part, Presence, Truth, Type};
    Some(match name {
        "toBe"
        | "toEqual"
        | "toStrictEqual"
        | "toHaveBeenCalledWith"
        | "toHaveBeenLastCalledWith"
        | "toHaveBeenNthCalledWith"
        | "toHaveBeenCalledExactlyOnceWith"
        | "toHaveBeenCalledTimes"
        | "lastCalledWith"
        | "toBeCalledWith"
        | "toBeCalledTimes"
        | "nthCalledWith"
        | "toHaveReturnedWith"
        | "toReturnWith"
        | "toHaveLastReturnedWith"
        | "toHaveNthReturnedWith"
        | "toHaveReturnedTimes"
        | "toHaveResolvedWith"
        | "toHaveLength"
        | "toHaveText"
        | "toHaveValue"
        | "toHaveValues"
        | "toHaveURL"
        | "toHaveTitle"
        | "toHaveCount"
        | "toHaveAttribute"
        | "toHaveCSS"
        | "toHaveId"
        | "toHaveTextContent"
        | "toHaveStyle"
        | "toHaveDisplayValue"
        | "toHaveFormValues"
        | "toHaveRole"
        | "toEqualTypeOf"
        | "toBeEqual"
        | "equal"
        | "equals"
        | "eql"
        | "eqls"
        | "eq"
        | "lengthOf"
        | "length"
        | "calledWith"
        | "calledWithExactly"
        | "calledOnceWith"
        | "calledOnceWithExactly"
        | "callCount"
        | "toHaveSize"
        | "toBeJsonEqual"
        | "deepEqual"
        | "toHaveJSProperty"
        | "status"
        | "toHaveErrorMessage"
        | "toHaveAccessibleName" => (Equality, Arguments),
        "called"
        | "toHaveBeenCalled"
        | "toBeCalled"
        | "toHaveReturned"
        | "toHaveBeenCalledOnce"
        | "calledOnce"
        | "calledTwice"
        | "calledThrice" => match name {
            "toHaveBeenCalledOnce" | "calledOnce" => (Equality, Value("1")),
            "calledTwice" => (Equality, Value("2")),
            "calledThrice" => (Equality, Value("3")),
            _ => (Presence, Nothing),
        },
        "toBeNull" | "null" => (Equality, Value("null")),
        "toBeUndefined" | "undefined" => (Equality, Value("undefined")),
        "toBeNaN" | "NaN" => (Equality, Value("NaN")),
        "toBeTrue" | "true" => (Equality, Value("true")),
        "toBeFalse" | "false" => (Equality, Value("false")),
        "toBeEmpty"
        | "empty"
        | "toBeEmptyDOMElement"
        | "toBeHidden"
        | "toBeEmptyArray"
        | "toBeEmptyObject" => (Equality, Value("empty")),
        "toMatchSnapshot"
        | "toMatchInlineSnapshot"
        | "toMatchFileSnapshot"
        | "toHaveScreenshot"
        | "toMatchImageSnapshot"
        | "matchSnapshot"
        | "toMatchAriaSnapshot"
        | "toMatchScreenshot" => (Equality, Snapshot),
        "toThrowErrorMatchingSnapshot" | "toThrowErrorMatchingInlineSnapshot" => {
            (Strength::NamedError, Snapshot)
        }
        "toBeDefined" | "exist" | "exists" | "toExist" | "toBeInTheDocument" | "toBeVisible"
        | "toBeAttached" | "toPass" | "toResolve" | "toBeOK" | "visible" | "toBeInViewport" | "fulfilled"
        | "toBeOk" => (Presence, Nothing),
        "toBeTruthy"
        | "toBeFalsy"
        | "ok"
        | "toBeEnabled"
        | "toBeDisabled"
        | "toBeChecked"
        | "toBeFocused"
        | "toHaveFocus"
        | "toBeRequired"
        | "toBeValid"
        | "toBeInvalid"
        | "toBeEditable"
        | "disabled"
        | "checked"
        | "selected"
        | "toBePartiallyChecked" => (Truth, Nothing),
        "toBeInstanceOf" | "toBeTypeOf" | "instanceof" | "instanceOf" | "a" | "an" | "toBeA" | "toBeAn"
        | "toBeArray" | "toBeObject" | "toBeString" | "toBeNumber" | "toBeFunction" | "toBeBoolean"
        | "function" | "arguments" | "toBeDate" | "toMatchTypeOf" | "toBeAny" => (Type, Arguments),
        "toBeGreaterThan"
        | "toBeGreaterThanOrEqual"
        | "toBeLessThan"
        | "toBeLessThanOrEqual"
        | "above"
        | "below"
        | "least"
        | "most"
        | "gt"
        | "gte"
        | "lt"
        | "lte"
        | "greaterThan"
        | "lessThan"
        | "within"
        | "toBeWithin"
        | "toBePositive"
        | "toBeNegative"
        | "toBeBetween"
        | "greaterThanOrEqual"
        | "lessThanOrEqual" => (Bound, Arguments),
        "toContain"
        | "toContainEqual"
        | "toMatch"
        | "toMatchObject"
        | "toContainText"
        | "include"
        | "includes"
        | "contain"
        | "contains"
        | "containEql"
        | "containDeep"
        | "match"
        | "members"
        | "keys"
        | "key"
        | "toHaveClass"
        | "string"
        | "oneOf"
        | "toBeOneOf"
        | "toStartWith"
        | "toEndWith"
        | "toInclude"
        | "toContainKey"
        | "toContainKeys"
        | "toIncludeAllMembers"
        | "matches"
        | "startsWith"
        | "endsWith"
        | "toSatisfy"
        | "satisfy"
        | "satisfies"
        | "toHaveProperty"
        | "property"
        | "toContainHTML"
        | "header"
        | "text"
        | "class"
        | "subset" => (Part, Arguments),
        "toBeCloseTo" => (Approximate, Digits),
        "closeTo" | "approximately" | "toBeCloseToNumber" => (Approximate, Delta),
        "toThrow" | "toThrowError" | "throw" | "throws" | "toThrowMatching" | "rejectedWith"
        | "toThrowWithMessage" => (AnyError, Error),
        "rejected" | "toReject" | "toBeRejected" => (AnyError, Nothing),
        "toBeRejectedWith" | "toBeRejectedWithError" | "toBeResolvedTo" => (AnyError, Error),
        _ if !called => return None,
        // Matchers of a project itself.
        _ if name.starts_with("to") && name.get(2..).is_some_and(|r| r.starts_with(char::is_uppercase)) => {
            (Part, Arguments)
        }
        _ => return None,
    })
}

/// What a function of an `assert` object demands: node:assert, chai's assert, ava, tape, tap, QUnit. The subject is
/// its first argument.
pub(super) fn assertion(name: &str) -> Option<(Strength, Against, bool)> {
    use Against::{Arguments, Delta, Error, Nothing, Snapshot, Value};
    use Strength::{AnyError, Approximate, Bound, Equality, Part, Presence, Truth, Type};
    let (strength, against) = match name {
        "equal"
        | "strictEqual"
        | "deepEqual"
        | "deepStrictEqual"
        | "eql"
        | "is"
        | "same"
        | "strictSame"
        | "equals"
        | "propEqual"
        | "sameMembers"
        | "sameDeepMembers"
        | "lengthOf"
        | "looseEqual"
        | "like"
        | "deepLooseEqual"
        | "strictDeepEqual"
        | "isDeep"
        | "calledWith"
        | "calledWithExactly"
        | "callCount"
        | "calledOnceWithExactly"
        | "calledOnceWith" => (Equality, Arguments),
        "notEqual" | "notStrictEqual" | "notDeepEqual" | "notDeepStrictEqual" | "not" | "notSame"
        | "notDeepLooseEqual" | "notPropEqual" => (Equality, Arguments),
        "ok" | "isOk" | "isNotOk" | "notOk" | "truthy" | "falsy" | "assert" | "" => (Truth, Nothing),
        "isTrue" | "true" => (Equality, Value("true")),
        "isFalse" | "false" => (Equality, Value("false")),
        "isNull" => (Equality, Value("null")),
        "isUndefined" => (Equality, Value("undefined")),
        "isEmpty" => (Equality, Value("empty")),
        "calledOnce" => (Equality, Value("1")),
        "calledTwice" => (Equality, Value("2")),
        "notCalled" => (Equality, Value("0")),
        "isDefined" | "exists" | "isNotNull" | "called" | "doesNotThrow" | "doesNotReject" | "notThrows"
        | "notThrowsAsync" | "ifError" | "error" | "isNotEmpty" => (Presence, Nothing),
        "isArray" | "isString" | "isNumber" | "isObject" | "isFunction" | "isBoolean" | "typeOf"
        | "instanceOf" | "type" => (Type, Arguments),
        "isAbove" | "isBelow" | "isAtLeast" | "isAtMost" => (Bound, Arguments),
        "include"
        | "includes"
        | "deepInclude"
        | "match"
        | "matches"
        | "regex"
        | "property"
        | "propertyVal"
        | "hasAllKeys"
        | "includeMembers"
        | "oneOf"
        | "partialDeepStrictEqual"
        | "has"
        | "hasStrict"
        | "notMatch"
        | "doesNotMatch"
        | "notInclude"
        | "notRegex"
        | "matchObject" => (Part, Arguments),
        "closeTo" | "approximately" => (Approximate, Delta),
        "throws" | "throwsAsync" | "rejects" | "throw" | "raises" => (AnyError, Error),
        "snapshot" | "matchSnapshot" | "fileSnapshot" => (Equality, Snapshot),
        "pass" => (Strength::Tautology, Nothing),
        _ => return None,
    };
    let negated = name.starts_with("not") && !matches!(name, "notThrows" | "notThrowsAsync" | "notCalled")
        || matches!(name, "not" | "isNotOk" | "falsy" | "isNotNull" | "isNotEmpty" | "doesNotMatch");
    Some((strength, against, negated))
}

/// What the words of cypress demand: `have.length`, `be.visible`, `not.contain`.
pub(super) fn cypress(words: &str) -> (Strength, Against, bool) {
    let negated = words.split('.').any(|w| w == "not");
    let last = words.rsplit('.').next().unwrap_or(words);
    let (strength, against) = match last {
        "value" | "attr" | "id" | "css" | "html" | "data" => (Strength::Equality, Against::Arguments),
        "text" if !words.contains("contain") && !words.contains("include") => {
            (Strength::Equality, Against::Arguments)
        }
        _ => matcher(last, true).unwrap_or((Strength::Part, Against::Arguments)),
    };
    (strength, against, negated)
}

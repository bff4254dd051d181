//! Expressions that are the same whatever comes in.

/// Names that make no expression depend on anything.
const NEUTRAL: [&str; 46] = [
    "true",
    "false",
    "True",
    "False",
    "None",
    "null",
    "nil",
    "undefined",
    "Ok",
    "Some",
    "Vec",
    "new",
    "String",
    "from",
    "Default",
    "default",
    "to_string",
    "to_owned",
    "into",
    "vec",
    "json",
    "HashMap",
    "BTreeMap",
    "HashSet",
    "Promise",
    "resolve",
    "jsonify",
    "Response",
    "JsonResponse",
    "JSONResponse",
    "Decimal",
    "as",
    "const",
    "int",
    "str",
    "float",
    "dict",
    "list",
    "set",
    "tuple",
    "Object",
    "freeze",
    "Map",
    "Set",
    "map",
    "Array",
];

/// Whether an expression is made of literals only.
#[must_use]
pub fn is_constant(expression: &str) -> bool {
    let mut rest = expression.trim().trim_end_matches(';');
    if rest.is_empty() {
        return false;
    }
    while let Some(c) = rest.chars().next() {
        rest = match c {
            '"' | '\'' | '`' => match after_string(rest, c) {
                Some(after) => after,
                None => return false,
            },
            c if c.is_ascii_digit() => {
                rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_')
            }
            c if c.is_alphabetic() || c == '_' || c == '&' => {
                let word_end =
                    rest.trim_start_matches('&').find(|c: char| !(c.is_alphanumeric() || c == '_'));
                let lead = rest.len() - rest.trim_start_matches('&').len();
                let end = word_end.map_or(rest.len(), |e| e + lead);
                let (word, after) =
                    (rest.get(lead..end).unwrap_or_default(), rest.get(end..).unwrap_or_default());
                if !is_neutral(word, after) {
                    return false;
                }
                after
            }
            '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '=' | '-' | '.' | '!' | ' ' | '\n' | '\t'
            | '<' | '>' => rest.get(1..).unwrap_or_default(),
            _ => return false,
        };
    }
    true
}

/// A word is neutral by itself or as a key.
fn is_neutral(word: &str, after: &str) -> bool {
    let after = after.trim_start();
    let key = (after.starts_with(':') && !after.starts_with("::"))
        || (after.starts_with('=') && !after.starts_with("==") && !after.starts_with("=>"));
    // A record of literals, and lengths of time that libraries name.
    let record = word.starts_with(char::is_uppercase) && after.starts_with('{') && word != "Self";
    let time = word == "time" && after.starts_with('.')
        || matches!(word, "Hour" | "Minute" | "Second" | "Millisecond")
        || matches!(word, "from_secs" | "from_millis" | "timedelta") && after.starts_with('(');
    record || time || key || word.is_empty() || NEUTRAL.contains(&word) || (matches!(word, "r" | "b" | "u") && after.starts_with(['"', '\'']))
        // Types of literals and of empty collections: `[]string{}`, `map[string]int{}`.
        || matches!(word, "string" | "bool" | "error" | "byte" | "any" | "interface" | "f64" | "u32" | "i32" | "usize")
}

/// What follows a string without interpolation.
fn after_string(text: &str, quote: char) -> Option<&str> {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == quote {
            let inner = text.get(1..at)?;
            return if quote == '`' && inner.contains("${") { None } else { text.get(at + 1..) };
        }
    }
    None
}

/// Whether a constant says that all went well.
#[must_use]
pub fn is_success(expression: &str, returns: &str) -> bool {
    let flat: String =
        expression.trim().trim_end_matches(';').chars().filter(|c| !c.is_whitespace()).collect();
    let low = flat.to_ascii_lowercase().replace('\'', "\"");
    let said =
        ["\"ok\"", "\"success\"", "\"sent\"", "\"done\"", "\"completed\"", "\"succeeded\"", "\"delivered\""];
    let flagged = [
        "success:true",
        "ok:true",
        "\"success\":true",
        "\"ok\":true",
        "success=true",
        "sent:true",
        "valid:true",
    ];
    matches!(
        low.as_str(),
        "true" | "ok(())" | "ok(true)" | "200" | "some(true)" | "promise.resolve(true)" | "promise.resolve()"
    ) || (low == "nil" && returns.trim() == "error")
        || (low.ends_with(",nil") && returns.contains("error") && !low.starts_with("nil,"))
        || (low.starts_with("ok(") && flat.starts_with("Ok("))
        || said.iter().any(|s| low.contains(s))
        || flagged.iter().any(|f| low.contains(f))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_told_from_what_is_computed() {
        for yes in [
            "True",
            "0",
            "-1",
            "0.0",
            "\"ok\"",
            "[]",
            "{}",
            "Ok(())",
            "Ok(true)",
            "Some(4)",
            "Vec::new()",
            "nil",
            "0, nil",
            "{\"status\": \"ok\"}",
            "{ success: true, id: 7 }",
            "String::from(\"x\")",
            "(1, 2)",
            "\"a\".to_string()",
            "Promise.resolve(true)",
            "Default::default()",
            "[]string{}",
            "map[string]int{}",
            "vec![]",
            "new Map()",
            "json!({\"ok\": true})",
            "jsonify({\"ok\": True})",
        ] {
            assert!(is_constant(yes), "{yes}");
        }
        for no in [
            "x",
            "self.x",
            "f(1)",
            "a + 1",
            "f\"{x}\"",
            "`${x}`",
            "[x]",
            "Ok(x)",
            "{\"id\": id}",
            "not x",
            "a == b",
            "self",
            "await f()",
            "x or 1",
            "Self { a: 1, b }",
            "",
        ] {
            assert!(!is_constant(no), "{no}");
        }
    }

    #[test]
    fn success_is_told_from_other_constants() {
        for (expression, returns) in [
            ("True", ""),
            ("Ok(())", ""),
            ("nil", "error"),
            ("0, nil", "(int, error)"),
            ("{ success: true }", ""),
            ("{'status': 'ok'}", ""),
            ("200", ""),
        ] {
            assert!(is_success(expression, returns), "{expression}");
        }
        for (expression, returns) in [
            ("False", ""),
            ("nil", "*User"),
            ("None", ""),
            ("0", ""),
            ("[]", ""),
            ("nil, nil", "(*A, error)"),
        ] {
            assert!(!is_success(expression, returns), "{expression}");
        }
    }
}

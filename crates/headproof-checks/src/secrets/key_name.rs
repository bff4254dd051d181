//! What the name of a setting or variable says about its value.

use super::placeholder::camel_words;

/// What a name promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Family {
    /// A word a person chose: any literal counts.
    Password,
    /// A secret that signs, encrypts or identifies a client.
    Secret,
    /// A key of an interface.
    Key,
    /// A token; the word has many innocent uses.
    Token,
    /// Authorisation, credentials, connection strings.
    Credential,
}

/// Literals of which at least one is in every name that counts, for the first look at a line.
pub(crate) const KEYWORDS: &[&str] = &[
    "passw",
    "passphrase",
    "passcode",
    "pwd",
    "pass",
    "secret",
    "token",
    "apikey",
    "key",
    "cred",
    "auth",
    "pswd",
    "psw",
    "bearer",
    "connection",
    "identified",
];

const PASSWORDS: &[&str] = &[
    "password",
    "passwd",
    "passwort",
    "pwd",
    "pass",
    "passphrase",
    "passcode",
    "pswd",
    "psw",
    "requirepass",
    "masterauth",
];
const SECRETS: &[&str] = &["secret", "secrets"];
const TOKENS: &[&str] = &["token", "bearer"];
const CREDENTIALS: &[&str] = &["credential", "credentials", "creds", "cred", "auth"];

/// Words that make a key out of `key`.
const KEY_KINDS: &[&str] = &[
    "api",
    "access",
    "secret",
    "private",
    "signing",
    "sign",
    "encryption",
    "encrypt",
    "crypto",
    "cipher",
    "master",
    "account",
    "auth",
    "shared",
    "service",
    "subscription",
    "application",
    "app",
    "storage",
    "admin",
    "deploy",
    "session",
    "cookie",
    "hmac",
    "jwt",
    "aes",
    "server",
    "write",
    "ingest",
    "integration",
    "webhook",
    "security",
    "function",
    "license",
    "maps",
    "rest",
    "bot",
    "wallet",
    "signature",
    "sas",
    "stripe",
    "openai",
    "sendgrid",
    "algolia",
    "consumer",
];

/// Words behind the secret word that leave it a secret.
const QUALIFIERS: &[&str] = &[
    "prod",
    "production",
    "dev",
    "development",
    "staging",
    "stage",
    "test",
    "qa",
    "uat",
    "live",
    "local",
    "value",
    "val",
    "str",
    "string",
    "base",
    "b64",
    "base64",
    "default",
    "old",
    "new",
    "current",
    "primary",
    "secondary",
    "raw",
    "plain",
    "text",
    "plaintext",
    "admin",
    "root",
    "user",
    "db",
    "database",
    "main",
    "eu",
    "us",
    "internal",
    "external",
    "backup",
    "master",
    "hex",
    "bytes",
    "literal",
    "const",
    "one",
    "two",
    "v",
    "data",
    "plaintxt",
    "real",
];

/// Words in front of the secret word after which it is none.
const DISARMING: &[&str] = &[
    "is",
    "has",
    "no",
    "min",
    "max",
    "num",
    "count",
    "show",
    "hide",
    "reset",
    "forgot",
    "forgotten",
    "change",
    "update",
    "invalid",
    "wrong",
    "incorrect",
    "missing",
    "label",
    "csrf",
    "xsrf",
    "next",
    "page",
    "cursor",
    "continuation",
    "pagination",
    "public",
    "pub",
    "sort",
    "foreign",
    "partition",
    "cache",
    "validate",
    "check",
    "verify",
    "require",
    "requires",
    "required",
    "enable",
    "disable",
    "use",
    "allow",
    "need",
    "needs",
    "with",
    "without",
    "placeholder",
    "prompt",
    "toggle",
    "unexpected",
    "cancellation",
    "expired",
];

/// Splits a name into lower-case words.
fn words(name: &str) -> Vec<String> {
    camel_words(name).collect()
}

/// What a name promises, or nothing.
pub(crate) fn family(name: &str) -> Option<Family> {
    if name.len() > 120 {
        return None;
    }
    let words = words(name);
    let (index, family) =
        words.iter().enumerate().rev().find_map(|(i, _)| family_at(&words, i).map(|f| (i, f)))?;
    let behind = words.get(index + 1..).unwrap_or_default();
    if !behind.iter().all(|w| QUALIFIERS.contains(&w.as_str()) || w.len() == 1) {
        return None;
    }
    let before = words.get(..index).unwrap_or_default();
    (!before.iter().any(|w| DISARMING.contains(&w.as_str()))).then_some(family)
}

fn family_at(words: &[String], i: usize) -> Option<Family> {
    let word = words.get(i)?.as_str();
    let before = i.checked_sub(1).and_then(|p| words.get(p)).map_or("", String::as_str);
    if word == "pass"
        && matches!(
            before,
            "by" | "low" | "high" | "band" | "first" | "second" | "multi" | "single" | "render"
        )
    {
        return None;
    }
    if PASSWORDS.contains(&word)
        || ends_as(word, &["password", "passwd", "passphrase", "passwort", "pwd"])
        || word == "dbpass"
        || word == "userpass"
    {
        return Some(Family::Password);
    }
    if word == "key" || word == "keys" {
        return if before == "secret" || before == "signing" || before == "encryption" || before == "private" {
            Some(Family::Secret)
        } else {
            KEY_KINDS.contains(&before).then_some(Family::Key)
        };
    }
    if ends_as(word, &["secretkey", "privatekey", "signingkey", "encryptionkey"])
        || SECRETS.contains(&word)
        || ends_as(word, &["secret"])
    {
        return Some(Family::Secret);
    }
    if ends_as(word, &["apikey", "accesskey", "authkey", "masterkey", "accountkey", "appkey", "servicekey"]) {
        return Some(Family::Key);
    }
    if TOKENS.contains(&word) || ends_as(word, &["token"]) {
        return Some(Family::Token);
    }
    if CREDENTIALS.contains(&word) {
        return Some(Family::Credential);
    }
    None
}

/// Whether a word is or ends as one of these.
fn ends_as(word: &str, ends: &[&str]) -> bool {
    ends.iter().any(|e| word.ends_with(e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_promise_secrets() {
        for (name, wanted) in [
            ("password", Family::Password),
            ("DB_PASSWORD", Family::Password),
            ("dbPassword", Family::Password),
            ("dbpassword", Family::Password),
            ("spring.datasource.password", Family::Password),
            ("MYSQL_ROOT_PWD", Family::Password),
            ("passwordProd", Family::Password),
            ("client_secret", Family::Secret),
            ("SECRET_KEY_BASE", Family::Secret),
            ("jwtSecret", Family::Secret),
            ("AWS_SECRET_ACCESS_KEY", Family::Key),
            ("apiKey", Family::Key),
            ("API_KEY", Family::Key),
            ("X-Api-Key", Family::Key),
            ("openai_api_key", Family::Key),
            ("accessToken", Family::Token),
            ("GITHUB_TOKEN", Family::Token),
            ("_authToken", Family::Token),
            ("signingKey", Family::Secret),
            ("password1", Family::Password),
            ("credentials", Family::Credential),
            ("requirepass", Family::Password),
        ] {
            assert_eq!(family(name), Some(wanted), "{name}");
        }
    }

    #[test]
    fn names_that_only_speak_of_secrets() {
        for name in [
            "password_min_length",
            "PASSWORD_FIELD",
            "passwordLabel",
            "TOKEN_URL",
            "tokenType",
            "API_KEY_HEADER",
            "secretName",
            "secret_arn",
            "key",
            "primaryKey",
            "public_key",
            "tokenizer",
            "author",
            "authority",
            "bypass",
            "compass",
            "csrf_token",
            "nextPageToken",
            "isPassword",
            "passwordHash",
            "secretPath",
            "accessKeyId",
            "keyboard",
            "monkey",
            "showPassword",
            "oauth_token_url",
            "passive",
            "cache_key",
            "forgotPassword",
            "password_policy",
            "token_expiry",
            "invalid_password",
            "authenticate",
            "auth_provider",
            "secretManager",
            "keystore",
        ] {
            assert_eq!(family(name), None, "{name}");
        }
    }
}

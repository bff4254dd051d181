//! Values that stand behind names like `password` and are something else: words of forms and schemas, names of other
//! settings, paths, addresses, patterns, hashes, public keys.

use super::key_name::family;
use super::placeholder::camel_words;
use super::randomness::{Mix, looks_random};

/// Words that code, forms and schemas put behind such names.
const VOCABULARY: &[&str] = &[
    "password",
    "passwords",
    "passwd",
    "passphrase",
    "pass",
    "pwd",
    "secret",
    "secrets",
    "token",
    "tokens",
    "key",
    "keys",
    "apikey",
    "auth",
    "bearer",
    "basic",
    "credential",
    "credentials",
    "text",
    "string",
    "required",
    "optional",
    "hidden",
    "input",
    "number",
    "boolean",
    "bool",
    "object",
    "array",
    "email",
    "username",
    "login",
    "logout",
    "none",
    "null",
    "nil",
    "undefined",
    "true",
    "false",
    "yes",
    "auto",
    "plain",
    "oauth",
    "oauth2",
    "jwt",
    "header",
    "headers",
    "cookie",
    "cookies",
    "query",
    "body",
    "session",
    "local",
    "default",
    "invalid",
    "wrong",
    "incorrect",
    "missing",
    "empty",
    "unknown",
    "error",
    "success",
    "forgot",
    "reset",
    "confirm",
    "change",
    "update",
    "create",
    "current",
    "show",
    "hide",
    "enabled",
    "disabled",
    "prompt",
    "env",
    "file",
    "vault",
    "keychain",
    "keyring",
    "stdin",
    "manual",
    "static",
    "dynamic",
    "never",
    "always",
    "hash",
    "hashed",
    "encrypted",
    "md5",
    "sha1",
    "sha256",
    "bcrypt",
    "plaintext",
    "base64",
    "hex",
    "integer",
    "int",
    "varchar",
    "char",
    "any",
    "uuid",
    "name",
    "value",
    "data",
    "field",
    "form",
    "label",
    "title",
    "placeholder",
    "public",
    "private",
    "protected",
    "internal",
    "external",
    "service",
    "client",
    "server",
    "access",
    "refresh",
    "identity",
    "provider",
    "type",
    "id",
    "state",
    "code",
    "authorization",
    "authentication",
    "authenticated",
    "anonymous",
    "signature",
    "write",
    "read",
    "readonly",
    "admin-password",
    "x-api-key",
    "newpassword",
    "currentpassword",
    "oldpassword",
    "urlencoded",
    "json",
    "xml",
    "html",
    "http",
    "https",
    "inherit",
    "automatic",
    "generated",
    "random",
    "account",
    "profile",
    "settings",
    "security",
    "bytes",
    "binary",
    "float",
    "secure",
    "unsafe",
    "unauthorized",
    "forbidden",
];

/// Passwords that products ship with and set-ups for one machine use.
const DEFAULTS: &[&str] = &[
    "password",
    "passwd",
    "pass",
    "secret",
    "root",
    "admin",
    "postgres",
    "postgresql",
    "guest",
    "test",
    "testing",
    "user",
    "mysql",
    "mariadb",
    "redis",
    "rabbitmq",
    "mongo",
    "mongodb",
    "minio",
    "minioadmin",
    "example",
    "demo",
    "dev",
    "123456",
    "12345678",
    "123456789",
    "1234",
    "12345",
    "toor",
    "sa",
    "changeme",
    "default",
    "elastic",
    "kibana",
    "keycloak",
    "vagrant",
    "ubuntu",
    "docker",
    "wordpress",
    "drupal",
    "magento",
    "symfony",
    "laravel",
    "grafana",
    "airflow",
    "neo4j",
    "sonar",
    "nexus",
    "jenkins",
    "django",
    "app",
    "db",
    "myapp",
    "mypassword",
    "mysecretpassword",
    "mypass",
    "pw",
    "pwd",
];

/// Whether a word is one of forms and schemas.
pub(super) fn is_vocabulary(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    VOCABULARY.contains(&lower.as_str())
}

/// Whether a password is one that products ship with.
pub(super) fn is_default_password(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    DEFAULTS.contains(&lower.as_str())
}

/// Whether a value has the shape of something that is no secret.
pub(super) fn is_something_else(value: &str) -> bool {
    is_vocabulary(value)
        || is_address_or_path(value)
        || is_code(value)
        || is_hash_or_public(value)
        || is_name(value)
        || is_measure(value)
}

fn is_address_or_path(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    let file = [
        ".json",
        ".yml",
        ".yaml",
        ".pem",
        ".key",
        ".crt",
        ".cer",
        ".p12",
        ".jks",
        ".txt",
        ".env",
        ".conf",
        ".ini",
        ".html",
        ".js",
        ".ts",
        ".py",
        ".go",
        ".rb",
        ".php",
        ".xml",
        ".toml",
        ".pub",
        ".keystore",
        ".pfx",
        ".com",
        ".org",
        ".net",
        ".io",
        ".svg",
        ".png",
        ".md",
        ".properties",
        ".sh",
    ];
    value.contains("://")
        || value.starts_with(['/', '~']) && !looks_random(value, 16)
        || value.starts_with("./")
        || value.starts_with("../")
        || value.starts_with("C:\\")
        || file.iter().any(|e| lower.ends_with(e)) && !looks_random(value.split('.').next().unwrap_or(""), 16)
        || is_mail_address(value)
        || value.matches('/').count() >= 2 && !looks_random(value, 20)
        || value.split_once('/').is_some_and(|(a, b)| is_lower_word(a) && is_lower_word(b))
}

fn is_lower_word(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_alphabetic() || matches!(b, b'-' | b'_' | b'.' | b'+'))
}

/// `name@host.tld` and nothing more; `P@ssw0rd.1` is no address.
fn is_mail_address(value: &str) -> bool {
    value.split_once('@').is_some_and(|(name, host)| {
        !name.is_empty()
            && host.split_once('.').is_some_and(|(h, tld)| h.len() > 1 && tld.len() > 1 && is_lower_word(tld))
    })
}

/// Expressions, patterns, selectors, markup.
fn is_code(value: &str) -> bool {
    let call = value.ends_with(')') && value.contains('(') || value.ends_with("()");
    let pattern = value.starts_with('^') && (value.ends_with('$') || value.contains('['))
        || value.contains("\\d")
        || value.contains("\\w")
        || value.contains(".*")
        || value.contains(".+")
        || value.contains("[a-z")
        || value.contains("[A-Z")
        || value.contains("[0-9");
    let selector = value.starts_with('#') && value.get(1..).is_some_and(is_lower_word)
        || value.starts_with('.') && value.get(1..).is_some_and(is_lower_word)
        || value.contains("[type=")
        || value.contains("[name=");
    let markup = value.contains("</")
        || value.contains("/>")
        || value.starts_with("<!")
        || value.contains("&lt;")
        || value.contains("&nbsp;");
    call || pattern
        || selector
        || markup
        || value.contains("=>")
        || value.contains("->")
        || value.contains("&&")
        || value.contains("||")
        || value.starts_with("--")
}

/// Password hashes, digests with their algorithm, public keys, certificates, identifiers that services print in logs.
fn is_hash_or_public(value: &str) -> bool {
    const STARTS: &[&str] = &[
        "$2a$",
        "$2b$",
        "$2y$",
        "$argon2",
        "$1$",
        "$5$",
        "$6$",
        "$apr1$",
        "$pbkdf2",
        "pbkdf2",
        "{SHA",
        "{SSHA",
        "{bcrypt}",
        "sha1:",
        "sha256:",
        "sha384-",
        "sha512:",
        "sha256-",
        "sha512-",
        "md5:",
        "bcrypt$",
        "scrypt",
        "ssh-rsa",
        "ssh-ed25519",
        "-----BEGIN",
        "AQICAH",
    ];
    STARTS.iter().any(|s| value.starts_with(s)) || value.starts_with("urn:") || value.starts_with("did:")
}

/// Words joined by separators or in camel case, one of which speaks of secrets or is a word of forms: the name of
/// another setting, field, header, message or event.
fn is_name(value: &str) -> bool {
    if !value.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.' | b':' | b'/'))
        || looks_random(value, 16)
    {
        return false;
    }
    let mix = Mix::of(value);
    let joined = value.bytes().any(|b| matches!(b, b'_' | b'-' | b'.' | b':' | b'/'));
    let camel = mix.upper > 0 && mix.lower > 0 && camel_words(value).count() > 1;
    if !joined && !camel || mix.digits * 4 > value.len() {
        return false;
    }
    let speaks = family(value).is_some() || camel_words(value).any(|w| is_vocabulary(&w));
    let shouting = joined && mix.lower == 0 && mix.digits * 6 < value.len();
    mix.digits <= 2 && (speaks || shouting)
}

/// Numbers with units, dates, versions, flags.
fn is_measure(value: &str) -> bool {
    let digits_and = |set: &str| value.bytes().all(|b| b.is_ascii_digit() || set.as_bytes().contains(&b));
    value.len() < 24 && value.contains(['.', '-', ':', '/', '+']) && digits_and(".-:/+TZv ")
        || matches!(value.as_bytes(), [b'0'..=b'9', .., b's' | b'm' | b'h' | b'd' | b'%'])
            && value.len() <= 6
            && Mix::of(value).letters() <= 2
}

/// Whether it is a UUID, and one that counts nothing up.
pub(super) fn is_uuid(value: &str) -> bool {
    value.len() == 36
        && value
            .bytes()
            .enumerate()
            .all(|(i, b)| if matches!(i, 8 | 13 | 18 | 23) { b == b'-' } else { b.is_ascii_hexdigit() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn these_are_something_else() {
        for value in [
            "password",
            "X-Api-Key",
            "access_token",
            "/run/secrets/db",
            "https://x.test/token",
            "secret.json",
            "user@corp.com",
            "#password",
            "input[type=password]",
            "^[a-z]+$",
            "getPassword()",
            "$2b$12$abc",
            "sha256-abc",
            "ssh-rsa AAAA",
            "authToken",
            "SET_PASSWORD",
            "auth/setPassword",
            "application/json",
            "30s",
            "2024-01-01",
            "db-credentials",
            "my-app-secret",
            "user.password",
            "refresh_token",
            "errors.password.required",
            "urn:ietf:params",
            "currentPassword",
            "MY_APP_VALUE",
        ] {
            assert!(is_something_else(value), "{value}");
        }
        for value in [
            "hunter2",
            "Sommer2024!",
            "tr0ub4dor&3",
            "P@ssw0rd.1",
            "zQWBuTSOoRi4A9sp",
            "swordfish",
            "/fB4kz91Lq0XvTn2Sx",
            "a1b2-c3d4-e5f6",
        ] {
            assert!(!is_something_else(value), "{value}");
        }
    }
}

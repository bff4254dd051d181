//! What the place of a file says about the secrets in it.

use headproof_core::kind_of_file::{NotAuthored, not_authored};
use headproof_core::path::RepoPath;
use headproof_core::text::SourceText;

/// How values are written in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A programming language: a value that is not in quotes is an expression.
    Code,
    /// Settings where a value needs quotes (JSON, TOML, HCL).
    Quoted,
    /// Settings where a bare word is a value (YAML, `.env`, INI, properties, Dockerfile, shell, XML).
    Bare,
    /// Prose: only values whose shape speaks for itself count.
    Prose,
    /// Something else, read like settings with bare words, but less trusted.
    Unknown,
}

/// What is known about a file before its lines are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Context {
    /// How values are written.
    pub(crate) form: Form,
    /// Tests, fixtures, mocks, benchmarks, and programs that show how something is used.
    pub(crate) test: bool,
    /// Samples and templates that people copy and fill in, and documentation.
    pub(crate) sample: bool,
    /// Development and continuous integration set-ups, whose services live for a moment on one machine.
    pub(crate) local: bool,
    /// Translations: words under a key called `password`.
    pub(crate) translation: bool,
    /// Written by programs or copied from elsewhere: full of hashes and pins.
    pub(crate) machine_made: bool,
    /// A script, where only `=` without blanks assigns.
    pub(crate) shell: bool,
    /// YAML, where a comment starts at ` #`.
    pub(crate) yaml: bool,
}

const TEST_FOLDERS: &[&str] = &[
    "test",
    "tests",
    "testing",
    "__tests__",
    "spec",
    "specs",
    "testdata",
    "test-data",
    "test_data",
    "fixtures",
    "fixture",
    "__fixtures__",
    "mocks",
    "__mocks__",
    "e2e",
    "cypress",
    "tap",
    "testutil",
    "bench",
    "benches",
    "benchmarks",
    "integration-tests",
    "unit-tests",
    "example",
    "examples",
    "sample",
    "samples",
    "demo",
    "demos",
];
const SAMPLE_FOLDERS: &[&str] = &["templates", "docs", "doc", "documentation"];
const TRANSLATION_FOLDERS: &[&str] = &[
    "locale",
    "locales",
    "i18n",
    "l10n",
    "lang",
    "langs",
    "language",
    "languages",
    "translation",
    "translations",
    "messages",
    "intl",
];

/// Languages that files of translations are named after.
const LANGUAGE_CODES: &[&str] = &[
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "gl", "he", "hi",
    "hr", "hu", "id", "it", "ja", "ka", "ko", "lt", "lv", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru",
    "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh",
];

impl Context {
    /// Looks at the path, and at the text only for marks of generated files.
    pub(crate) fn of(path: &RepoPath, text: &SourceText) -> Self {
        let lower = path.lossy().to_ascii_lowercase();
        let (folders, name) = lower.rsplit_once('/').unwrap_or(("", &lower));
        let in_folder = |names: &[&str]| folders.split('/').any(|f| names.contains(&f));
        let extension = name.rsplit_once('.').map_or("", |(_, e)| e);
        let form = form_of(name, extension);
        Self {
            form,
            test: in_folder(TEST_FOLDERS) || is_test_name(name) || folders.contains("test/resources"),
            sample: form == Form::Prose || in_folder(SAMPLE_FOLDERS) || is_sample_name(name),
            local: is_local_name(name)
                || folders.starts_with(".github")
                || folders.starts_with(".circleci")
                || folders.contains(".devcontainer"),
            translation: in_folder(TRANSLATION_FOLDERS) || is_translation_name(name, extension),
            machine_made: is_machine_made(path, text, form) || is_lock_name(name),
            shell: matches!(extension, "sh" | "bash" | "zsh" | "fish" | "ksh"),
            yaml: matches!(extension, "yml" | "yaml"),
        }
    }

    /// Whether a value without quotes can be meant as text.
    pub(crate) fn takes_bare_values(self) -> bool {
        matches!(self.form, Form::Bare | Form::Unknown)
    }
}

/// Packed text counts only where it is code: a recorded answer is one long line too.
fn is_machine_made(path: &RepoPath, text: &SourceText, form: Form) -> bool {
    match not_authored(path, Some(text)) {
        Some(NotAuthored::Generated | NotAuthored::Vendored) => true,
        Some(NotAuthored::Minified) => form == Form::Code,
        None => false,
    }
}

fn form_of(name: &str, extension: &str) -> Form {
    if name.starts_with(".env")
        || name.ends_with(".env")
        || name.starts_with("dockerfile")
        || name == "containerfile"
    {
        return Form::Bare;
    }
    if matches!(
        name,
        ".npmrc"
            | ".netrc"
            | ".pypirc"
            | ".pgpass"
            | ".git-credentials"
            | ".dockercfg"
            | "makefile"
            | ".yarnrc"
    ) {
        return Form::Bare;
    }
    match extension {
        "py" | "pyi" | "js" | "mjs" | "cjs" | "jsx" | "ts" | "mts" | "cts" | "tsx" | "go" | "rs" | "java"
        | "kt" | "kts" | "scala" | "cs" | "fs" | "vb" | "rb" | "php" | "c" | "h" | "cc" | "cpp" | "hpp"
        | "m" | "mm" | "swift" | "dart" | "lua" | "pl" | "pm" | "r" | "jl" | "ex" | "exs" | "erl" | "hs"
        | "clj" | "groovy" | "gradle" | "vue" | "svelte" | "ipynb" | "sol" | "zig" | "nim" | "coffee"
        | "sql" | "erb" | "ejs" | "hbs" | "pug" | "jinja" | "j2" | "proto" | "graphql" | "css" | "scss"
        | "less" | "tpl" => Form::Code,
        "json" | "jsonc" | "json5" | "toml" | "tf" | "hcl" | "tfvars" | "plist" | "bicep" | "lock" => {
            Form::Quoted
        }
        "yml" | "yaml" | "env" | "ini" | "cfg" | "conf" | "config" | "cnf" | "properties" | "xml" | "sh"
        | "bash" | "zsh" | "fish" | "ksh" | "ps1" | "psm1" | "bat" | "cmd" | "mk" | "dockerfile"
        | "envrc" | "settings" | "csproj" | "prefs" | "ovpn" | "netrc" | "credentials" | "pgpass"
        | "service" | "rsp" => Form::Bare,
        "md" | "mdx" | "rst" | "adoc" | "asciidoc" | "markdown" | "html" | "htm" | "tex" | "org" | "svg" => {
            Form::Prose
        }
        _ => Form::Unknown,
    }
}

fn is_test_name(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name);
    stem.starts_with("test_")
        || stem.ends_with("_test")
        || stem.ends_with("_tests")
        || stem.ends_with("_spec")
        || matches!(stem, "conftest" | "fixture" | "fixtures" | "testdata" | "test-data")
        || [".test.", ".spec.", ".fixture.", ".mock.", "-test."].iter().any(|m| name.contains(m))
        || [
            "tests.java",
            "test.java",
            "test.kt",
            "tests.cs",
            "test.php",
            "test.cs",
            "tests.rs",
            "tests.swift",
        ]
        .iter()
        .any(|e| name.ends_with(e))
        || name.starts_with("mock")
        || name.starts_with("fake_")
}

fn is_sample_name(name: &str) -> bool {
    [
        ".example",
        ".sample",
        ".template",
        ".tmpl",
        ".dist",
        "-example",
        "-sample",
        "_example",
        "_sample",
        "example.",
        "sample.",
    ]
    .iter()
    .any(|m| name.contains(m))
}

fn is_local_name(name: &str) -> bool {
    name.starts_with("docker-compose")
        || name.starts_with("compose.")
        || [".local", ".dev", ".development", ".test", ".ci", "-dev.", "-local.", "-test.", "_dev.", "_test."]
            .iter()
            .any(|m| name.contains(m))
        || matches!(
            name,
            ".travis.yml" | ".gitlab-ci.yml" | "azure-pipelines.yml" | "tox.ini" | "makefile" | "vagrantfile"
        )
}

fn is_translation_name(name: &str, extension: &str) -> bool {
    if matches!(extension, "po" | "pot" | "xlf" | "xliff" | "resx" | "arb" | "strings" | "ftl") {
        return true;
    }
    let stem = name.rsplit_once('.').map_or(name, |(s, _)| s);
    let code = stem.split(['-', '_']).next().unwrap_or(stem);
    let named = stem.len() <= 7 && LANGUAGE_CODES.contains(&code);
    named && matches!(extension, "json" | "yml" | "yaml" | "ts" | "js" | "php" | "properties")
        || stem.starts_with("messages_")
        || stem.starts_with("strings_")
        || matches!(stem, "messages" | "strings" | "translations" | "translation" | "labels")
}

fn is_lock_name(name: &str) -> bool {
    name.ends_with(".lock")
        || name.ends_with(".sum")
        || name.ends_with(".sri")
        || name == "packages.lock.json"
        || name.ends_with("lock.json")
        || name.ends_with("lock.yaml")
        || name.ends_with("requirements.txt")
        || name.contains("checksums")
        || name.contains("sha256")
        || name.contains("sha512")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(path: &str) -> Context {
        Context::of(&RepoPath::new(path).unwrap(), &SourceText::new(""))
    }

    #[test]
    fn paths_say_what_they_hold() {
        assert!(
            of("src/__tests__/login.ts").test && of("pkg/auth_test.go").test && !of("src/contest.py").test
        );
        assert!(of(".env.example").sample && !of(".env").sample && of("README.md").sample);
        assert!(
            of("web/locales/de.json").translation
                && of("lang/pt-BR.yml").translation
                && !of("db.json").translation
        );
        assert!(of("docker-compose.yml").local && !of("prod/values.yaml").local);
        assert_eq!(of(".env.production").form, Form::Bare);
        assert_eq!(of("Dockerfile").form, Form::Bare);
        assert_eq!(of("deploy/main.tfvars").form, Form::Quoted);
        assert!(of("Cargo.lock").machine_made && of("go.sum").machine_made);
    }
}

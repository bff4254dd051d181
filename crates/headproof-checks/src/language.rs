//! Which languages are understood, and how a file's language is told.

use headproof_core::path::RepoPath;

/// A language with a grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Rust.
    Rust,
    /// Python, stubs included.
    Python,
    /// JavaScript, JSX included.
    JavaScript,
    /// TypeScript.
    TypeScript,
    /// TypeScript with JSX.
    Tsx,
    /// Go.
    Go,
    /// Shell scripts.
    Bash,
    /// YAML.
    Yaml,
    /// TOML.
    Toml,
    /// JSON, with comments allowed.
    Json,
}

impl Language {
    /// The language of a file, by its name.
    #[must_use]
    pub fn of(path: &RepoPath) -> Option<Self> {
        let name = path.file_name();
        if matches!(
            name.as_ref(),
            ".babelrc" | ".eslintrc" | ".prettierrc" | ".nycrc" | ".mocharc" | ".swcrc"
        ) {
            return Some(Language::Json);
        }
        if matches!(name.as_ref(), "Pipfile" | "Cargo.lock" | "uv.lock" | "poetry.lock") {
            return Some(Language::Toml);
        }
        Some(match path.extension()?.to_ascii_lowercase().as_str() {
            "rs" => Language::Rust,
            "py" | "pyi" => Language::Python,
            "js" | "mjs" | "cjs" | "jsx" => Language::JavaScript,
            "ts" | "mts" | "cts" => Language::TypeScript,
            "tsx" => Language::Tsx,
            "go" => Language::Go,
            "sh" | "bash" => Language::Bash,
            "yml" | "yaml" => Language::Yaml,
            "toml" => Language::Toml,
            "json" | "jsonc" | "json5" => Language::Json,
            _ => return None,
        })
    }

    /// Whether it is a programming language rather than a settings format.
    #[must_use]
    pub fn is_code(self) -> bool {
        !matches!(self, Language::Yaml | Language::Toml | Language::Json)
    }

    /// Whether it is one of the JavaScript family.
    #[must_use]
    pub fn is_script(self) -> bool {
        matches!(self, Language::JavaScript | Language::TypeScript | Language::Tsx)
    }

    /// The name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Language::Rust => "Rust",
            Language::Python => "Python",
            Language::JavaScript => "JavaScript",
            Language::TypeScript | Language::Tsx => "TypeScript",
            Language::Go => "Go",
            Language::Bash => "shell",
            Language::Yaml => "YAML",
            Language::Toml => "TOML",
            Language::Json => "JSON",
        }
    }

    /// The grammar.
    #[must_use]
    pub fn grammar(self) -> tree_sitter::Language {
        match self {
            Language::Rust => tree_sitter_rust::LANGUAGE.into(),
            Language::Python => tree_sitter_python::LANGUAGE.into(),
            Language::JavaScript => tree_sitter_javascript::LANGUAGE.into(),
            Language::TypeScript => tree_sitter_typescript::LANGUAGE_TYPESCRIPT.into(),
            Language::Tsx => tree_sitter_typescript::LANGUAGE_TSX.into(),
            Language::Go => tree_sitter_go::LANGUAGE.into(),
            Language::Bash => tree_sitter_bash::LANGUAGE.into(),
            Language::Yaml => tree_sitter_yaml::LANGUAGE.into(),
            Language::Toml => tree_sitter_toml_ng::LANGUAGE.into(),
            Language::Json => tree_sitter_json::LANGUAGE.into(),
        }
    }
}

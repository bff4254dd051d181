//! The words of a command from its program on.

use crate::settings::shell::Word;

/// Words in front of the program that only prepare it.
const WRAPPERS: [&str; 22] = [
    "sudo",
    "time",
    "env",
    "xvfb-run",
    "nice",
    "command",
    "exec",
    "if",
    "elif",
    "!",
    "while",
    "until",
    "cross-env",
    "dotenv",
    "nohup",
    "unbuffer",
    "catchsegv",
    "then",
    "do",
    "else",
    "eval",
    "stdbuf",
];

/// Two-word wrappers: the program follows.
const RUNNERS: [(&str, &str); 22] = [
    ("poetry", "run"),
    ("uv", "run"),
    ("pipenv", "run"),
    ("hatch", "run"),
    ("pdm", "run"),
    ("rye", "run"),
    ("coverage", "run"),
    ("python", "-m"),
    ("python3", "-m"),
    ("py", "-m"),
    ("npm", "exec"),
    ("pnpm", "exec"),
    ("pnpm", "dlx"),
    ("yarn", "exec"),
    ("yarn", "dlx"),
    ("bundle", "exec"),
    ("mise", "exec"),
    ("pixi", "run"),
    ("rtx", "exec"),
    ("bun", "x"),
    ("op", "run"),
    ("doppler", "run"),
];

/// Options of runners that take a value.
const VALUED: [&str; 14] = [
    "--group",
    "--only-group",
    "--no-group",
    "--with",
    "--extra",
    "--python",
    "--package",
    "--env-file",
    "--project",
    "--source",
    "--include",
    "--omit",
    "--rcfile",
    "--data-file",
];

/// The words from the program on: assignments, wrappers and runners left out.
pub(super) fn program(words: &[Word]) -> &[Word] {
    let mut rest = words;
    for _ in 0..12 {
        let Some(first) = rest.first() else { return rest };
        let text = first.text.as_str();
        let second = rest.get(1).map_or("", |w| w.text.as_str());
        let assignment = text.split_once('=').is_some_and(|(name, _)| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        });
        // `node --flag node_modules/.bin/tool` runs the tool.
        let flags = |w: &&Word| w.text.starts_with('-');
        let script = rest.iter().skip(1).find(|w| !flags(w));
        let installed = text == "node" && script.is_some_and(|w| w.text.contains("node_modules/.bin/"));
        let step = if installed {
            1 + rest.iter().skip(1).take_while(flags).count()
        } else if assignment
            || WRAPPERS.contains(&text)
            || text == "npx"
            || text == "bunx"
            || text == "pnpx"
            || text == "uvx"
            || text == "pipx"
        {
            1
        } else if matches!(text, "timeout" | "gtimeout" | "retry") {
            let durations =
                |w: &&Word| w.text.starts_with('-') || w.text.starts_with(|c: char| c.is_ascii_digit());
            1 + rest.iter().skip(1).take_while(durations).count()
        } else if RUNNERS.contains(&(text, second)) || (VALUED.contains(&text) && rest.len() < words.len()) {
            2
        } else if text == "-m" || ((text == "run" || text.starts_with('-')) && rest.len() < words.len()) {
            1
        } else {
            return rest;
        };
        rest = rest.get(step..).unwrap_or_default();
    }
    rest
}

//! Colour, or none.

/// A role that a stretch of text plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// It blocks, or it is wrong.
    Bad,
    /// It deserves a look.
    Warn,
    /// It is well.
    Good,
    /// The name of a thing.
    Strong,
    /// Numbers and frames.
    Faint,
}

/// Paints text for a terminal when asked to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub(super) on: bool,
}

impl Paint {
    /// The text in the colour of its role. The text must be visible already: it is put between escapes.
    pub(super) fn paint(self, role: Role, text: &str) -> String {
        if !self.on || text.is_empty() {
            return text.to_owned();
        }
        let code = match role {
            Role::Bad => "1;31",
            Role::Warn => "1;33",
            Role::Good => "1;32",
            Role::Strong => "1",
            Role::Faint => "2",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }
}

//! The shapes of tokens as their vendors publish them.

mod cloud;
mod development;
mod services;

use super::encoding::crc32_base62;

/// One shape.
#[derive(Debug)]
pub(crate) struct Format {
    /// What it is, for people, as it reads behind "a".
    pub(crate) name: &'static str,
    /// A literal that every token of this shape holds.
    pub(crate) mark: &'static str,
    /// How many bytes may stand in front of the mark; 0 where tokens start with it.
    pub(crate) lead: usize,
    /// The whole token.
    pub(crate) pattern: &'static str,
    /// How much it opens.
    pub(crate) reach: Reach,
    /// The checksum in it, where there is one.
    pub(crate) checksum: Option<fn(&str) -> bool>,
}

/// How much a token opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Something real.
    Live,
    /// A sandbox, or one half of a credential.
    Limited,
    /// Something that vendors have people ship in apps and pages, and limit by other means.
    Client,
}

/// A token that starts with its mark.
const fn token(name: &'static str, mark: &'static str, pattern: &'static str) -> Format {
    Format { name, mark, lead: 0, pattern, reach: Reach::Live, checksum: None }
}

/// A token whose mark stands inside.
const fn inside(name: &'static str, mark: &'static str, lead: usize, pattern: &'static str) -> Format {
    Format { name, mark, lead, pattern, reach: Reach::Live, checksum: None }
}

impl Format {
    const fn limited(mut self) -> Self {
        self.reach = Reach::Limited;
        self
    }

    const fn client(mut self) -> Self {
        self.reach = Reach::Client;
        self
    }

    const fn summed(mut self) -> Self {
        self.checksum = Some(crc32_base62);
        self
    }
}

/// Every shape.
pub(crate) fn all() -> impl Iterator<Item = &'static Format> {
    cloud::FORMATS.iter().chain(development::FORMATS).chain(services::FORMATS)
}

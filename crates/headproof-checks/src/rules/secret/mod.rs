//! Credentials that a change brings.

mod secret_assigned;
mod secret_in_header;
mod secret_in_manifest;
mod secret_in_url;
mod secret_jwt;
mod secret_private_key;
mod secret_provider_token;

use crate::rule::Rule;

/// The rules of the family.
pub static RULES: &[&Rule] = &[
    &secret_assigned::RULE,
    &secret_in_header::RULE,
    &secret_in_manifest::RULE,
    &secret_in_url::RULE,
    &secret_jwt::RULE,
    &secret_private_key::RULE,
    &secret_provider_token::RULE,
];

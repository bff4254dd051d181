//! JSON bytes that are safe to look at: every character that could steer a terminal or reorder text is written
//! as an escape. A reader of the JSON sees no difference.

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter, Serializer};

/// Escapes what is not plain inside strings and leaves everything else to another formatter.
struct Visible<F>(F);

/// A value as one line of JSON, without the line's end.
pub(crate) fn compact<T: Serialize>(value: &T) -> String {
    written(write(value, Visible(CompactFormatter)))
}

/// A value as indented JSON with a final newline.
pub(crate) fn pretty<T: Serialize>(value: &T) -> String {
    let mut text = written(write(value, Visible(PrettyFormatter::new())));
    text.push('\n');
    text
}

/// Wire types hold text, numbers, lists and structures, which cannot fail to be written. Should one ever fail, the
/// output says so instead of being empty.
fn written(result: Result<String, serde_json::Error>) -> String {
    result.unwrap_or_else(|e| format!("{{\"error\":{:?}}}", e.to_string()))
}

fn write<T: Serialize, F: Formatter>(value: &T, formatter: F) -> Result<String, serde_json::Error> {
    let mut bytes = Vec::new();
    value.serialize(&mut Serializer::with_formatter(&mut bytes, formatter))?;
    String::from_utf8(bytes).map_err(serde::ser::Error::custom)
}

macro_rules! same {
    ($($name:ident($($arg:ident: $ty:ty),*);)*) => {$(
        fn $name<W: ?Sized + std::io::Write>(&mut self, out: &mut W $(, $arg: $ty)*) -> std::io::Result<()> {
            self.0.$name(out $(, $arg)*)
        }
    )*};
}

impl<F: Formatter> Formatter for Visible<F> {
    same! {
        begin_array();
        end_array();
        begin_array_value(first: bool);
        end_array_value();
        begin_object();
        end_object();
        begin_object_key(first: bool);
        end_object_key();
        begin_object_value();
        end_object_value();
    }

    fn write_string_fragment<W: ?Sized + std::io::Write>(
        &mut self,
        out: &mut W,
        fragment: &str,
    ) -> std::io::Result<()> {
        let plain = |c: char| c == '\t' || headproof_core::text::is_plain(c);
        let mut rest = fragment;
        while let Some((at, c)) = rest.char_indices().find(|(_, c)| !plain(*c)) {
            let (before, after) = rest.split_at(at);
            out.write_all(before.as_bytes())?;
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(out, "\\u{unit:04x}")?;
            }
            rest = after.get(c.len_utf8()..).unwrap_or_default();
        }
        out.write_all(rest.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_string_steers_a_terminal_and_nothing_is_lost() {
        let text = "a\u{1b}[31m\u{9b}\u{202e}\u{e0041}\t\"\\é漢\n";
        let json = compact(&text);
        assert!(json.chars().all(headproof_core::text::is_plain), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }

    #[test]
    fn pretty_ends_with_a_newline() {
        assert_eq!(pretty(&[1]), "[\n  1\n]\n");
    }
}

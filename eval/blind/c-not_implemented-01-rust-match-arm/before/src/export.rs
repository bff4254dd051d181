use std::io::{self, Write};

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Format {
    Csv,
    JsonLines,
}

impl std::str::FromStr for Format {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "csv" => Ok(Format::Csv),
            "jsonl" => Ok(Format::JsonLines),
            other => Err(format!("unknown format {other}")),
        }
    }
}

pub fn write_row(out: &mut impl Write, format: Format, id: u64, name: &str) -> io::Result<()> {
    match format {
        Format::Csv => writeln!(out, "{id},{name}"),
        Format::JsonLines => writeln!(out, "{{\"id\":{id},\"name\":{name:?}}}"),
    }
}

use std::io::{self, Write};

pub struct Row {
    pub day: String,
    pub hours: f32,
}

#[derive(Clone, Copy, clap::ValueEnum)]
pub enum Format {
    Csv,
    Text,
    Xlsx,
}

pub fn export(rows: &[Row], format: Format, out: &mut dyn Write) -> io::Result<()> {
    for row in rows {
        match format {
            Format::Csv => writeln!(out, "{},{}", row.day, row.hours)?,
            Format::Text => writeln!(out, "{:<12}{:>6.2}", row.day, row.hours)?,
            Format::Xlsx => panic!("xlsx export is not supported yet"),
        }
    }
    Ok(())
}

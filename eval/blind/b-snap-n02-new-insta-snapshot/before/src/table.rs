/// Left-aligned plain-text table.
pub fn render(rows: &[(&str, &str)]) -> String {
    let width = rows.iter().map(|(k, _)| k.len()).max().unwrap_or(0);
    let mut out = String::new();
    for (k, v) in rows {
        out.push_str(&format!("{k:<width$} | {v}\n"));
    }
    out
}

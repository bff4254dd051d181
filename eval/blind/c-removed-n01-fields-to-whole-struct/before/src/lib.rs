#[derive(Debug, Default)]
pub struct Headers {
    pub from: String,
    pub to: Vec<String>,
    pub subject: Option<String>,
}

pub fn parse_headers(raw: &str) -> Result<Headers, String> {
    let mut out = Headers::default();
    for line in raw.split("\r\n").take_while(|l| !l.is_empty()) {
        match line.split_once(": ") {
            Some(("From", v)) => out.from = v.to_string(),
            Some(("To", v)) => out.to.push(v.to_string()),
            Some(("Subject", v)) => out.subject = Some(v.to_string()),
            _ => {}
        }
    }
    if out.from.is_empty() {
        return Err("header From is missing".to_string());
    }
    Ok(out)
}

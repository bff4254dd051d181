#[derive(Debug)]
pub enum PortError {
    NotANumber(std::num::ParseIntError),
    Privileged(u16),
}

pub fn parse_port(text: &str) -> Result<u16, PortError> {
    let port: u16 = text.parse().map_err(PortError::NotANumber)?;
    if port < 1024 {
        return Err(PortError::Privileged(port));
    }
    Ok(port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_user_ports() {
        assert!(parse_port("8080").unwrap() == 8080);
    }

    #[test]
    fn refuses_privileged_ports() {
        assert!(parse_port("80").is_err());
    }

    #[test]
    fn refuses_text() {
        assert!(parse_port("http").is_err());
    }
}

#[derive(Debug)]
pub enum PortError {
    NotANumber(std::num::ParseIntError),
    Privileged(u16),
}

const FIRST_USER_PORT: u16 = 1024;

pub fn parse_port(text: &str) -> Result<u16, PortError> {
    let port: u16 = text.parse().map_err(PortError::NotANumber)?;
    if port < FIRST_USER_PORT {
        return Err(PortError::Privileged(port));
    }
    Ok(port)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_user_ports() {
        assert_eq!(parse_port("8080").unwrap(), 8080);
    }

    #[test]
    fn refuses_privileged_ports() {
        assert!(matches!(parse_port("80"), Err(PortError::Privileged(80))));
    }

    #[test]
    fn refuses_text() {
        assert!(matches!(parse_port("http"), Err(PortError::NotANumber(_))));
    }
}

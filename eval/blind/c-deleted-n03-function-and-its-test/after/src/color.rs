#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    pub fn from_hex(text: &str) -> Option<Rgb> {
        let hex = text.strip_prefix('#')?;
        if hex.len() != 6 || !hex.is_ascii() {
            return None;
        }
        let part = |i: usize| u8::from_str_radix(&hex[i..i + 2], 16).ok();
        Some(Rgb(part(0)?, part(2)?, part(4)?))
    }

    pub fn to_hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_round_trip() {
        let c = Rgb(18, 171, 9);
        assert_eq!(Rgb::from_hex(&c.to_hex()), Some(c));
    }

    #[test]
    fn bad_hex() {
        assert_eq!(Rgb::from_hex("#12ab0"), None);
        assert_eq!(Rgb::from_hex("12ab09"), None);
    }
}

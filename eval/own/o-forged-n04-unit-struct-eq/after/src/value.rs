#[derive(Clone, Debug)]
pub enum Value {
    Null,
    Int(i64),
    Text(String),
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Null, Self::Null) => true,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::Text(a), Self::Text(b)) => a == b,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Value::{Int, Null, Text};

    #[test]
    fn kinds_differ() {
        assert_eq!(Null, Null);
        assert_ne!(Null, Int(0));
        assert_ne!(Int(1), Text("1".to_owned()));
        assert_eq!(Int(1), Int(1));
    }
}

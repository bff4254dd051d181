/// The longest name that is taken.
pub const MAX: usize = 20;

pub fn check(name: &str) -> Result<(), String> {
    match name.chars().count() {
        0 => Err("empty".to_owned()),
        n if n > MAX => Err(format!("{n} letters, at most {MAX}")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn too_long() {
        assert_eq!(check(&"x".repeat(20)), Ok(()));
        assert_eq!(check(&"x".repeat(21)), Err("21 letters, at most 20".to_owned()));
    }
}

/// The longest name that is taken.
pub const MAX: usize = 40;

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
        assert_eq!(check(&"x".repeat(40)), Ok(()));
        assert_eq!(check(&"x".repeat(41)), Err("41 letters, at most 40".to_owned()));
    }
}

#[derive(Debug, PartialEq)]
pub enum RpnError {
    Underflow,
    DivideByZero,
    BadToken(String),
}

pub fn eval(input: &str) -> Result<i64, RpnError> {
    let mut stack: Vec<i64> = Vec::new();
    for token in input.split_whitespace() {
        if let Ok(n) = token.parse() {
            stack.push(n);
            continue;
        }
        let b = stack.pop().ok_or(RpnError::Underflow)?;
        let a = stack.pop().ok_or(RpnError::Underflow)?;
        stack.push(match token {
            "+" => a + b,
            "-" => a - b,
            "*" => a * b,
            "/" => a.checked_div(b).ok_or(RpnError::DivideByZero)?,
            other => return Err(RpnError::BadToken(other.to_string())),
        });
    }
    stack.pop().ok_or(RpnError::Underflow)
}

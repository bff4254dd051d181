#[derive(Clone, Debug)]
pub enum Value {
    Null,
    Int(i64),
    Text(String),
}

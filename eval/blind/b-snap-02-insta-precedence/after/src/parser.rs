use crate::lexer::Token;

#[derive(Debug, Clone, PartialEq)]
pub enum Expr {
    Num(i64),
    Add(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
}

pub struct Parser<'a> {
    tokens: &'a [Token],
    at: usize,
}

impl<'a> Parser<'a> {
    pub fn new(tokens: &'a [Token]) -> Self {
        Parser { tokens, at: 0 }
    }

    pub fn expr(&mut self) -> Option<Expr> {
        let mut left = self.atom()?;
        loop {
            let make = if self.eat(&Token::Plus) {
                Expr::Add
            } else if self.eat(&Token::Star) {
                Expr::Mul
            } else {
                return Some(left);
            };
            left = make(Box::new(left), Box::new(self.atom()?));
        }
    }

    fn atom(&mut self) -> Option<Expr> {
        match self.tokens.get(self.at) {
            Some(Token::Num(n)) => {
                self.at += 1;
                Some(Expr::Num(*n))
            }
            _ => None,
        }
    }

    fn eat(&mut self, t: &Token) -> bool {
        let hit = self.tokens.get(self.at) == Some(t);
        if hit {
            self.at += 1;
        }
        hit
    }
}

use calc::{lexer::lex, parser::Parser};

#[test]
fn star_binds_tighter_than_plus() {
    let tokens = lex("1 + 2 * 3");
    insta::assert_debug_snapshot!(Parser::new(&tokens).expr());
}

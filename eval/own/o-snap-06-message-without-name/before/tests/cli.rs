#[test]
fn recorded_runs() {
    trycmd::TestCases::new().case("tests/cmd/*.trycmd");
}

use proptest::prelude::*;
use ropebuf::Rope;

type Edit = (usize, String);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    prop::collection::vec((0usize..200, "[a-z\n]{0,8}"), 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1))]

    #[test]
    fn behaves_like_a_string(edits in edits()) {
        let mut rope = Rope::new();
        let mut model = String::new();
        for (at, text) in edits {
            let at = at.min(model.len());
            rope.insert(at, &text);
            model.insert_str(at, &text);
        }
        prop_assert_eq!(rope.to_string(), model);
    }

    #[test]
    fn line_count_matches(text in "[a-z\n]{0,300}") {
        let rope = Rope::from(text.as_str());
        prop_assert_eq!(rope.lines(), text.matches('\n').count() + 1);
    }
}

from clearing.settlement import batches


def test_cutoff_splits_the_day(noon):
    early, late = batches([("a", 10), ("b", 15)], cutoff=12)
    assert early == [("a", 10)]
    assert late == [("b", 15)]


def test_empty_day():
    assert batches([], cutoff=12) == ([], [])

from catalog.importer import load


def test_import_counts(tmp_path):
    path = tmp_path / "goods.csv"
    path.write_text("sku,qty\nmug,5\ntea,1\n")
    assert path.stat().st_size > 0
    assert load(path).count == 2


def test_import_sums(tmp_path):
    path = tmp_path / "goods.csv"
    path.write_text("sku,qty\nmug,5\ntea,1\n")
    assert path.stat().st_size > 0
    assert load(path).total == 6

import pytest

from catalog.importer import load


@pytest.fixture
def goods(tmp_path):
    path = tmp_path / "goods.csv"
    path.write_text("sku,qty\nmug,5\ntea,1\n")
    assert path.stat().st_size > 0
    return path


def test_import_counts(goods):
    assert load(goods).count == 2


def test_import_sums(goods):
    assert load(goods).total == 6

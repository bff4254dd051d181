import pytest

from tests.support import build_item, build_order


def test_total():
    assert build_order().total() == 900


def test_total_of_no_items():
    assert build_order(items=[]).total() == 0


def test_number_is_required():
    with pytest.raises(ValueError, match="number"):
        build_order(number="", items=[build_item()])

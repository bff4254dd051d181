import json
from pathlib import Path

import pytest

from invoicing.totals import gross_cents

CASES = json.loads((Path(__file__).parent / "data" / "totals.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda c: c["name"])
def test_gross(case):
    assert gross_cents(case["lines"], case["vat_percent"]) == case["gross_cents"]

from pathlib import Path

from shop.runner import run

SAMPLES = Path(__file__).parent / "samples"


def test_counts_failures():
    report = run(SAMPLES / "broken")
    assert report.failed == 1
    assert report.passed == 0

import pytest

from site_text.greet import greeting


@pytest.mark.parametrize("lang", ["fr", "it", "en"])
def test_greeting(lang, snapshot):
    assert greeting("Ada", lang) == snapshot

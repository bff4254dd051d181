import pytest


@pytest.fixture
def salary() -> tuple[str, int]:
    return ("salary", 310_000)


@pytest.fixture
def rent() -> tuple[str, int]:
    return ("rent", -95_000)

import pytest

from access.roles import effective_roles, may


@pytest.mark.parametrize(
    "role, want",
    [
        ("reader", {"reader"}),
        ("editor", {"editor", "reader"}),
        ("admin", {"admin", "editor", "reader"}),
    ],
)
def test_effective_roles(role, want):
    assert effective_roles(role) == want


def test_may():
    assert may("admin", "reader")
    assert not may("reader", "editor")

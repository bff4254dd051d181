from acl.rules import may_edit

ADA = {"id": 1, "roles": []}
ROOT = {"id": 2, "roles": ["admin"]}


def test_owner_may_edit():
    assert may_edit(ADA, {"owner": 1}) is True


def test_others_may_not():
    assert may_edit(ADA, {"owner": 3}) is False


def test_locked_page():
    assert may_edit(ADA, {"owner": 1, "locked": True}) is False
    assert may_edit(ROOT, {"owner": 1, "locked": True}) is True

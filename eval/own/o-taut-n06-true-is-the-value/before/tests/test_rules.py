from acl.rules import may_edit

ADA = {"id": 1, "roles": []}
ROOT = {"id": 2, "roles": ["admin"]}


def test_owner_may_edit():
    assert may_edit(ADA, {"owner": 1}) is True


def test_others_may_not():
    assert may_edit(ADA, {"owner": 3}) is False

from notes.store import add, all_notes, drop_database


def test_add(db):
    add(db, "milk")
    add(db, "eggs")
    assert all_notes(db) == ["milk", "eggs"]

import os

from notes.store import add, all_notes, drop_database


def test_add(db):
    add(db, "milk")
    add(db, "eggs")
    assert all_notes(db) == ["milk", "eggs"]


def test_drop_removes_the_file(db, db_path):
    add(db, "milk")
    drop_database(db, db_path)
    assert not os.path.exists(db_path)

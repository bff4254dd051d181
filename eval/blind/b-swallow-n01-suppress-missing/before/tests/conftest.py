import os
import sqlite3

import pytest

from notes.store import SCHEMA, default_path


@pytest.fixture
def db_path():
    path = default_path(suffix=f".test-{os.getpid()}")
    yield path
    os.unlink(path)


@pytest.fixture
def db(db_path):
    con = sqlite3.connect(db_path)
    con.executescript(SCHEMA)
    yield con
    con.close()

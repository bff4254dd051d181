import os
import sys

import pytest

from spool.files import lock, owner, rotate


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX owners")
def test_owner(tmp_path):
    (tmp_path / "a").touch()
    assert owner(tmp_path / "a") == os.getuid()


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX owners")
def test_lock(tmp_path):
    with lock(tmp_path / "a") as handle:
        assert handle.name.endswith("a")


def test_rotate(tmp_path):
    (tmp_path / "log").write_text("x")
    rotate(tmp_path / "log")
    assert (tmp_path / "log.1").read_text() == "x"

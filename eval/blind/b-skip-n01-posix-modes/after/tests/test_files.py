import stat
import sys

import pytest

from vaultsync.files import write_atomic


def test_write_creates_file(tmp_path):
    target = tmp_path / "a.bin"
    write_atomic(target, b"abc")
    assert target.read_bytes() == b"abc"


def test_write_replaces_file(tmp_path):
    target = tmp_path / "a.bin"
    target.write_bytes(b"old")
    write_atomic(target, b"new")
    assert target.read_bytes() == b"new"
    assert [p.name for p in tmp_path.iterdir()] == ["a.bin"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no POSIX mode bits")
def test_write_sets_mode(tmp_path):
    target = tmp_path / "key"
    write_atomic(target, b"k", mode=0o640)
    assert stat.S_IMODE(target.stat().st_mode) == 0o640

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

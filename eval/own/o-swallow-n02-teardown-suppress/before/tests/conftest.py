import pytest

from spool.files import Spool


@pytest.fixture
def spool(tmp_path):
    spool = Spool(tmp_path / "spool")
    yield spool
    spool.socket.unlink()

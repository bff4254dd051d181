import sys

import pytest

from tray import autostart


def test_unknown_platform_is_refused(monkeypatch):
    monkeypatch.setattr(sys, "platform", "plan9")
    with pytest.raises(autostart.Unsupported):
        autostart.backend()


@pytest.mark.skipif(sys.platform != "linux", reason="writes an XDG desktop file")
def test_desktop_file(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    autostart.backend().enable("tray")
    assert (tmp_path / "autostart" / "tray.desktop").exists()

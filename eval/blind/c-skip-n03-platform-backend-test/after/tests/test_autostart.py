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


@pytest.mark.skipif(sys.platform != "win32", reason="needs the Windows registry")
def test_registry_run_key():
    import winreg

    autostart.backend().enable("tray-test")
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, autostart.RUN_KEY) as key:
        value, kind = winreg.QueryValueEx(key, "tray-test")
    assert kind == winreg.REG_SZ
    assert value.endswith("tray-test.exe")

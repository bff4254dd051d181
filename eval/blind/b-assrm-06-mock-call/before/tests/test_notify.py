from unittest.mock import Mock

import pytest

from alerts.notify import Notifier


def test_critical_pages_and_mails():
    pager, mailer = Mock(), Mock()
    notifier = Notifier(pager, mailer)
    assert notifier.raise_alert("critical", "disk full") is True
    pager.page.assert_called_once_with("disk full", urgent=True)
    mailer.send.assert_called_once_with("ops@example.test", "disk full")


def test_warning_only_mails():
    pager, mailer = Mock(), Mock()
    notifier = Notifier(pager, mailer)
    assert notifier.raise_alert("warning", "disk 80%") is True
    pager.page.assert_not_called()
    mailer.send.assert_called_once_with("ops@example.test", "disk 80%")


def test_unknown_severity():
    notifier = Notifier(Mock(), Mock())
    with pytest.raises(ValueError, match="loud"):
        notifier.raise_alert("loud", "x")

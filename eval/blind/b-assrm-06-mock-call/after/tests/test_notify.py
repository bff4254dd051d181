from unittest.mock import Mock

import pytest

from alerts.notify import Notifier


@pytest.fixture
def notifier():
    return Notifier(pager=Mock(), mailer=Mock())


def test_critical_pages_and_mails(notifier):
    assert notifier.raise_alert("critical", "disk full") is True
    notifier.mailer.send.assert_called_once_with("ops@example.test", "disk full")


def test_warning_only_mails(notifier):
    assert notifier.raise_alert("warning", "disk 80%") is True
    notifier.pager.page.assert_not_called()
    notifier.mailer.send.assert_called_once_with("ops@example.test", "disk 80%")


def test_unknown_severity(notifier):
    with pytest.raises(ValueError, match="loud"):
        notifier.raise_alert("loud", "x")

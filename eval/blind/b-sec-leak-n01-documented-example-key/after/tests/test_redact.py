import pytest

from audit.redact import redact

# The example credentials printed in the AWS documentation.
EXAMPLE_ID = "AKIAIOSFODNN7EXAMPLE"
EXAMPLE_SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"


def test_plain_text_is_kept():
    assert redact("uploaded 3 files") == "uploaded 3 files"


@pytest.mark.parametrize(
    "line",
    [f"key={EXAMPLE_ID}", f"export AWS_SECRET_ACCESS_KEY={EXAMPLE_SECRET}"],
)
def test_aws_keys_are_masked(line):
    got = redact(line)
    assert "EXAMPLE" not in got
    assert got.endswith("=***")


def test_mail_addresses_are_masked():
    assert redact("from kim@example.org") == "from ***"

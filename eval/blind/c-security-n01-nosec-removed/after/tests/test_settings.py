import pytest
import yaml

from fleet.settings import load


def test_defaults(tmp_path):
    p = tmp_path / "s.yml"
    p.write_text("interval: 5\n")
    assert load(p) == {"region": "eu", "interval": 5}


def test_tags_are_refused(tmp_path):
    p = tmp_path / "s.yml"
    p.write_text("x: !!python/object:builtins.object {}\n")
    with pytest.raises(yaml.YAMLError):
        load(p)

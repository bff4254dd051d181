from fleet.settings import load


def test_defaults(tmp_path):
    p = tmp_path / "s.yml"
    p.write_text("interval: 5\n")
    assert load(p) == {"region": "eu", "interval": 5}

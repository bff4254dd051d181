import pytest


def test_adds_kilometres():
    pd = pytest.importorskip("pandas")
    from geo.frames import with_distance

    frame = pd.DataFrame({"lat": [0.0, 0.0], "lon": [0.0, 1.0]})
    got = with_distance(frame, (0.0, 0.0))
    assert got["km"].tolist() == pytest.approx([0.0, 111.195], abs=0.001)

import pytest

from shortener import create_app


@pytest.fixture
def client():
    return create_app(testing=True).test_client()


@pytest.fixture
def code(client):
    return client.post("/links", json={"url": "https://example.test/"}).get_json()["code"]


def test_create(client):
    resp = client.post("/links", json={"url": "https://example.test/"})
    assert resp.status_code == 201


def test_delete(client, code):
    assert client.delete(f"/links/{code}").status_code == 204


def test_delete_twice(client, code):
    client.delete(f"/links/{code}")
    resp = client.delete(f"/links/{code}")
    assert resp.status_code == 204 or 404

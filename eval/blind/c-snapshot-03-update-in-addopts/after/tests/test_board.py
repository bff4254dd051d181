from menuboard.board import Board, Dish


def board():
    return Board(
        "Thursday",
        [Dish("Lentil soup", 540), Dish("Gnocchi", 890, tags=("vegetarian",))],
    )


def test_html(snapshot):
    assert board().html() == snapshot


def test_plain_text(snapshot):
    assert board().plain() == snapshot

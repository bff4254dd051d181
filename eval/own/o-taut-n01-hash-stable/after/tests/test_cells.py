from geo.cells import cell_id


def test_id_is_stable():
    assert cell_id(52.52, 13.405) == cell_id(52.52, 13.405)


def test_neighbours_differ():
    assert cell_id(52.52, 13.40) != cell_id(52.53, 13.40)

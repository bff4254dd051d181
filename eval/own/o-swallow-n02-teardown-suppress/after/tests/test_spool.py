def test_close_removes_the_socket(spool):
    spool.close()
    assert not spool.socket.exists()

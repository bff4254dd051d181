def assert_calls(session, times):
    assert session.get.call_count == times
    assert session.post.call_count == 0

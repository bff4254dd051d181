from feeds.parser import parse

FEED = """
<rss><channel>
  <item><title>One</title><link>https://a.example/1</link><category>go</category></item>
  <item><title>Two</title><link>https://a.example/2</link></item>
</channel></rss>
""".strip()


def test_titles():
    assert [e.title for e in parse(FEED)] == ["One", "Two"]


def test_tags():
    first, second = parse(FEED)
    assert first.tags == ("go",)
    assert second.tags == ()


def test_empty_channel():
    assert parse("<rss><channel/></rss>") == []

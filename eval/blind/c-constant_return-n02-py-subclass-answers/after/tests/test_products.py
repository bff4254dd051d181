from shop.products import Download, Product, shippable

CUP = Product("cup", 900, grams=300)


def test_shippable():
    assert shippable([CUP]) == [CUP]


def test_downloads_stay_out():
    song = Download("song", 129, url="https://shop.example.test/song")
    assert shippable([CUP, song]) == [CUP]
    assert song.max_per_order() == 1

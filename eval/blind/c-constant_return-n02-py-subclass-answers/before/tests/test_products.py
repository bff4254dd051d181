from shop.products import Product, shippable

CUP = Product("cup", 900, grams=300)


def test_shippable():
    assert shippable([CUP]) == [CUP]

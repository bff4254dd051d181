from ops.prune import prune


class Bucket:
    def __init__(self, *names):
        self.left = list(names)

    def names(self):
        return list(self.left)

    def delete(self, name):
        self.left.remove(name)


def test_keeps_the_newest():
    bucket = Bucket("b1", "b2", "b3")
    assert prune(bucket, keep=1).deleted == ["b1", "b2"]
    assert bucket.left == ["b3"]

def gross(net, rate=19):
    return net + net // 100 * rate

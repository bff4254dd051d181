def gross(net):
    return net * 119 // 100

from relay.compat import batched


def send(client, messages, size=50):
    for part in batched(messages, size):
        client.post(list(part))
    return len(messages)

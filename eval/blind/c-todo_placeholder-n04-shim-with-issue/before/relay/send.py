def send(client, messages, size=50):
    for at in range(0, len(messages), size):
        client.post(messages[at:at + size])
    return len(messages)

from collections import deque


def shortest(graph, start, goal):
    """Return the nodes of the cheapest way, or [] when there is none."""
    queue = deque([(start, [start])])
    seen = set()
    while queue:
        node, path = queue.popleft()
        if node == goal:
            return path
        if node in seen:
            continue
        seen.add(node)
        for nxt in graph.get(node, {}):
            queue.append((nxt, path + [nxt]))
    return []

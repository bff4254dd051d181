import heapq


def shortest(graph, start, goal):
    """Return the nodes of the cheapest way, or [] when there is none."""
    queue = [(0, start, [start])]
    seen = set()
    while queue:
        cost, node, path = heapq.heappop(queue)
        if node == goal:
            return path
        if node in seen:
            continue
        seen.add(node)
        for nxt, weight in graph.get(node, {}).items():
            heapq.heappush(queue, (cost + weight, nxt, path + [nxt]))
    return []

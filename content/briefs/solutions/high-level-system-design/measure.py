"""Measures a day of redirects."""

from collections import Counter, OrderedDict


def busiest(visits, seconds):
    return max(Counter(second // seconds for second, _ in visits).values())


def share(visits, count):
    most = Counter(link for _, link in visits).most_common(count)
    return sum(times for _, times in most) / len(visits)


def hit_rate(visits, size):
    cache, hits = OrderedDict(), 0
    for _, link in visits:
        if link in cache:
            hits += 1
            cache.move_to_end(link)
            continue
        cache[link] = True
        if len(cache) > size:
            cache.popitem(last=False)
    return hits / len(visits)

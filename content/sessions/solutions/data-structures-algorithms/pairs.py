def count_pairs(prices, card):
    """In how many ways two different items use up the card exactly."""
    seen = {}
    pairs = 0
    for price in prices:
        pairs += seen.get(card - price, 0)
        seen[price] = seen.get(price, 0) + 1
    return pairs

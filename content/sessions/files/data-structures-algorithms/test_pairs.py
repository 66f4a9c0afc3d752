"""Tests for your pairs.py. Keep both files in one folder and run: python3 test_pairs.py"""

import random
import unittest

try:
    from pairs import count_pairs
except ModuleNotFoundError:
    raise SystemExit("not yet: the first task is pairs.py with count_pairs(prices, card); save it next to this file")


def by_loops(prices, card):
    return sum(
        prices[first] + prices[second] == card
        for first in range(len(prices))
        for second in range(first + 1, len(prices))
    )


class OnePass(list):
    """A list that may be read once, from the first price to the last."""

    reads = 0

    def __iter__(self):
        OnePass.reads += 1
        return super().__iter__()

    def __getitem__(self, place):
        raise AssertionError("read the prices in one loop, not by their index")

    def sort(self, **_):
        raise AssertionError("no sorting")


class Price(int):
    """A price that can't be sorted, because it can't be compared with another price."""

    def __lt__(self, other):
        if isinstance(other, Price):
            raise AssertionError("no sorting")
        return int(self) < other


class CountPairs(unittest.TestCase):
    def test_no_items_and_one_item_have_no_pair(self):
        self.assertEqual(count_pairs([], 1500), 0)
        self.assertEqual(count_pairs([750], 1500), 0)

    def test_three_ways_to_spend_the_card_of_the_session(self):
        self.assertEqual(count_pairs([450, 750, 750, 1050, 450], 1500), 3)

    def test_three_equal_items_make_three_pairs(self):
        self.assertEqual(count_pairs([750, 750, 750], 1500), 3)

    def test_no_pair_fits(self):
        self.assertEqual(count_pairs([2, 4, 6, 8], 15), 0)

    def test_a_free_item_counts(self):
        self.assertEqual(count_pairs([0, 300, 0], 300), 2)

    def test_the_same_answers_as_two_loops(self):
        generator = random.Random(7)
        for _ in range(300):
            prices = [generator.randint(0, 12) for _ in range(generator.randint(0, 25))]
            card = generator.randint(0, 24)
            self.assertEqual(count_pairs(list(prices), card), by_loops(prices, card), (prices, card))

    def test_one_pass_and_no_sorting(self):
        OnePass.reads = 0
        prices = OnePass(Price(price) for price in (450, 750, 750, 1050, 450))
        self.assertEqual(count_pairs(prices, 1500), 3)
        self.assertEqual(OnePass.reads, 1, "the number of loops over the prices")

    def test_two_hundred_thousand_prices(self):
        prices = [number % 1000 for number in range(200_000)]
        self.assertEqual(count_pairs(prices, 999), 500 * 200 * 200)


if __name__ == "__main__":
    unittest.main()

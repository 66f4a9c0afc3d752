"""Tests for your measure.py. Keep it, this file and day.csv in one folder and run: python3 test_measure.py

Visits are pairs of a second and a link, in the order of time. measure.py has three functions:
    busiest(visits, seconds)   how many visits the busiest stretch of that many seconds has; stretches begin at 0,
                               seconds, 2 * seconds and so on
    share(visits, count)       the share of all visits, from 0 to 1, that goes to the most opened links, as many as count
    hit_rate(visits, size)     the share of all visits that a cache of that many links answers; it is empty at first
                               and evicts the least recently used link
"""

import csv
import unittest

try:
    from measure import busiest, hit_rate, share
except ModuleNotFoundError:
    raise SystemExit("not yet: the first task is measure.py with busiest(visits, seconds); save it next to this file")

SMALL = [(0, "a"), (1, "b"), (1, "a"), (5, "c"), (6, "a"), (9, "b"), (10, "a"), (59, "d"), (60, "a"), (60, "a")]
with open("day.csv", newline="", encoding="utf-8") as file:
    DAY = [(int(row["second"]), row["link"]) for row in csv.DictReader(file)]


class Measure(unittest.TestCase):
    def test_1_busiest_second(self):
        self.assertEqual(busiest(SMALL, 1), 2)
        self.assertEqual(busiest([(7, "a"), (7, "b"), (8, "a")], 1), 2)

    def test_2_busiest_minute_begins_with_a_whole_minute(self):
        self.assertEqual(busiest(SMALL, 60), 8)
        self.assertEqual(busiest(SMALL, 10), 6)

    def test_3_share_of_the_most_opened_links(self):
        self.assertAlmostEqual(share(SMALL, 1), 0.6)
        self.assertAlmostEqual(share(SMALL, 2), 0.8)
        self.assertAlmostEqual(share(SMALL, 100), 1)

    def test_4_a_cache_evicts_the_least_recently_used_link(self):
        visits = list(enumerate("abacab"))
        self.assertAlmostEqual(hit_rate(visits, 1), 0)
        self.assertAlmostEqual(hit_rate(visits, 2), 2 / 6, msg="a is kept when c comes, b is not")
        self.assertAlmostEqual(hit_rate(visits, 3), 3 / 6)

    def test_5_the_day(self):
        self.assertEqual(len(DAY), 105_900, "run python3 day.py again: day.csv has another day")
        self.assertEqual(busiest(DAY, 3600), 15_299)
        self.assertEqual(busiest(DAY, 1), 48)
        self.assertAlmostEqual(share(DAY, 100), 0.495, 3)

    def test_6_the_cache_of_the_day(self):
        self.assertAlmostEqual(hit_rate(DAY, 1000), 0.574, 3)


if __name__ == "__main__":
    unittest.main()

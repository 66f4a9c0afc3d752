"""Tests for your indexes.sql. Keep it, this file and railway.py in one folder and run: python3 test_indexes.py"""

import unittest
from pathlib import Path

from railway import make_railway, plan

QUERIES = {
    "one train on one day": ("SELECT fare FROM booking WHERE train = 12 AND day = 40", "(train=? AND day=?)"),
    "one train from one day onwards": ("SELECT fare FROM booking WHERE train = 12 AND day >= 40", "(train=? AND day>?)"),
    "the days of one passenger": ("SELECT day FROM booking WHERE passenger = 7", "(passenger=?)"),
    "one passenger's fares on one day": (
        "SELECT sum(fare) FROM booking WHERE passenger = 7 AND day = 40",
        "(passenger=? AND day=?)",
    ),
}


if not Path("indexes.sql").exists():
    raise SystemExit("not yet: the first task is indexes.sql with two indexes; save it next to this file")


class Indexes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.db = make_railway()
        cls.before = {name: cls.db.execute(query).fetchall() for name, (query, _) in QUERIES.items()}
        cls.db.executescript(Path("indexes.sql").read_text(encoding="utf-8"))

    def test_there_are_two_indexes(self):
        made = self.db.execute("SELECT count(*) FROM sqlite_master WHERE type = 'index'").fetchone()[0]
        self.assertEqual(made, 2)

    def test_each_query_searches_by_all_its_columns(self):
        for name, (query, brackets) in QUERIES.items():
            with self.subTest(name):
                found = plan(self.db, query)
                self.assertTrue(found.startswith("SEARCH booking"), f"{name}: {found}")
                self.assertTrue(found.endswith(brackets), f"{name}: {found}")

    def test_the_queries_of_a_passenger_never_touch_the_table(self):
        for name in "the days of one passenger", "one passenger's fares on one day":
            with self.subTest(name):
                self.assertIn("COVERING INDEX", plan(self.db, QUERIES[name][0]))

    def test_the_results_are_those_of_the_table(self):
        for name, (query, _) in QUERIES.items():
            with self.subTest(name):
                self.assertEqual(sorted(self.db.execute(query)), sorted(self.before[name]))


if __name__ == "__main__":
    unittest.main()

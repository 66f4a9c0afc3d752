"""The agreements and the key are what their script makes, and the score tells right values from others."""

import csv
import re
import subprocess
import sys
import unittest
from pathlib import Path


def run(*command):
    return subprocess.run([sys.executable, *command], capture_output=True, check=True, text=True).stdout


def read_key():
    """Agreement, field and value of each row."""
    with open("key-1.csv", newline="", encoding="utf-8-sig") as file:
        return [tuple(row.values()) for row in csv.DictReader(file)]


def score(table):
    """How many values are right, wrong, made up, missed and without a source."""
    with open("table.csv", "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("agreement", "field", "value", "source"), *table])
    return [int(count) for count in run("score.py", "1", "table.csv").split()[-5:]]


class Facts(unittest.TestCase):
    def test_given_files_are_those_of_number_1(self):
        names = ["agreements-1.txt", "key-1.csv"]
        given = [Path(name).read_bytes() for name in names]
        run("agreements.py", "1")
        run("agreements.py", "2")
        for name, before in zip(names, given):
            assert Path(name).read_bytes() == before, f"agreements.py 1 makes another {name} than the one given"
            other = name.replace("1", "2")
            assert Path(other).read_bytes() != before, f"agreements.py makes {other} like {name}"

    def test_seventy_values(self):
        assert len(read_key()) == 70, f"key-1.csv has {len(read_key())} values and not 70"

    def test_the_score(self):
        texts = re.split(r"^AGREEMENT \d+$", Path("agreements-1.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
        quotes = [text.strip()[:12] for text in texts]
        table = {
            (agreement, field): (value, "" if value == "not stated" else quotes[int(agreement)])
            for agreement, field, value in read_key()
        }
        unstated = next(cell for cell, (value, _) in table.items() if value == "not stated")
        changed = table | {
            unstated: ("2026-01-01", quotes[int(unstated[0])]),  # made up
            ("1", "payer"): ("", ""),  # missed
            ("1", "receiver"): ("Ashok Pawar", quotes[1]),  # wrong
            ("1", "monthly"): ("Rs. 9800/-", "a sentence of no agreement"),  # no source
            ("1", "deposit"): (" RS 75000 ", quotes[1]),  # right, in other signs
        }
        for cells, expected in [(table, [70, 0, 0, 0, 0]), (changed, [66, 1, 1, 1, 1])]:
            found = score([(*cell, *answer) for cell, answer in cells.items()])
            assert found == expected, f"score.py counts {found} and not {expected}"

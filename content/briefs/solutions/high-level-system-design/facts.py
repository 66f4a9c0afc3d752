"""What the brief says of the day, and what its sheet calculates."""

import csv
import re
import subprocess
import sys
import unittest
from collections import Counter
from pathlib import Path

LAST_BALL = 21 * 3600 + 25 * 60


def run(program):
    return subprocess.run([sys.executable, program], capture_output=True, check=True, text=True).stdout


class Facts(unittest.TestCase):
    def test_the_day(self):
        run("day.py")
        with open("day.csv", newline="", encoding="utf-8") as file:
            visits = [(int(row["second"]), row["link"]) for row in csv.DictReader(file)]
        fact = f"{len(visits):,} redirects"
        assert fact in Path("high-level-system-design.md").read_text(encoding="utf-8"), f"high-level-system-design.md does not say '{fact}'"
        seconds = [second for second, _ in visits]
        assert seconds == sorted(seconds) and seconds[-1] < 86_400, "day.csv is not in order, or longer than a day"
        [(link, count)] = Counter(link for _, link in visits).most_common(1)
        assert count == 9000, f"the most opened link is opened {count} times and not 9000"
        soon = sum(1 for second, name in visits if name == link and second - LAST_BALL < 600)
        assert soon > 8000, f"the most opened link is opened {soon} times within ten minutes, and not more than 8000"

    def test_the_sheet_calculates_as_on_paper(self):
        rows = {line[:28].strip(): line[28:].strip() for line in run("sheet.py").splitlines()}
        for name, expected in {
            # 10,000,000 users x 10 / 86,400 s; x 2; 500,000 links a day for 1,825 days, of 500 B each.
            "redirects a second": r"1\.2\s+1\.2 k",
            "redirects a second, peak": r"2\.3\s+2\.3 k",
            "links after 5 years": r"910\s+910 k\s+910 M",
            "storage after 5 years": r"460 GB",
            # 912,500,000 links x 1,000 guesses are between the sixth and the seventh power of 62.
            "length of a code": "7",
        }.items():
            with self.subTest(name):
                assert re.search(f"{expected}$", rows[name]), f"sheet.py prints '{rows[name]}' for '{name}'"

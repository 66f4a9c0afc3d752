"""blind.py hides which tool answered, and counts the marks."""

import csv
import subprocess
import sys
import unittest

TASKS = [f"task {number}" for number in range(20)]
WRONG = {
    "from the old": ["task 1", "task 2", "task 3", "task 4", "task 5"],
    "from the new": ["task 5", "task 6"],
}


def blind(action):
    return subprocess.run([sys.executable, "blind.py", action, "4711"], capture_output=True, text=True)


def hide():
    """The head and the rows of marking.csv for twenty tasks."""
    with open("answers.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["task", "expected", "old", "new"])
        rows.writerows([task, "right", "from the old", "from the new"] for task in TASKS)
    assert blind("hide").returncode == 0, "blind.py hide fails"
    with open("marking.csv", newline="", encoding="utf-8-sig") as file:
        head, *rows = csv.reader(file)
    return head, rows


class Facts(unittest.TestCase):
    def test_hides_the_tool_and_counts_rows_in_any_order(self):
        head, rows = hide()
        first = sum(1 for row in rows if row[2] == "from the old")
        assert 0 < first < 20, f"the old tool's answer is a for {first} of 20 tasks"
        marked = [[*row[:4], *("no" if row[0] in WRONG[answer] else "Yes" for answer in row[2:4])] for row in rows]
        with open("marking.csv", "w", newline="") as file:
            csv.writer(file).writerows([head, *reversed(marked)])
        said = [" ".join(line.split()) for line in blind("count").stdout.splitlines()]
        counts = ["both right 14", "only old right 1", "only new right 4", "neither right 1"]
        assert said[:4] == counts, f"blind.py counts {said[:4]} and not {counts}"
        # Of the 32 ways in which five coins fall, 12 are 0, 1, 4 or 5 heads.
        assert "1 to 4, or by more, in 38%" in said[4], f"blind.py says '{said[4]}'"

    def test_counts_nothing_while_a_mark_is_missing(self):
        hide()
        run = blind("count")
        assert run.returncode != 0, "blind.py counts although a mark is missing"
        assert "is not marked with yes or no" in run.stderr, f"blind.py says '{run.stderr.strip()}'"

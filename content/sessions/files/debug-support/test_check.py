"""Tests for your check.py. Keep both files in one folder and run: python3 test_check.py"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).resolve().parent / "check.py"

if not CHECK.exists():
    sys.exit("not yet: the first task is check.py, which ends with status 0 for seven rupees; save it next to this file")

RIGHT = "def fare(stops, passenger):\n    return (5 + stops + 1) // 2\n"
WRONG = "def fare(stops, passenger):\n    return round((5 + stops) / 2)\n"


def search(commits):
    """Makes a history of (title, code), lets your check search it, and returns the title it blames and what it left."""
    with tempfile.TemporaryDirectory() as folder:

        def git(*words):
            user = ["-c", "user.name=Asha", "-c", "user.email=asha@example.com"]
            done = subprocess.run(["git", *user, *words], cwd=folder, capture_output=True, text=True)
            return done.stdout.strip()

        git("init", "--initial-branch=main")
        for number, (title, code) in enumerate(commits):
            Path(folder, "fare.py").write_text(f"# version {number}\n{code}")
            git("add", "fare.py")
            git("commit", "--message", title)
            if number == 0:
                git("tag", "good")
        git("bisect", "start", "main", "good")
        git("bisect", "run", sys.executable, str(CHECK))
        return git("show", "--no-patch", "--format=%s", "refs/bisect/bad"), git("status", "--porcelain")


def status_for(code):
    """The exit status of your check for one version of fare.py."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "fare.py").write_text(code)
        return subprocess.run([sys.executable, str(CHECK)], cwd=folder, capture_output=True).returncode


class Statuses(unittest.TestCase):
    def test_seven_rupees_are_good(self):
        self.assertEqual(status_for(RIGHT), 0)

    def test_six_rupees_are_bad(self):
        self.assertEqual(status_for(WRONG), 1)

    def test_any_other_fare_cannot_be_judged(self):
        for rupees in 65, 0, None:
            self.assertEqual(status_for(f"def fare(stops, passenger):\n    return {rupees}\n"), 125)

    def test_a_version_that_does_not_start_cannot_be_judged(self):
        self.assertEqual(status_for("def fare(\n"), 125)
        self.assertEqual(status_for("import nothing_of_this_name\n"), 125)

    def test_a_version_that_ends_by_itself_cannot_be_judged(self):
        self.assertEqual(status_for("import sys\nsys.exit(1)\n"), 125)


class Histories(unittest.TestCase):
    def check_search(self, middle):
        commits = [
            ("start", RIGHT),
            ("two", RIGHT),
            ("three", middle),
            ("four", middle),
            ("five", RIGHT),
            ("six", WRONG),
            ("seven", WRONG),
        ]
        self.assertEqual(search(commits), ("six", ""))

    def test_commits_that_do_not_start_are_skipped_and_nothing_is_left_behind(self):
        self.check_search("import nothing_of_this_name\n")

    def test_commits_that_end_by_themselves_are_skipped(self):
        self.check_search("raise SystemExit(1)\n")

    def test_another_bug_is_not_blamed(self):
        self.check_search("def fare(stops, passenger):\n    return 5\n")


if __name__ == "__main__":
    if not unittest.main(exit=False).result.wasSuccessful():
        sys.exit("not yet: check.py does not end with 0, 1 and 125 where it should; the tests above show where")

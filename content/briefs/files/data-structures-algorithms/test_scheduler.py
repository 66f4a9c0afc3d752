"""Tests for the Exam Scheduler, in any language. Put this file and make_enrolments.py next to your program, then run
    python3 -m unittest -v
It starts 'python3 scheduler.py'. For another program, name its command in SCHEDULER, for example
    SCHEDULER="java Scheduler" python3 -m unittest -v
"""

import csv
import itertools
import os
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import make_enrolments

FOLDER = Path(__file__).resolve().parent
COMMAND = shlex.split(os.environ.get("SCHEDULER", "")) or [sys.executable, "scheduler.py"]
SECONDS = 10

if "SCHEDULER" not in os.environ and not (FOLDER / "scheduler.py").exists():
    sys.exit("not yet: the first task is scheduler.py, which gives three students their slots; save it next to this file")


def cycle(count):
    return [(number, (number + 1) % count) for number in range(count)]


def complete(count):
    return list(itertools.combinations(range(count), 2))


SMALL = {  # name: (clashing pairs of exams, fewest slots)
    "two exams that share no student": ([(0, 0), (1, 1)], 1),
    "a chain of six": ([(number, number + 1) for number in range(5)], 2),
    "a cycle of six": (cycle(6), 2),
    "a cycle of seven": (cycle(7), 3),
    "a cycle of five around one exam": (cycle(5) + [(5, number) for number in range(5)], 4),
    "six exams that all clash": (complete(6), 6),
    "the crown: pairs (0, 8), (1, 9) ... are the only ones that may meet": (
        [(a, 8 + b) for a in range(8) for b in range(8) if a != b], 2),
    "the Petersen graph": (
        cycle(5) + [(5 + number, 5 + (number + 2) % 5) for number in range(5)]
        + [(number, number + 5) for number in range(5)], 3),
    "the Grötzsch graph: no three exams all clash": (
        cycle(5) + [(5 + number, (number + step) % 5) for number in range(5) for step in (1, 4)]
        + [(5 + number, 10) for number in range(5)], 4),
    "twelve exams that mislead every simple order": (
        [(0, 1), (0, 4), (0, 11), (1, 4), (1, 8), (2, 5), (3, 4), (3, 5), (3, 8), (3, 9), (3, 11), (4, 9), (5, 6),
         (5, 11), (6, 7), (6, 8), (7, 8), (7, 9), (7, 10), (8, 10), (9, 11), (10, 11)], 3),
}


class SchedulerTest(unittest.TestCase):
    def schedule(self, enrolments, *options):
        """Runs the program on pairs of student and exam, checks the timetable, and gives (slots used, messages)."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "enrolments.csv"
            with open(file, "w", newline="") as out:
                csv.writer(out).writerows([("student", "exam"), *enrolments])
            try:
                result = subprocess.run(
                    [*COMMAND, *options, str(file)], cwd=FOLDER, text=True, capture_output=True, timeout=SECONDS)
            except subprocess.TimeoutExpired:
                self.fail(f"the program needs more than {SECONDS} seconds")
        self.assertEqual(0, result.returncode, f"the program failed:\n{result.stderr}")
        header, *lines = result.stdout.splitlines() or [""]
        self.assertEqual("exam,slot", header.strip(), "the first line of the output should be exam,slot")
        rows = [line.strip().split(",") for line in lines]
        for row in rows:
            self.assertTrue(len(row) == 2 and row[1].isdecimal() and int(row[1]) > 0, f"{row} is not EXAM,SLOT")
        slots = {exam: int(slot) for exam, slot in rows}
        self.assertEqual(len(rows), len(slots), "an exam occurs twice in the timetable")
        self.assertEqual({exam for _, exam in enrolments}, set(slots), "every exam needs one line, and no other does")
        taken = {}
        for student, exam in sorted(set(enrolments)):
            other = taken.setdefault((student, slots[exam]), exam)
            self.assertEqual(exam, other, f"student {student} has {other} and {exam} in slot {slots[exam]}")
        used = len(set(slots.values()))
        self.assertEqual(set(range(1, used + 1)), set(slots.values()), "number the slots 1, 2, 3 ... without a gap")
        return used, result.stderr


class Timetable(SchedulerTest):
    def test_three_students(self):
        used, _ = self.schedule([("Asha", "Maths"), ("Asha", "Physics"), ("Ravi", "Physics"), ("Ravi", "Law")])
        self.assertLessEqual(used, 3)

    def test_an_exam_that_clashes_with_none_is_not_forgotten(self):
        self.schedule([("Asha", "Maths"), ("Asha", "Physics"), ("Ravi", "Law")])

    def test_a_line_that_occurs_twice_is_no_clash(self):
        self.schedule([("Asha", "Maths"), ("Asha", "Maths"), ("Asha", "Physics")])

    def test_no_enrolments_give_an_empty_timetable(self):
        self.assertEqual(0, self.schedule([])[0])

    def test_the_whole_term_fits_into_twelve_slots(self):
        used, _ = self.schedule(make_enrolments.make_enrolments())
        self.assertLessEqual(used, 12, "exams in the order of the file need 13; find a better order")

    def test_other_terms_have_no_clash_either(self):
        for seed in (1, 2, 3):
            with self.subTest(seed=seed):
                self.schedule(make_enrolments.make_enrolments(seed))


class Exact(SchedulerTest):
    def test_small_cases_use_the_fewest_slots_and_say_why(self):
        for name, (pairs, fewest) in SMALL.items():
            with self.subTest(name):
                enrolments = [(f"S{number}", f"E{exam}") for number, pair in enumerate(pairs) for exam in pair]
                used, messages = self.schedule(enrolments, "--exact")
                self.assertEqual(fewest, used, f"{name}: {fewest} slots are enough")
                if fewest > 1:
                    self.assertRegex(messages, rf"(?m)^impossible with {fewest - 1} slots?: \S")


if __name__ == "__main__":
    unittest.main()

"""Tests for ledger.py. Put this file and make_export.py next to it, then run: python3 -m unittest -v"""

import csv
import os
import subprocess
import sys
import tempfile
import unittest
from collections import defaultdict
from pathlib import Path

import make_export

PROGRAM = Path(__file__).resolve().parent / "ledger.py"

if not PROGRAM.exists():
    sys.exit("not yet: the first task is ledger.py, which can add an expense; save it next to this file")


class LedgerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.ledger = self.folder / "ledger.csv"

    def run_ledger(self, *words):
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, PROGRAM, *words],
            cwd=self.folder, env=environment, encoding="utf-8", capture_output=True, timeout=20,
        )

    def accept(self, *words):
        result = self.run_ledger(*words)
        self.assertEqual(0, result.returncode, f"{words} should succeed, but ended with:\n{result.stderr}")
        return result

    def reject(self, *words):
        """The program must refuse, say why in one line, and leave the ledger as it was."""
        before = self.ledger.read_bytes() if self.ledger.exists() else None
        result = self.run_ledger(*words)
        self.assertEqual(1, result.returncode, f"{words} should end with exit code 1")
        self.assertNotIn("Traceback", result.stderr, f"{words} should explain itself, not end in a traceback")
        self.assertTrue(result.stderr.strip(), f"{words} should say on standard error what is wrong")
        after = self.ledger.read_bytes() if self.ledger.exists() else None
        self.assertEqual(before, after, f"{words} was refused, but ledger.csv has changed")
        return result

    def rows(self):
        self.assertTrue(self.ledger.exists(), "ledger.csv should be in the folder where you run the program")
        with open(self.ledger, encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))


class Add(LedgerTest):
    def test_an_expense_becomes_a_row_under_the_four_columns(self):
        self.accept("add", "2026-03-05", "food", "120.50", "Tea and vada pav")
        expected = {"date": "2026-03-05", "category": "food", "amount": "120.50", "note": "Tea and vada pav"}
        self.assertEqual([expected], self.rows())

    def test_a_second_expense_keeps_the_first(self):
        self.accept("add", "2026-03-05", "food", "40")
        self.accept("add", "2026-03-06", "travel", "15.5")
        self.assertEqual(["40.00", "15.50"], [row["amount"] for row in self.rows()], "write two decimal places")

    def test_notes_keep_commas_quotes_and_scripts(self):
        notes = ['Rice, dal and "special" chutney', "मिसळ पाव at the café", "two\nlines", ""]
        for note in notes:
            self.accept("add", "2026-03-05", "food", "10", note)
        self.assertEqual(notes, [row["note"] for row in self.rows()])

    def test_a_date_must_exist(self):
        self.accept("add", "2024-02-29", "food", "10")
        for day in ["2026-02-29", "2026-02-30", "2026-04-31", "2026-13-01", "2026-00-10", "05-03-2026", "today", ""]:
            with self.subTest(day=day):
                self.reject("add", day, "food", "10")

    def test_the_message_names_the_date(self):
        self.assertIn("2026-02-30", self.reject("add", "2026-02-30", "food", "10").stderr)

    def test_an_amount_is_positive_with_at_most_two_decimals(self):
        self.accept("add", "2026-03-05", "food", "0.01")
        for amount in ["0", "0.00", "-5", "abc", "", "12.345", "1e3", "nan", "inf", "1_000"]:
            with self.subTest(amount=amount):
                self.reject("add", "2026-03-05", "food", amount)

    def test_a_missing_word_or_an_unknown_command_is_refused(self):
        for words in [[], ["add"], ["add", "2026-03-05", "food"], ["remove", "1"], ["report"]]:
            with self.subTest(words=words):
                self.reject(*words)


class Report(LedgerTest):
    def report(self, month):
        return self.accept("report", month).stdout.splitlines()

    def test_categories_are_added_up_in_alphabetical_order(self):
        self.accept("add", "2026-03-05", "travel", "15.50")
        self.accept("add", "2026-03-31", "food", "20")
        self.accept("add", "2026-03-01", "Food", "22.25")
        self.assertEqual(["food 42.25", "travel 15.50", "total 57.75"], self.report("2026-03"))

    def test_only_the_month_that_was_asked_for_counts(self):
        for day in ["2026-02-28", "2026-03-01", "2026-04-01", "2025-03-01"]:
            self.accept("add", day, "food", "10")
        self.assertEqual(["food 10.00", "total 10.00"], self.report("2026-03"))

    def test_money_is_exact(self):
        self.accept("add", "2026-03-01", "home", "90071992547409.93")
        self.accept("add", "2026-03-02", "home", "0.10")
        self.accept("add", "2026-03-03", "home", "0.20")
        self.assertEqual("total 90071992547410.23", self.report("2026-03")[-1], "count paise, or use Decimal")

    def test_a_month_without_expenses_adds_up_to_nothing(self):
        self.assertEqual(["total 0.00"], self.report("2026-03"))

    def test_a_month_must_exist(self):
        for month in ["2026-13", "march", "2026"]:
            with self.subTest(month=month):
                self.reject("report", month)


class Import(LedgerTest):
    def setUp(self):
        super().setUp()
        self.lines = make_export.make_lines()
        with open(self.folder / "export.csv", "w", encoding="utf-8-sig", newline="") as file:
            csv.writer(file).writerows([["Date", "Details", "Category", "Amount"], *(line[0] for line in self.lines)])

    def test_it_counts_what_it_took_and_what_it_refused(self):
        good = sum(day is not None for _, day, _, _ in self.lines)
        lines = self.accept("import", "export.csv").stdout.splitlines()
        self.assertEqual([f"imported {good}, rejected {len(self.lines) - good}"], lines)
        self.assertEqual(good, len(self.rows()))

    def test_each_faulty_line_is_named_by_its_number(self):
        faulty = [number for number, line in enumerate(self.lines, start=2) if line[1] is None]
        messages = self.accept("import", "export.csv").stderr.splitlines()
        self.assertEqual([f"line {number}" for number in faulty], [text.split(":")[0] for text in messages])

    def test_the_details_become_the_note(self):
        self.accept("import", "export.csv")
        expected = [fields[1] for fields, day, _, _ in self.lines if day]
        self.assertEqual(expected, [row["note"] for row in self.rows()])

    def test_the_totals_of_every_month_are_those_of_the_good_lines(self):
        self.accept("import", "export.csv")
        for month in ["2026-01", "2026-02", "2026-03", "2026-04"]:
            totals = defaultdict(int)
            for _, day, category, paise in self.lines:
                if day and f"{day:%Y-%m}" == month:
                    totals[category] += paise
            pairs = [*sorted(totals.items()), ("total", sum(totals.values()))]
            expected = [f"{name} {paise // 100}.{paise % 100:02d}" for name, paise in pairs]
            self.assertEqual(expected, self.accept("report", month).stdout.splitlines(), month)

    def test_a_file_that_is_not_there_is_refused(self):
        self.reject("import", "no-such-file.csv")


if __name__ == "__main__":
    unittest.main()

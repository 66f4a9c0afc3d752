"""Tests for your verdict.py. Keep both files in one folder and run: python3 test_verdict.py"""

import unittest

try:
    from verdict import to_read, verdict
except ModuleNotFoundError:
    raise SystemExit("not yet: the first task is verdict.py with verdict(before, after); save it next to this file")

MONDAY = [41, 38, 43, 37, 37, 40, 38, 40, 41, 43]


class Verdict(unittest.TestCase):
    def test_another_draw_of_the_same_agent_is_no_verdict(self):
        self.assertEqual(verdict(MONDAY, [38, 42, 38, 37, 40, 41, 36, 39, 40, 38]), "cannot tell")

    def test_four_questions_lower_is_worse(self):
        self.assertEqual(verdict(MONDAY, [score - 4 for score in MONDAY]), "worse")

    def test_four_questions_higher_is_better(self):
        self.assertEqual(verdict(MONDAY, [score + 4 for score in MONDAY]), "better")

    def test_a_wide_spread_hides_the_same_change(self):
        self.assertEqual(verdict(MONDAY, [45, 27, 43, 28, 44, 29, 45, 26, 43, 28]), "cannot tell")

    def test_the_spread_of_the_first_version_counts_as_well(self):
        self.assertEqual(verdict([48, 32, 47, 30, 46, 33, 48, 31, 47, 36], [36] * 10), "cannot tell")

    def test_standard_deviations_are_those_of_a_sample(self):
        # The interval ends 0.05 above zero; divided by n instead of n - 1 it would end 0.05 below.
        self.assertEqual(verdict(MONDAY, [36, 37, 39, 36, 40, 37, 40, 40, 37, 38]), "cannot tell")

    def test_no_spread_at_all(self):
        self.assertEqual(verdict([40] * 10, [40] * 10), "cannot tell")
        self.assertEqual(verdict([40] * 10, [39] * 10), "worse")

    def test_more_than_ten_runs_are_welcome(self):
        self.assertEqual(verdict(MONDAY * 2, [score - 2 for score in MONDAY] * 2), "worse")

    def test_nine_runs_are_too_few(self):
        for before, after in (MONDAY[:9], MONDAY), (MONDAY, MONDAY[:9]):
            with self.assertRaises(ValueError):
                verdict(before, after)


def answers(right):
    """Ten answers to one question, the given number of them right."""
    return [True] * right + [False] * (10 - right)


class ToRead(unittest.TestCase):
    def test_a_loss_of_six_is_read_and_a_loss_of_five_is_not(self):
        before = {"q07": answers(9), "q08": answers(9)}
        after = {"q07": answers(3), "q08": answers(4)}
        self.assertEqual(to_read(before, after), ["q07"])

    def test_a_gain_is_not_read(self):
        self.assertEqual(to_read({"q01": answers(0)}, {"q01": answers(10)}), [])

    def test_the_largest_loss_comes_first_and_equal_losses_by_name(self):
        before = {"q30": answers(8), "q12": answers(8), "q41": answers(10)}
        after = {"q30": answers(1), "q12": answers(1), "q41": answers(0)}
        self.assertEqual(to_read(before, after), ["q41", "q12", "q30"])


if __name__ == "__main__":
    unittest.main()

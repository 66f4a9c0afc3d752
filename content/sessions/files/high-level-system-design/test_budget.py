"""Tests for your budget.py. Keep both files in one folder and run: python3 test_budget.py"""

import unittest

try:
    from budget import RetryBudget
except ModuleNotFoundError:
    raise SystemExit("not yet: the first task is budget.py with RetryBudget(share, most); save it next to this file")


def count_retries(budget, wanted):
    """How many of the wanted retries are allowed."""
    return sum(budget.may_retry() for _ in range(wanted))


def empty_budget(share, most):
    budget = RetryBudget(share, most)
    count_retries(budget, most)
    return budget


class Budget(unittest.TestCase):
    def test_a_new_budget_is_full(self):
        self.assertEqual(count_retries(RetryBudget(0.1, 10), 100), 10)

    def test_without_first_tries_nothing_is_earned(self):
        self.assertEqual(count_retries(empty_budget(0.1, 10), 100), 0)

    def test_nine_first_tries_are_too_few_and_ten_are_enough(self):
        budget = empty_budget(0.1, 10)
        for _ in range(9):
            budget.first_try()
        self.assertFalse(budget.may_retry())
        budget.first_try()
        self.assertTrue(budget.may_retry())
        self.assertFalse(budget.may_retry())

    def test_shares_add_up_exactly(self):
        for share, tries in (0.1, 1000), (0.01, 10_000), (0.3, 1000):
            budget = empty_budget(share, 400)
            for _ in range(tries):
                budget.first_try()
            self.assertEqual(count_retries(budget, 1000), round(share * tries))

    def test_a_quiet_night_saves_up_no_more_than_the_most(self):
        budget = empty_budget(0.1, 10)
        for _ in range(100_000):
            budget.first_try()
        self.assertEqual(count_retries(budget, 100_000), 10)

    def test_a_refused_retry_costs_nothing(self):
        budget = empty_budget(0.5, 10)
        budget.first_try()
        count_retries(budget, 50)
        budget.first_try()
        self.assertEqual(count_retries(budget, 50), 1)

    def test_in_an_outage_the_load_stays_below_a_tenth_more(self):
        budget = empty_budget(0.1, 10)
        sent = 0
        for _ in range(800):
            budget.first_try()
            sent += 1 + count_retries(budget, 3)
        self.assertEqual(sent, 880)

    def test_two_budgets_do_not_share(self):
        first = empty_budget(0.1, 10)
        second = RetryBudget(0.1, 10)
        self.assertFalse(first.may_retry())
        self.assertTrue(second.may_retry())


if __name__ == "__main__":
    unittest.main()

"""Tests for fixed.py and properties.py. They give away the mistakes: run them when your table is complete.

Put this file and suspects.py next to yours, then run: python3 -m unittest -v
"""

import copy
import random
import unittest
from datetime import date

import suspects

try:
    import properties
    import fixed
except ModuleNotFoundError as error:
    raise SystemExit(f"not yet: the first task is {error.name}.py; save it next to this file")

NAMES = ["parse_rupees", "split_bill", "chunks", "median", "add_months"]
NAMES += ["merge", "find", "retry", "run_lengths", "tally"]


class Failing:
    """An action that fails a number of times before it returns 'done'; it counts its calls."""

    def __init__(self, failures):
        self.failures, self.calls = failures, 0

    def __call__(self):
        self.calls += 1
        if self.calls <= self.failures:
            raise OSError(f"failure {self.calls}")
        return "done"


ERROR = ValueError
EXAMPLES = {  # arguments and what should come out, or the error that should be raised
    "parse_rupees": [
        (("19.99",), 1999), (("1,23,456.50",), 12345650), (("0.29",), 29), (("7",), 700), (("7.5",), 750),
        (("90071992547409.93",), 9007199254740993), (("",), ERROR), (("-1",), ERROR), (("1.234",), ERROR)],
    "split_bill": [((1000, 3), [333, 333, 334]), ((900, 3), [300, 300, 300]), ((2, 4), [0, 0, 1, 1]), ((0, 2), [0, 0])],
    "chunks": [(([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]), (([1, 2], 2), [[1, 2]]), (([1], 3), [[1]]), (([], 2), [])],
    "median": [(([3, 1, 2],), 2), (([4, 1, 3, 2],), 2.5), (([5],), 5), (([],), ERROR)],
    "add_months": [
        ((date(2026, 1, 15), 1), date(2026, 2, 15)), ((date(2026, 1, 31), 1), date(2026, 2, 28)),
        ((date(2028, 1, 31), 1), date(2028, 2, 29)), ((date(2026, 12, 31), 2), date(2027, 2, 28)),
        ((date(2026, 5, 31), 0), date(2026, 5, 31)), ((date(2028, 2, 29), 12), date(2029, 2, 28))],
    "merge": [
        (([(1, 9), (2, 3)],), [(1, 9)]), (([(5, 6), (1, 2)],), [(1, 2), (5, 6)]), (([(1, 2), (2, 4)],), [(1, 4)]),
        (([],), [])],
    "find": [(([1, 3, 5], 5), 2), (([1, 3, 5], 4), -1), (([], 1), -1), (([1, 3, 5], 1), 0), (([1, 3, 5], 9), -1)],
    "run_lengths": [(("aab",), [("a", 2), ("b", 1)]), (("aba",), [("a", 1), ("b", 1), ("a", 1)]), (("",), [])],
    "tally": [((["a", "b", "a"],), {"a": 2, "b": 1}), ((["a"],), {"a": 1}), ((["a"], {"a": 4}), {"a": 5}), (([],), {})],
}

OTHERS = {  # answers of another assistant: your properties should catch these as well
    "parse_rupees": lambda text: int(suspects.parse_rupees(text) // 100 * 100),
    "split_bill": lambda paise, people: [paise // people] * (people - 1) + [paise // people + paise % people],
    "chunks": lambda items, size: [items[start:start + size] for start in range(0, len(items) + 1, size)],
    "median": lambda numbers: sorted(numbers)[len(numbers) // 2],
    "add_months": lambda day, months: suspects.add_months(day.replace(day=min(day.day, 28)), months),
    "merge": lambda intervals: sorted(set(intervals)),
    "find": lambda ordered, wanted: ordered.index(wanted) if wanted in ordered[:-1] else -1,
    "retry": lambda action, attempts: suspects.retry(action, attempts + 1),
    "run_lengths": lambda text: sorted({(character, text.count(character)) for character in text}),
    "tally": lambda words, counts=None: {word: words.count(word) for word in words},
}


def find_fault(name, function):
    """What is wrong with a function, in words; None when it passes every example."""
    if name == "retry":
        return find_retry_fault(function)
    for arguments, expected in EXAMPLES[name]:
        given = copy.deepcopy(arguments)
        try:
            found = function(*given)
        except ERROR if expected is ERROR else ():
            continue
        except Exception as error:
            return f"{name}{arguments} raises {type(error).__name__}: {error}"
        if expected is ERROR:
            return f"{name}{arguments} gives {found!r} and should raise ValueError"
        if (sorted(found) if name == "split_bill" else found) != expected:
            return f"{name}{arguments} gives {found!r} and should give {expected!r}"
        if given != arguments:
            return f"{name}{arguments} has changed its arguments to {given}"
    return None


def find_retry_fault(function):
    for failures, attempts, calls in [(0, 1, 1), (2, 3, 3), (3, 3, 3), (1, 1, 1)]:
        action = Failing(failures)
        try:
            found = function(action, attempts)
        except OSError as error:
            found = str(error)
        expected = "done" if failures < attempts else f"failure {attempts}"
        if (found, action.calls) != (expected, calls):
            what = f"gives {found!r} after {action.calls} calls"
            return f"retry of an action that fails {failures} times, {attempts} attempts: {what}, not {expected!r} after {calls}"
    return None


def objection(name, function):
    """The objection of your property to a function; None when it has none."""
    try:
        getattr(properties, f"check_{name}")(function)
    except Exception as error:
        return error
    return None


class Trial(unittest.TestCase):
    def test_every_function_is_fixed(self):
        for name in NAMES:
            with self.subTest(name):
                fault = find_fault(name, getattr(fixed, name))
                self.assertIsNone(fault, fault)

    def test_your_properties_accept_your_fixed_functions(self):
        for name in NAMES:
            with self.subTest(name):
                error = objection(name, getattr(fixed, name))
                self.assertIsNone(error, f"check_{name} objects to your fixed {name}: {error!r}")

    def test_your_properties_convict_the_guilty_and_acquit_the_innocent(self):
        for name in NAMES:
            with self.subTest(name):
                function = getattr(suspects, name)
                fault, error = find_fault(name, function), objection(name, function)
                if fault:
                    self.assertIsNotNone(error, f"check_{name} overlooks a mistake: {fault}")
                else:
                    self.assertIsNone(error, f"{name} is right, but check_{name} objects: {error!r}")

    def test_your_properties_catch_another_assistants_mistakes(self):
        for name, function in OTHERS.items():
            with self.subTest(name):
                self.assertIsNotNone(objection(name, function), f"check_{name} overlooks: {find_fault(name, function)}")

    def test_your_properties_give_the_same_verdict_every_time(self):
        for name in NAMES:
            verdicts = set()
            for seed in range(5):
                random.seed(seed)
                verdicts.add(objection(name, getattr(suspects, name)) is None)
            self.assertEqual(1, len(verdicts), f"check_{name} depends on chance: give its generator its own seed")


if __name__ == "__main__":
    unittest.main()

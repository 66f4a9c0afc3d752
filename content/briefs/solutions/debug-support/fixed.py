"""The ten functions, fixed."""

import calendar
import re

from suspects import find, run_lengths  # nothing is wrong with these

__all__ = ["add_months", "chunks", "find", "median", "merge", "parse_rupees", "retry", "run_lengths", "split_bill", "tally"]


def parse_rupees(text):
    """An amount in rupees as paise: '1,23,456.50' is 12345650. Commas may appear anywhere between digits.

    ValueError for anything else: signs, spaces, more than two decimals, nothing at all.
    """
    if not re.fullmatch(r"[0-9](,?[0-9])*(\.[0-9]{1,2})?", text):
        raise ValueError(f"not an amount: {text!r}")
    rupees, _, rest = text.replace(",", "").partition(".")
    return int(rupees) * 100 + int(rest.ljust(2, "0"))


def split_bill(paise, people):
    """A list with one share for each of the people. The shares differ by no more than one paisa and add up to the bill."""
    share, rest = divmod(paise, people)
    return [share + 1] * rest + [share] * (people - rest)


def chunks(items, size):
    """Consecutive lists of `size` items. The last one may be shorter, none is empty."""
    return [items[start:start + size] for start in range(0, len(items), size)]


def median(numbers):
    """The middle number in order of size, or the mean of the two in the middle. ValueError when there is none."""
    if not numbers:
        raise ValueError("no numbers")
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def add_months(day, months):
    """The same day of the month, 0 or more months later, or the last day of that month if it is shorter."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return day.replace(year=year, month=month + 1, day=min(day.day, last))


def merge(intervals):
    """Intervals (start, end) that overlap or touch become one; the result is in order of their start."""
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def retry(action, attempts):
    """The result of the first call of action() that raises nothing, after up to `attempts` calls.

    When all of them fail, the error of the last one is raised. `attempts` is 1 or more.
    """
    for _ in range(attempts - 1):
        try:
            return action()
        except Exception:
            pass
    return action()


def tally(words, counts=None):
    """A new dictionary that says how often each word occurs, added to `counts`, which stays as it was."""
    result = dict(counts or {})
    for word in words:
        result[word] = result.get(word, 0) + 1
    return result

"""Ten functions as an assistant might hand them over. They were written for this brief, with mistakes that assistants
make. Each docstring is right: it is what was asked for. Not every function is wrong."""

import itertools
import re
import statistics


def parse_rupees(text):
    """An amount in rupees as paise: '1,23,456.50' is 12345650. Commas may appear anywhere between digits.

    ValueError for anything else: signs, spaces, more than two decimals, nothing at all.
    """
    if not re.fullmatch(r"[0-9](,?[0-9])*(\.[0-9]{1,2})?", text):
        raise ValueError(f"not an amount: {text!r}")
    return int(float(text.replace(",", "")) * 100)


def split_bill(paise, people):
    """A list with one share for each of the people. The shares differ by no more than one paisa and add up to the bill."""
    return [paise // people] * people


def chunks(items, size):
    """Consecutive lists of `size` items. The last one may be shorter, none is empty."""
    return [items[start:start + size] for start in range(0, len(items) - size + 1, size)]


def median(numbers):
    """The middle number in order of size, or the mean of the two in the middle. ValueError when there is none."""
    if not numbers:
        raise statistics.EmptyDataError("no numbers")
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def add_months(day, months):
    """The same day of the month, 0 or more months later, or the last day of that month if it is shorter."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    try:
        return day.replace(year=year, month=month + 1)
    except ValueError:
        return day


def merge(intervals):
    """Intervals (start, end) that overlap or touch become one; the result is in order of their start."""
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], end)
        else:
            merged.append((start, end))
    return merged


def find(ordered, wanted):
    """An index of `wanted` in a list in rising order, or -1, after looking at few of its items."""
    low, high = 0, len(ordered)
    while low < high:
        middle = (low + high) // 2
        if ordered[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low if low < len(ordered) and ordered[low] == wanted else -1


def retry(action, attempts):
    """The result of the first call of action() that raises nothing, after up to `attempts` calls.

    When all of them fail, the error of the last one is raised. `attempts` is 1 or more.
    """
    for _ in range(attempts):
        try:
            return action()
        except Exception as error:
            last_error = error


def run_lengths(text):
    """Each run of equal characters with its length: 'aab' is [('a', 2), ('b', 1)]."""
    return [(character, len(list(run))) for character, run in itertools.groupby(text)]


def tally(words, counts={}):
    """A new dictionary that says how often each word occurs, added to `counts`, which stays as it was."""
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts

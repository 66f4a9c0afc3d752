"""The ten functions, repaired."""

import calendar
import re

from suspects import find, run_lengths  # nothing is wrong with these

__all__ = ["add_months", "chunks", "find", "median", "merge", "parse_rupees", "retry", "run_lengths", "split_bill", "tally"]


def parse_rupees(text):
    if not re.fullmatch(r"[0-9](,?[0-9])*(\.[0-9]{1,2})?", text):
        raise ValueError(f"not an amount: {text!r}")
    rupees, _, rest = text.replace(",", "").partition(".")
    return int(rupees) * 100 + int(rest.ljust(2, "0"))


def split_bill(paise, people):
    share, rest = divmod(paise, people)
    return [share + 1] * rest + [share] * (people - rest)


def chunks(items, size):
    return [items[start:start + size] for start in range(0, len(items), size)]


def median(numbers):
    if not numbers:
        raise ValueError("no numbers")
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def add_months(day, months):
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return day.replace(year=year, month=month + 1, day=min(day.day, last))


def merge(intervals):
    merged = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def retry(action, attempts):
    for _ in range(attempts - 1):
        try:
            return action()
        except Exception:
            pass
    return action()


def tally(words, counts=None):
    result = dict(counts or {})
    for word in words:
        result[word] = result.get(word, 0) + 1
    return result

"""One property for each function, tried on inputs that begin small and grow."""

import random
from datetime import date, timedelta

ROUNDS = 400


def rounds():
    """Generators with a seed of their own, and a size that grows from 0."""
    for number in range(ROUNDS):
        yield random.Random(number), number // 20


def check_parse_rupees(function):
    for chance, size in rounds():
        paise = chance.randrange(10 ** (1 + size // 2))
        text = f"{paise // 100:,}.{paise % 100:02d}"
        assert function(text) == paise, f"{text} should be {paise} paise"
    for text in ("", "-1", "1.234", " 1", "1e3"):
        try:
            function(text)
        except ValueError:
            continue
        raise AssertionError(f"{text!r} was accepted")


def check_split_bill(function):
    for chance, size in rounds():
        paise, people = chance.randrange(1 + 50 * size), 1 + chance.randrange(1 + size)
        shares = function(paise, people)
        case = f"{paise} paise for {people}: {shares}"
        assert len(shares) == people, case
        assert sum(shares) == paise, case
        assert max(shares) - min(shares) <= 1, case


def check_chunks(function):
    for chance, size in rounds():
        items, width = list(range(size)), 1 + chance.randrange(1 + size)
        parts = function(items, width)
        case = f"{items} by {width}: {parts}"
        assert [item for part in parts for item in part] == items, case
        assert all(len(part) == width for part in parts[:-1]), case
        assert all(0 < len(part) <= width for part in parts), case


def check_median(function):
    try:
        function([])
    except ValueError:
        pass
    else:
        raise AssertionError("the median of nothing was given")
    for chance, size in rounds():
        numbers = [chance.randrange(20) for _ in range(1 + size)]
        before, middle = list(numbers), function(numbers)
        case = f"{before}: {middle}"
        assert numbers == before, f"{case} has changed its list"
        assert 2 * sum(number < middle for number in numbers) <= len(numbers), case
        assert 2 * sum(number > middle for number in numbers) <= len(numbers), case
        assert function([-number for number in numbers]) == -middle, case


def check_add_months(function):
    for chance, size in rounds():
        day, months = date(2023, 1, 1) + timedelta(days=chance.randrange(2000)), chance.randrange(1 + size)
        later = function(day, months)
        case = f"{day} and {months} months: {later}"
        assert (later.year - day.year) * 12 + later.month - day.month == months, case
        is_last = (later + timedelta(days=1)).day == 1
        assert later.day == day.day or (later.day < day.day and is_last), case


def check_merge(function):
    for chance, size in rounds():
        starts = [chance.randrange(30) for _ in range(size % 8)]
        intervals = [(start, start + chance.randrange(10)) for start in starts]
        merged = function(list(intervals))
        case = f"{intervals}: {merged}"
        # At halves too: between 2 and 3 there is nothing when one interval ends at 2 and the next begins at 3.
        for half in range(90):
            inside = any(start <= half / 2 <= end for start, end in intervals)
            assert inside == any(start <= half / 2 <= end for start, end in merged), case
        assert all(one[1] < next_one[0] for one, next_one in zip(merged, merged[1:])), case


def check_find(function):
    for chance, size in rounds():
        ordered = sorted(chance.randrange(2 * size + 1) for _ in range(size))
        wanted = chance.randrange(-1, 2 * size + 2)
        place = function(ordered, wanted)
        case = f"{wanted} in {ordered}: {place}"
        assert (wanted in ordered) == (place >= 0), case
        assert place == -1 or ordered[place] == wanted, case


def check_retry(function):
    for failures in range(5):
        for attempts in range(1, 5):
            calls = []

            def action():
                calls.append(1)
                if len(calls) <= failures:
                    raise KeyError(len(calls))
                return "result"

            case = f"{failures} failures, {attempts} attempts"
            try:
                assert function(action, attempts) == "result", f"{case}: no error, and no result"
                assert failures < attempts, f"{case}: there should be no result"
            except KeyError as error:
                assert failures >= attempts and error.args[0] == attempts, f"{case}: {error!r}"
            assert len(calls) == min(failures + 1, attempts), f"{case}: {len(calls)} calls"


def check_run_lengths(function):
    for chance, size in rounds():
        text = "".join(chance.choice("ab") for _ in range(size))
        runs = function(text)
        case = f"{text!r}: {runs}"
        assert "".join(character * count for character, count in runs) == text, case
        assert all(one[0] != next_one[0] for one, next_one in zip(runs, runs[1:])), case


def check_tally(function):
    for chance, size in rounds():
        words = [chance.choice("abc") for _ in range(size)]
        counts = {"a": chance.randrange(3), "z": 1}
        before = dict(counts)
        case = f"{words} and {before}"
        assert function(words) == {word: words.count(word) for word in words}, f"{words} counted anew"
        found = function(words, counts)
        assert counts == before, f"{case} has changed the dictionary it was given"
        assert found == {word: before.get(word, 0) + words.count(word) for word in {*words, *before}}, f"{case}: {found}"

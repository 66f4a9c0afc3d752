"""A calculation sheet for a link shortener. Replace each assumption with your own. Run it with: python3 sheet.py"""
from math import ceil, log

USERS = [10, 10_000, 10_000_000]  # a day
REDIRECTS_PER_USER = 10  # a day; day.csv agrees
NEW_LINKS_PER_USER = 0.05  # a day: one user in 20 makes a link
PEAK = 2  # busiest second divided by the average one: a guess, measure it in day.csv
BYTES_PER_LINK = 500  # code, address, owner, dates, and the index
BYTES_PER_ANSWER = 600  # headers of a redirect, with TLS
BYTES_PER_CLICK = 100  # one line of the log from which clicks are counted
YEARS = 5
CACHED_LINKS = 0.01  # links in memory for each redirect of a day: a guess, find its hit rate in day.csv
GUESSES_PER_HIT = 1_000  # random codes to try before one exists

DAY = 86_400
LETTERS = 62  # a-z, A-Z, 0-9


def show(number, unit=""):
    """Two digits that matter: an estimate has no more."""
    number = float(f"{number:.2g}")
    for size, name in ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:g} {name}{unit}"
    return f"{number:g} {unit}"


def estimate(users):
    redirects = users * REDIRECTS_PER_USER
    new_links = users * NEW_LINKS_PER_USER
    links = new_links * 365 * YEARS
    return {
        "redirects a second": show(redirects / DAY),
        "redirects a second, peak": show(redirects / DAY * PEAK),
        "new links a day": show(new_links),
        f"links after {YEARS} years": show(links),
        f"storage after {YEARS} years": show(links * BYTES_PER_LINK, "B"),
        "log of clicks a year": show(redirects * 365 * BYTES_PER_CLICK, "B"),
        "bits a second sent, peak": show(redirects / DAY * PEAK * BYTES_PER_ANSWER * 8, "bit/s"),
        "memory for the cache": show(redirects * CACHED_LINKS * BYTES_PER_LINK, "B"),
        "length of a code": str(max(1, ceil(log(links * GUESSES_PER_HIT, LETTERS)))),
    }


columns = [estimate(users) for users in USERS]
print(f"{'users a day':28}" + "".join(f"{users:>14,}" for users in USERS))
for name in columns[0]:
    print(f"{name:28}" + "".join(f"{column[name]:>14}" for column in columns))

"""Scores a table (columns agreement, field, value, source). Run it with: python3 score.py 1 table.csv 6 10

1 is the number of the agreements; 6 and 10 are the first and the last one to score, 1 and 10 if left out.
"""
import csv
import re
import sys
from collections import Counter

number, table, first, last = [*sys.argv[1:], *("1", "10")[len(sys.argv) - 3 :]]
RESULTS = ("right", "wrong", "made up", "missed", "no source")


def read_rows(name):
    with open(name, newline="", encoding="utf-8-sig") as file:
        return {(row["agreement"].strip(), row["field"].strip().lower()): row for row in csv.DictReader(file)}


def plain(text):
    """A value without differences that don't matter: capitals, spaces, commas and currency signs."""
    text = " ".join(text.lower().replace(",", "").split())
    amount = re.fullmatch(r"(?:rs\.?|inr|₹)? ?(\d+)(?:\.00)?(?: ?/-)?", text)
    return amount[1] if amount else text


with open(f"agreements-{number}.txt", encoding="utf-8") as file:
    parts = re.split(r"^AGREEMENT (\d+)$", file.read(), flags=re.MULTILINE)
texts = {name: " ".join(text.split()) for name, text in zip(parts[1::2], parts[2::2])}
answers, counts = read_rows(table), {}
for (agreement, field), row in read_rows(f"key-{number}.csv").items():
    if int(first) <= int(agreement) <= int(last):
        answer = answers.get((agreement, field), {})
        value, wanted = plain(answer.get("value") or ""), plain(row["value"])
        sources = [" ".join(source.split()) for source in (answer.get("source") or "").split("|")]
        if value in ("", "not stated"):
            result = "right" if value == wanted else "missed"
        elif wanted == "not stated":
            result = "made up"
        elif value != wanted:
            result = "wrong"
        else:
            result = "right" if all(source and source in texts[agreement] for source in sources) else "no source"
        counts.setdefault(field, Counter())[result] += 1
        if result != "right":
            print(f"agreement {agreement}, {field}: {result} ('{answer.get('value', '')}' for '{row['value']}')")
print(f"\n{'field':10}" + "".join(f"{name:>11}" for name in RESULTS))
for field, count in [*counts.items(), ("all", sum(counts.values(), Counter()))]:
    print(f"{field:10}" + "".join(f"{count[name]:11}" for name in RESULTS))

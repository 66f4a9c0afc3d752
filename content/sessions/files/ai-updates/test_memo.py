"""Checks your memo.txt on Sorter 3. Keep both files in one folder and run: python3 test_memo.py"""

import re
import sys
from pathlib import Path

MEMO = Path(__file__).with_name("memo.txt")
LINES = [
    "claim",
    "right with the old model, of 20",
    "right with the new model, of 20",
    "more accurate (yes, no, cannot tell)",
    "change of cost in percent",
    "days until the old model closes",
    "verdict (adopt, wait, ignore)",
    "reason",
    "look again in days",
]

missing = 0


def check(line, done, help_text):
    global missing
    print("done:   " if done else "not yet:", line)
    if not done:
        missing += 1
        print("        ", help_text)


def get_number(text):
    """The first number of a text, or None."""
    found = re.search(r"[-+]?\d+(\.\d+)?", text)
    return float(found.group()) if found else None


if not MEMO.exists():
    sys.exit("not yet: the first task is memo.txt with its claim; save it next to this file")
memo = {}
for row in MEMO.read_text(encoding="utf-8-sig").splitlines():
    name, _, value = row.partition(":")
    memo[name.strip().lower()] = value.strip()
(claim, old, new, accurate, cost, closes, verdict, reason, again) = (memo.get(name, "") for name in LINES)

check(LINES[0], "30" in claim, "Copy the claim that would make you switch, with its figure.")
check(LINES[1], get_number(old) == 18, "It is in our trial.")
check(LINES[2], get_number(new) == 17, "It is in our trial.")
check(LINES[3], accurate.lower() == "cannot tell", "Is one email in 20 more than chance?")
change = get_number(cost)
check(
    LINES[4],
    change is not None and round(change) == 7,
    "For each model: tokens times price per million, divided by a million. Then new divided by old.",
)
check(LINES[5], get_number(closes) == 60, "It is the last line of the note.")
check(
    LINES[6],
    verdict.lower() == "wait",
    "Adopt would pay more for no proven gain. Ignore would let the closing date decide.",
)
words = len(reason.split())
check(LINES[7], 0 < words <= 30 and bool(re.search(r"\d", reason)), f"You have {words} words; up to 30, with a figure.")
days = get_number(again)
check(LINES[8], days is not None and 0 < days < 60, "Choose a day before the old model closes.")

if missing:
    sys.exit(f"{missing} of {len(LINES)} not yet done.")
print("All done.")

"""Checks your report.txt on prompt D. Keep both files in one folder and run: python3 test_report.py"""

import re
import sys
from pathlib import Path

REPORT = Path(__file__).with_name("report.txt")
FOLDERS = {"booking", "bill", "address", "safety"}
HINTS = {
    41: "an order",
    42: "a flame that isn't as it should be",
    43: "a payment",
    44: "where the customer is",
    45: "a part that isn't as it should be; safety wins",
    46: "a payment, even if an order is part of it",
    47: "an order; nothing is dangerous yet",
    48: "a person who feels unwell",
    49: "who the customer is",
    50: "a price",
}
KEY = dict(zip(HINTS, "booking safety bill address safety bill booking safety address bill".split()))

missing = 0


def check(line, done, help_text):
    global missing
    print("done:   " if done else "not yet:", line)
    if not done:
        missing += 1
        print("        ", help_text)


if not REPORT.exists():
    sys.exit("There is no report.txt in this folder. Save it next to this file.")
report = {}
for row in REPORT.read_text(encoding="utf-8-sig").splitlines():
    name, _, value = row.partition(":")
    report[name.strip().lower()] = value.strip().lower()


def check_folders(line, numbers):
    found = re.findall(r"[a-z]+", report.get(line, ""))
    hint = f"Write {len(numbers)} folders, each one of {', '.join(sorted(FOLDERS))}."
    if len(found) == len(numbers) and set(found) <= FOLDERS:
        wrong = [number for number, folder in zip(numbers, found) if folder != KEY[number]]
        hint = "; ".join(f"{number} is about {HINTS[number]}" for number in wrong)
    check(line, found == [KEY[number] for number in numbers], f"By the office's rules: {hint}")


def check_count(line, right, hint):
    check(line, re.fullmatch(r"\d+", report.get(line, "")) is not None and int(report[line]) == right, hint)


check_folders("my folders for 41 to 45", range(41, 46))
check_folders("my folders for 46 to 50", range(46, 51))
check_count("right, of 10", 7, "The answers that are the same as your folders.")
check_count("doubtful, of 10", 2, "They are neither right nor wrong.")
check_count("wrong, of 10", 1, "Right, doubtful and wrong add up to 10.")
check_count("safety emails by my folders", 3, "Count your folders, not the model's.")
check_count("of these, answered safety", 2, "Find your safety emails among the model's answers.")
check_count("of these, answered doubtful", 1, "A person will read this one.")
check_count("of these, in another folder", 0, "These are the ones that no one would notice.")
line = "precision of safety (such as 1 of 2)"
check(line, report.get(line, "") == "2 of 2", "Of the emails that arrived in the safety folder, how many belong there?")
line = "meets the bar (yes, no)"
check(line, report.get(line, "") == "yes", "Two conditions: no safety email in another folder, up to three doubtful.")
line = "what a person must still read, and why"
reason = report.get(line, "")
check(line, "doubtful" in reason and bool(re.search(r"\d", reason)), "Name the folder, and give a figure.")

if missing:
    sys.exit(f"{missing} of 12 not yet done.")
print("All done.")

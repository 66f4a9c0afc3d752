"""Checks the form of your trial and your memo, not your decision. Run it with: python3 test_trial.py

It reads answers.csv and marking.csv, which blind.py uses, and memo.md, in this folder.
"""

import csv
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
PARTS = ["Decision", "Trial", "Price at our volume", "Limits and data", "Exit plan", "Next look"]
missing = 0


def check(line, done, help_text):
    global missing
    print("done:   " if done else "not yet:", line)
    if not done:
        missing += 1
        print("        ", help_text)


def read_rows(name):
    path = FOLDER / name
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


answers = read_rows("answers.csv")
if not answers:
    sys.exit("not yet: the first task is answers.csv with 20 tasks and their expected answers; save it next to this file")
tasks = [row["task"] for row in answers]
check("20 different tasks", len(set(tasks)) == 20, f"answers.csv has {len(set(tasks))} different ones")
check("each task has its expected answer", all(row["expected"].strip() for row in answers), "write them before the first run")
check("both tools answered each task", all(row["old"] and row["new"] for row in answers), "run each tool once on each task")

marking = read_rows("marking.csv")
marks = [(row["a_right"].strip().lower(), row["b_right"].strip().lower()) for row in marking]
check("all tasks are in the marking", {row["task"] for row in marking} == set(tasks), "run python3 blind.py hide 4711, with any number you like")
check("each answer is marked", bool(marks) and set(sum(marks, ())) <= {"yes", "no"}, "write yes or no into a_right and b_right of marking.csv")

memo = FOLDER / "memo.md"
text = memo.read_text(encoding="utf-8-sig") if memo.exists() else ""
parts = dict(re.findall(r"^## (.+?)\s*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
check("a memo in six parts, the decision first", list(parts) == PARTS, f"memo.md needs these headings: ## {', ## '.join(PARTS)}")
check("it fits on a printed page", 0 < len(text.split()) <= 450, f"450 words or fewer; it has {len(text.split())}")
check("the decision has a date", bool(re.search(r"\d{4}-\d\d-\d\d", parts.get("Decision", ""))), "write it as 2026-12-01")
numbers = re.findall(r"\b\d+\b", parts.get("Trial", ""))
alike = {str(marks.count((mark, mark))) for mark in ("yes", "no")}
check("all four counts of the trial", len(numbers) >= 4 and alike <= set(numbers), "copy what python3 blind.py count prints")
links = re.findall(r"https://\S+", parts.get("Price at our volume", "") + parts.get("Limits and data", ""))
days = re.findall(r"\d{4}-\d\d-\d\d", parts.get("Price at our volume", "") + parts.get("Limits and data", ""))
check("links to the vendor, and when you read them", len(links) >= 2 and len(days) >= 1, "for the price and for the data")
check("the exit plan was tried", bool(re.search(r"\d+ (minute|hour|day)", parts.get("Exit plan", ""))), "write how long it took, such as 20 minutes")
check("a date to look again", bool(re.search(r"\d{4}-\d\d-\d\d", parts.get("Next look", ""))), "and a condition, such as a price")
print(f"{missing} left to do." if missing else "The form is complete. Now let a colleague read it.")
sys.exit(missing > 0)

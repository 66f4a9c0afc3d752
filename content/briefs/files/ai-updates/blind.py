"""Hides which tool gave which answer while you mark, and counts afterwards.

python3 blind.py hide 4711    reads answers.csv (columns task, expected, old, new) and writes marking.csv, if there is none
python3 blind.py count 4711   reads marking.csv with yes or no in the columns a_right and b_right

4711 is any number; it decides which answer of a task becomes answer a. No two tasks may have the same words.
"""
import csv
import random
import sys
from collections import Counter
from math import comb

OUTCOMES = {("yes", "yes"): "both right", ("yes", "no"): "only old right",
            ("no", "yes"): "only new right", ("no", "no"): "neither right"}


def read_rows(name):
    with open(name, newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def chance(less, more):
    """How often tossing a coin for each task would give at least this difference, in either direction."""
    return min(1, 2 * sum(comb(less + more, heads) for heads in range(less + 1)) / 2 ** (less + more))


def in_order(pair, task):
    """The pair, swapped for half of the tasks: always the same for a task, and calling it twice restores the pair."""
    return pair if random.Random(f"{number} {task}").random() < 0.5 else pair[::-1]


action, number = sys.argv[1:]
if action == "hide":
    with open("marking.csv", "x", newline="", encoding="utf-8-sig") as file:
        rows = csv.writer(file)
        rows.writerow(["task", "expected", "answer_a", "answer_b", "a_right", "b_right"])
        for row in read_rows("answers.csv"):
            rows.writerow([row["task"], row["expected"], *in_order((row["old"], row["new"]), row["task"]), "", ""])
else:
    counts = Counter()
    for row in read_rows("marking.csv"):
        marks = in_order((row["a_right"].strip().lower(), row["b_right"].strip().lower()), row["task"])
        if marks not in OUTCOMES:
            sys.exit(f"Task '{row['task']}' isn't marked with yes or no in both columns.")
        counts[OUTCOMES[marks]] += 1
    for outcome in OUTCOMES.values():
        print(f"{outcome:16}{counts[outcome]:4}")
    less, more = sorted((counts["only old right"], counts["only new right"]))
    print(f"Two equally good tools would split {less} to {more}, or further apart, in {chance(less, more):.0%} of such trials.")

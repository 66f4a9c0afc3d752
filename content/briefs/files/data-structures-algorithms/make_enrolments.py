"""Writes enrolments.csv: who takes which exam. Run: python3 make_enrolments.py [seed]"""

import csv
import random
import sys

BRANCHES = ["CE", "CS", "EC", "EE", "IT", "ME"]
YEARS = [2, 3, 4]
SHARED = {2: ["MA201", "PH202"], 3: ["EN301"], 4: ["LAW401"]}
BASKETS = [[f"OE{basket}{number:02d}" for number in range(1, 13)] for basket in (5, 6, 7)]


def choose(chance, items, count):
    """Some of the items, without repetition."""
    rest = list(items)
    return [rest.pop(int(chance.random() * len(rest))) for _ in range(count)]


def make_enrolments(seed=37):
    """Pairs of a student and an exam, in the order in which students have registered."""
    chance = random.Random(seed)
    pairs = []
    for branch in BRANCHES:
        for year in YEARS:
            core = [f"{branch}{year}{number:02d}" for number in range(1, 6)]
            for number in range(60):
                student = f"{branch}{9 - year}{number:03d}"
                electives = [choose(chance, basket, 1)[0] for basket in BASKETS[: year - 1]]
                exams = core + SHARED[year] + electives
                if chance.random() < 0.03 and year > 2:  # repeats one exam of the year below
                    exams.append(f"{branch}{year - 1}{1 + int(chance.random() * 5):02d}")
                pairs += [(student, exam) for exam in exams]
    return choose(chance, pairs, len(pairs))


if __name__ == "__main__":
    with open("enrolments.csv", "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["student", "exam"])
        writer.writerows(make_enrolments(int((sys.argv + ["37"])[1])))

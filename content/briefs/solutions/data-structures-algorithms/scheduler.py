"""Gives every exam a slot so that no student has two at once.

Without an option: DSATUR, which next places the exam whose clashing exams fill the most slots. With --exact: tries
1, 2, 3 ... slots; each number is either refuted by a clique, or by trying all timetables up to renaming of slots.
"""

import csv
import sys
from itertools import combinations


def read_clashes(name):
    """For each exam, the exams that share a student with it."""
    by_student, clashes = {}, {}
    with open(name, newline="") as file:
        for row in csv.DictReader(file):
            by_student.setdefault(row["student"], set()).add(row["exam"])
            clashes.setdefault(row["exam"], set())
    for exams in by_student.values():
        for one, other in combinations(exams, 2):
            clashes[one].add(other)
            clashes[other].add(one)
    return clashes


def taken_slots(clashes, slots, exam):
    return {slots[other] for other in clashes[exam] if other in slots}


def choose_next(clashes, slots):
    rest = (exam for exam in clashes if exam not in slots)
    return max(rest, key=lambda exam: (len(taken_slots(clashes, slots, exam)), len(clashes[exam]), exam))


def dsatur(clashes):
    slots = {}
    while len(slots) < len(clashes):
        exam = choose_next(clashes, slots)
        taken = taken_slots(clashes, slots, exam)
        slots[exam] = next(slot for slot in range(1, len(clashes) + 1) if slot not in taken)
    return slots


def find_clique(clashes):
    """Exams that all clash, found greedily from each exam: a lower bound."""
    best = []
    for first in sorted(clashes):
        clique = [first]
        for exam in sorted(clashes[first], key=lambda exam: (-len(clashes[exam]), exam)):
            if all(exam in clashes[member] for member in clique):
                clique.append(exam)
        best = max(best, clique, key=len)
    return best


def fit(clashes, count, slots, work):
    """Whether the rest of the exams fits into `count` slots; counts in work[0] the exams it placed."""
    if len(slots) == len(clashes):
        return True
    exam = choose_next(clashes, slots)
    taken = taken_slots(clashes, slots, exam)
    newest = max(slots.values(), default=0) + 1
    for slot in range(1, min(count, newest) + 1):
        if slot not in taken:
            slots[exam] = slot
            work[0] += 1
            if fit(clashes, count, slots, work):
                return True
            del slots[exam]
    return False


def exact(clashes):
    clique = find_clique(clashes)
    reason = f"these exams all clash: {' '.join(clique)}"
    count = len(clique)
    while True:
        slots, work = {}, [0]
        if fit(clashes, count, slots, work):
            if count > 1:
                print(f"impossible with {count - 1} slots: {reason}", file=sys.stderr)
            return slots
        reason = f"all {work[0]} ways to place an exam end in a clash"
        count += 1


def main(words):
    clashes = read_clashes(words[-1])
    slots = exact(clashes) if "--exact" in words else dsatur(clashes)
    print("exam,slot")
    for exam in sorted(slots):
        print(f"{exam},{slots[exam]}")


if __name__ == "__main__":
    main(sys.argv[1:])

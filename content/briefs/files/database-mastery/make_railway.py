"""Writes railway.sql (trains, stops, seats, runs) and attempts.csv. Run: python3 make_railway.py [seed]"""

import csv
import random
import sys
from datetime import date, timedelta

ROUTES = {
    "Deccan Morning": ["Pune", "Khadki", "Lonavala", "Karjat", "Kalyan", "Thane", "Dadar", "Mumbai"],
    "Sahyadri Day": ["Kolhapur", "Miraj", "Sangli", "Karad", "Satara", "Pune"],
    "Godavari Night": ["Mumbai", "Kalyan", "Nashik", "Manmad", "Jalna", "Parbhani", "Nanded"],
}
SEATS, DAYS = 24, 5


def make_tables():
    """Tables with their columns, and the rows of each, in an order in which they can be inserted."""
    trains = list(enumerate(ROUTES, start=1))
    days = [date(2026, 5, 1) + timedelta(days=number) for number in range(DAYS)]
    return {
        "train (id, name)": trains,
        "stop (train_id, position, station)": [
            (train, place, name) for train, title in trains for place, name in enumerate(ROUTES[title], start=1)],
        "seat (train_id, number)": [(train, number) for train, _ in trains for number in range(1, SEATS + 1)],
        "run (id, train_id, day)": [(10 * train + number, train, str(day)) for train, _ in trains for number, day in enumerate(days)],
    }


def make_attempts(seed=37):
    """2,000 attempts to book: run, train, seat, from, to, passenger. Many of them come too late."""
    chance = random.Random(seed)
    attempts = []
    for number in range(2000):
        train = 1 + int(chance.random() * len(ROUTES))
        last = len(list(ROUTES.values())[train - 1])
        start = 1 + int(chance.random() * (last - 1))
        end = start + 1 + int(chance.random() * (last - start))
        run, seat = 10 * train + int(chance.random() * DAYS), 1 + int(chance.random() * SEATS)
        attempts.append((run, train, seat, start, end, f"Passenger {number}"))
    return attempts


if __name__ == "__main__":
    with open("railway.sql", "w") as file:
        for table, rows in make_tables().items():
            file.writelines(f"INSERT INTO {table} VALUES {row};\n" for row in rows)
    with open("attempts.csv", "w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["run_id", "train_id", "seat", "from_stop", "to_stop", "passenger"])
        writer.writerows(make_attempts(int((sys.argv + ["37"])[1])))

"""Writes export.csv, as a bank might export it. Run: python3 make_export.py [seed]"""

import csv
import random
import sys
from datetime import date, timedelta

PLACES = {
    "food": ["Café Sunrise", "Sharma, Kothrud", "Tea \"Special\"", "मिसळ पाव"],
    "travel": ["City bus", "Auto, FC Road", "Metro"],
    "home": ["Electricity", "Gas cylinder", "Hardware, nuts & bolts"],
    "fun": ["Cinema", "Books"],
}
FAULTS = ["30/02/2026", "31/04/2026", "29/02/2026", "", "free", "12.345", "-75.00", "short"]


def in_rupees(paise):
    """125000 as '1,250.00': what a bank prints."""
    return f"{paise // 100:,}.{paise % 100:02d}"


def make_lines(seed=37):
    """All lines: (the four fields as written, day, category, paise). Day is None on a faulty line."""
    chance = random.Random(seed)
    lines = []
    for number in range(200):
        day = date(2026, 1, 1) + timedelta(days=number * 120 // 200)
        category = list(PLACES)[int(chance.random() * 4)]
        place = PLACES[category][int(chance.random() * len(PLACES[category]))]
        paise = 1000 + int(chance.random() * 150000)
        fields = [f"{day:%d/%m/%Y}", place, category.capitalize(), in_rupees(paise)]
        if number % 25 == 11:
            fault, day = FAULTS[number // 25], None
            if fault == "short":
                fields = fields[:2]
            else:
                fields[0 if "/" in fault else 3] = fault
        lines.append((fields, day, category, paise))
    return lines


if __name__ == "__main__":
    with open("export.csv", "w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Date", "Details", "Category", "Amount"])
        writer.writerows(fields for fields, *_ in make_lines(int((sys.argv + ["37"])[1])))

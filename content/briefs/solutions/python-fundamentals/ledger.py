"""Records expenses in ledger.csv, imports a bank's export and adds up a month."""

import csv
import re
import sys
from datetime import datetime
from pathlib import Path

LEDGER = Path("ledger.csv")
COLUMNS = ["date", "category", "amount", "note"]


def read_date(text, pattern):
    try:
        return datetime.strptime(text, pattern)
    except ValueError:
        raise ValueError(f"{text or 'an empty date'} is not a date that exists") from None


def read_paise(text):
    """'120.5' is 12050 paise."""
    if not re.fullmatch(r"[0-9]+(\.[0-9]{1,2})?", text):
        raise ValueError(f"'{text}' is not an amount such as 120.50")
    rupees, _, rest = text.partition(".")
    paise = int(rupees) * 100 + int(rest.ljust(2, "0"))
    if paise == 0:
        raise ValueError("an amount must be more than 0")
    return paise


def in_rupees(paise):
    return f"{paise // 100}.{paise % 100:02d}"


def make_row(date, pattern, category, amount, note):
    day = read_date(date, pattern)
    return [f"{day:%Y-%m-%d}", category.lower(), in_rupees(read_paise(amount)), note]


def append(rows):
    is_new = not LEDGER.exists()
    with open(LEDGER, "a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(COLUMNS)
        writer.writerows(rows)


def add(date, category, amount, note=""):
    append([make_row(date, "%Y-%m-%d", category, amount, note)])


def import_export(name):
    rows, rejected = [], 0
    with open(name, encoding="utf-8-sig", newline="") as file:
        reader = csv.reader(file)
        next(reader, None)
        for fields in reader:
            try:
                if len(fields) != 4:
                    raise ValueError(f"{len(fields)} columns instead of 4")
                date, details, category, amount = fields
                rows.append(make_row(date, "%d/%m/%Y", category, amount.replace(",", ""), details))
            except ValueError as error:
                rejected += 1
                print(f"line {reader.line_num}: {error}", file=sys.stderr)
    append(rows)
    print(f"imported {len(rows)}, rejected {rejected}")


def report(month):
    month = f"{read_date(month, '%Y-%m'):%Y-%m}"
    totals = {}
    if LEDGER.exists():
        with open(LEDGER, encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                if row["date"].startswith(month):
                    totals[row["category"]] = totals.get(row["category"], 0) + read_paise(row["amount"])
    for category in sorted(totals):
        print(category, in_rupees(totals[category]))
    print("total", in_rupees(sum(totals.values())))


COMMANDS = {"add": (add, (3, 4)), "import": (import_export, (1,)), "report": (report, (1,))}


def main(words):
    command, counts = COMMANDS.get(words[0] if words else "", (None, ()))
    if len(words) - 1 not in counts:
        raise ValueError("write: add DATE CATEGORY AMOUNT [NOTE], import FILE, or report MONTH")
    command(*words[1:])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (ValueError, OSError) as error:
        sys.exit(f"ledger: {error}")

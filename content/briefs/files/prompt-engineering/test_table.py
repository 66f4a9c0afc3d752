"""Checks the form of your tables and of your notes; how many values are right is for score.py.

Run it with: python3 test_table.py. It reads table.csv, prompt.txt and versions.csv in this folder.
"""

import csv
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
FIELDS = ["payer", "receiver", "dated", "starts", "ends", "monthly", "deposit"]
FORMS = dict.fromkeys(FIELDS[2:5], r"\d{4}-\d\d-\d\d") | dict.fromkeys(FIELDS[5:], r"\d+|conflict")
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


def plain(text):
    return " ".join(text.split())


parts = re.split(r"^AGREEMENT (\d+)$", (FOLDER / "agreements-1.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
TEXTS = {number: plain(text) for number, text in zip(parts[1::2], parts[2::2])}

table = read_rows("table.csv")
if not table:
    sys.exit("not yet: the first task is table.csv with the values that your first prompt finds in agreements 1 to 5; save it next to this file")
check("the four columns", {"agreement", "field", "value", "source"} <= set(table[0]), "agreement, field, value and source")
rows = {(row["agreement"].strip(), row["field"].strip().lower()): row for row in table}
unclear = [agreement for agreement, _ in rows if agreement not in TEXTS]
if unclear:
    sys.exit(f"not yet: in the column agreement write only its number, such as 3, instead of '{unclear[0]}'")
read = sorted({int(agreement) for agreement, _ in rows})
check("agreements 1 to 5 are in the table", set(range(1, 6)) <= set(read), f"it has {read}")
left = [f"{number}, {field}" for number in read for field in FIELDS if (str(number), field) not in rows]
check("seven rows for each agreement", not left, f"missing: {'; '.join(left[:3])}")
odd = [
    f"'{row['value']}' in agreement {agreement}, {field}"
    for (agreement, field), row in rows.items()
    if row["value"].strip().lower() != "not stated" and not re.fullmatch(FORMS.get(field, ".+"), row["value"].strip().lower())
]
check("dates as 2026-03-31, amounts in digits", not odd, "; ".join(odd[:3]))

invented = [
    f"agreement {agreement}, {field}"
    for (agreement, field), row in rows.items()
    if row["value"].strip().lower() != "not stated"
    and not all(plain(source) and plain(source) in TEXTS[agreement] for source in row["source"].split("|"))
]
check("every source is in its agreement word for word", not invented, "; ".join(invented[:3]))

prompt = FOLDER / "prompt.txt"
words = prompt.read_text(encoding="utf-8-sig") if prompt.exists() else ""
check("the frozen prompt", len(words.split()) >= 20, "save it as prompt.txt")
check("it names the answer for a gap", "not stated" in words.lower(), "what should the model write when the text doesn't say something?")
versions = read_rows("versions.csv")
check("three versions or more", len(versions) >= 3, "versions.csv has the columns version, change, right and of")
complete = all(row.get("change") and (row.get("right") or "").isdigit() and (row.get("of") or "").isdigit() for row in versions)
check("each version with its change and its score", bool(versions) and complete, "the baseline's change is 'baseline'")
print(f"{missing} left to do." if missing else "The form is complete. Now score agreements 6 to 10 three times.")
sys.exit(missing > 0)

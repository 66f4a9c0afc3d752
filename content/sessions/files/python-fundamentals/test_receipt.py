"""Checks your receipt.py. Keep both files in one folder and run: python3 test_receipt.py"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = Path(__file__).with_name("receipt.py")
NOTES = ["SyntaxError 10", "ValueError 6", "NameError 8", "TypeError 9"]

missing = 0


def check(done, what, help_text):
    global missing
    print("done:   " if done else "not yet:", what)
    if not done:
        missing += 1
        print("        ", help_text)


def run(program):
    """What a program prints, or the last line of its error message."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "receipt.py")
        path.write_text(program, encoding="utf-8")
        result = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=10)
    if result.returncode != 0:
        return result.stderr.strip().splitlines()[-1]
    return result.stdout.strip()


if not PROGRAM.exists():
    sys.exit("not yet: the first task is receipt.py; save it next to this file")
source = PROGRAM.read_text(encoding="utf-8")

printed = run(source)
check(
    printed == "Stationery\nTo pay: 296.5",
    "the receipt comes to 296.5",
    f"12 pens at 15, 3 notebooks at 45.50, 20 off. Your program says: {printed}",
)

other, changes = re.subn(r"(?m)^pens = 12$", "pens = 20", source)
if changes == 1:
    printed = run(other)
    check(
        printed == "Stationery\nTo pay: 416.5",
        "with 20 pens it comes to 416.5",
        f"Let the program calculate the total from its values. With 20 pens it says: {printed}",
    )
else:
    check(False, "line 2 still says pens = 12", "Leave this line as it was: the test changes it to 20.")

notes = re.findall(r"(?m)^#\s*(\w+Error)\D*(\d+)\s*$", source)
found = [f"{kind} {line}" for kind, line in notes]
for number, note in enumerate(NOTES, start=1):
    mine = found[number - 1] if number <= len(found) else "nothing"
    check(mine == note, f"note {number}", f"You wrote: {mine}. Fix the errors in the order of Python's reports, and note each one.")
check(len(found) <= len(NOTES), "four notes", f"You wrote {len(found)}. Each error needs one.")

if missing:
    sys.exit(f"{missing} not yet done.")
print("All done.")

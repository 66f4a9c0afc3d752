"""Fills templates.txt: ten invented agreements and their key. Run it with: python agreements.py 1 (or another number)"""
import csv
import random
import sys
from datetime import date, timedelta

source = random.Random(f"agreements {sys.argv[1]}")
FIRMS = ["Anand Traders", "Blue Lotus Foods", "Deccan Works", "Green Auto Parts", "Kaveri Stores", "Monsoon Textiles",
         "Nirmala Trust", "Pixel Street Studio", "Sahyadri Holdings", "Tara Dance School", "Vidya Coaching", "Quick Parcel"]
PEOPLE = ["Farida Contractor", "Harpreet Singh", "Imran Shaikh", "Joseph Fernandes", "Leela Nair", "Mohan Rao",
          "Nikhil Joshi", "Rustom Irani", "Sunita Deshmukh", "Zoya Khan"]
WORDS = {9800: "nine thousand eight hundred", 18500: "eighteen thousand five hundred", 24000: "twenty-four thousand",
         36750: "thirty-six thousand seven hundred and fifty", 52000: "fifty-two thousand", 81200: "eighty-one thousand two hundred",
         120000: "one lakh twenty thousand", 145500: "one lakh forty-five thousand five hundred"}
DATES = ["{0:%d/%m/%Y}", "{0.day} {0:%B %Y}", "{0:%d.%m.%Y}", "{0:%d-%m-%y}"]
MONEY = ["Rs {}", "₹{}", "Rs. {}/-", "INR {}"]


def group(number):
    """Digits as India groups them: 1,20,000."""
    lakhs, rest = divmod(number, 100_000)
    return f"{lakhs},{rest // 1000:02d},{rest % 1000:03d}" if lakhs else f"{rest // 1000},{rest % 1000:03d}"


with open("templates.txt", encoding="utf-8") as file:
    templates = file.read().split("====\n")
for names in (templates, FIRMS, PEOPLE):
    source.shuffle(names)
texts, key = [], [("agreement", "field", "value")]
for number, template in enumerate(templates, 1):
    head, text = template.split("---\n")
    dated = date(2026, source.randint(1, 10), source.randint(1, 12))
    starts = dated + timedelta(source.randint(5, 60))
    days = {"dated": dated, "starts": starts, "ends": starts + timedelta(364), "old": dated - timedelta(source.randint(400, 700))}
    monthly, other = source.sample(sorted(WORDS), 2)
    deposit, wrong = source.sample([45000, 60000, 75000, 110000, 150000], 2)
    sums = {"monthly": monthly, "other": other, "deposit": deposit, "wrong_deposit": wrong, "yearly": 12 * monthly, "late": 1500}
    facts = {"payer": FIRMS.pop(), "receiver": PEOPLE.pop(), **days, **sums}
    day, money = source.choice(DATES), source.choice(MONEY)
    shown = {name: day.format(value) for name, value in days.items()} | {name: money.format(group(value)) for name, value in sums.items()}
    texts.append(f"AGREEMENT {number}\n\n" + text.format(**facts | shown, monthly_words=WORDS[monthly], other_words=WORDS[other]))
    special = dict(line.split(": ") for line in head.splitlines())
    for field in ("payer", "receiver", "dated", "starts", "ends", "monthly", "deposit"):
        key.append((number, field, other if special.get(field) == "other" else special.get(field, facts[field])))
with open(f"agreements-{sys.argv[1]}.txt", "w", encoding="utf-8", newline="\n") as file:
    file.write("\n".join(texts))
with open(f"key-{sys.argv[1]}.csv", "w", encoding="utf-8", newline="") as file:
    csv.writer(file, lineterminator="\n").writerows(key)

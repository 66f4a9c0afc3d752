"""Writes day.csv: one day of redirects at ten thousand users, with a cricket final. Run it with: python3 day.py"""
import csv
import random

source = random.Random(301)
LINKS = 60_000
# Redirects in each hour of an ordinary day.
HOURS = [900, 500, 350, 300, 350, 700, 1500, 2800, 4200, 5200, 5600, 5800,
         6000, 5900, 5600, 5500, 5700, 6100, 6600, 7200, 7400, 6300, 4200, 2200]

# Few links are opened often, most hardly ever: the link of rank r has a share like 1 / r.
weights = [1 / rank for rank in range(1, LINKS + 1)]
names = [f"{number:05d}" for number in range(LINKS)]
source.shuffle(names)
MATCH = names[LINKS // 2]

visits = []
for hour, count in enumerate(HOURS):
    for name in source.choices(names, weights, k=count):
        visits.append((hour * 3600 + source.randrange(3600), name))
for _ in range(9000):  # One link is shared at 21:25, after the last ball; it fades within minutes.
    visits.append((21 * 3600 + 1500 + min(int(source.expovariate(1 / 240)), 3000), MATCH))
visits.sort()
with open("day.csv", "w", newline="", encoding="utf-8") as file:
    rows = csv.writer(file)
    rows.writerow(["second", "link"])
    rows.writerows(visits)

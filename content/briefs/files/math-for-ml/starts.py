"""Writes starts.csv: two hundred starting points on the surface. Run it with: python3 starts.py"""
import csv
import random

source = random.Random(1847)
with open("starts.csv", "w", newline="", encoding="utf-8") as file:
    rows = csv.writer(file)
    rows.writerow(["x", "y"])
    for _ in range(200):
        rows.writerow([round(source.uniform(-2, 2), 3), round(source.uniform(-1, 3), 3)])

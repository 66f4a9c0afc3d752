"""Writes trace.csv: 20,000 calls of 40 clients, in the order of time. Run: python3 make_trace.py [seed]"""

import random
import sys


def make_trace(seed=37):
    """Pairs of milliseconds and client: some clients call steadily, some in bursts, one far too often."""
    chance = random.Random(seed)
    calls = []
    for number in range(40):
        now = 0
        for _ in range(500):
            if number == 0:
                now += 10  # never stops
            elif number % 4 == 0:
                now += 10 if chance.random() < 0.95 else 5000  # bursts, then silence
            else:
                now += 20 * int(1 + chance.random() * 24)  # 20 to 480 ms
            calls.append((now, f"client-{number:02d}"))
    return sorted(calls)


if __name__ == "__main__":
    with open("trace.csv", "w", newline="\n") as file:
        file.write("millis,client\n")
        file.writelines(f"{millis},{client}\n" for millis, client in make_trace(int((sys.argv + ["37"])[1])))

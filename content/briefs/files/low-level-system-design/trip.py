"""Makes the commands of a trip, all of them allowed. Run it with: python trip.py 1 > trip.txt (1 chooses the trip)"""
import random
import sys

FRIENDS = ["Aarav", "Diya", "Farhan", "Gauri", "Imran", "Kavya", "Neha", "Rohit"]


def rupees(paise):
    return f"{paise // 100}.{paise % 100:02d}"


def make_trip(seed, count=120):
    source = random.Random(seed)
    friends = source.sample(FRIENDS, source.randint(2, len(FRIENDS)))
    commands, open_ids = [f"friend {name}" for name in friends], []
    for number in range(1, count + 1):
        kind = source.choice(["equal", "equal", "exact", "percent", "parts", "pay", "undo", "balances", "settle", "history"])
        amount = source.choice([source.randint(1, 99), source.randint(100, 99_999), source.randint(10**6, 10**12)])
        sharing = source.sample(friends, source.randint(1, len(friends)))
        payer = source.choice(friends)
        if kind == "undo" and open_ids:
            commands.append(f"undo {open_ids.pop(source.randrange(len(open_ids)))}")
        elif kind in ("balances", "settle", "history"):
            commands.append(kind)
        elif kind == "pay":
            giver, taker = source.sample(friends, 2)
            commands.append(f"pay p{number} {giver} {taker} {rupees(amount)}")
            open_ids.append(f"p{number}")
        elif kind != "undo":
            if kind == "equal":
                shares = sharing
            else:
                total = {"exact": amount, "percent": 100, "parts": source.randint(len(sharing), 30)}[kind]
                if total < len(sharing):
                    continue
                cuts = sorted(source.sample(range(1, total), len(sharing) - 1))
                sizes = [high - low for low, high in zip([0, *cuts], [*cuts, total])]
                shares = [f"{name}={rupees(size) if kind == 'exact' else size}" for name, size in zip(sharing, sizes)]
            commands.append(f"bill b{number} {payer} {rupees(amount)} {kind} {' '.join(shares)}")
            open_ids.append(f"b{number}")
    return [*commands, "history", "balances", "settle", "balances"]


if __name__ == "__main__":
    print("\n".join(make_trip(int(sys.argv[1]))))

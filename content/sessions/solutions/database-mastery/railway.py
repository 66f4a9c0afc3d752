import sqlite3


def make_railway():
    """200,000 bookings of 400 trains on 100 days, by 20,000 passengers."""
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE booking (id INTEGER PRIMARY KEY, train INT, day INT, passenger INT, fare INT)")
    rows = ((n * 7919 % 400, n // 400 % 100, n * 31 % 20_000, 90 + n % 700) for n in range(200_000))
    db.executemany("INSERT INTO booking (train, day, passenger, fare) VALUES (?, ?, ?, ?)", rows)
    return db


def plan(db, query):
    """How the database will find the rows."""
    return "; ".join(row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}"))

"""Tests for schema.sql. Put this file and make_railway.py next to it, then run: python3 -m unittest -v"""

import sqlite3
import sys
import unittest
from pathlib import Path

import make_railway

SCHEMA = Path(__file__).resolve().parent / "schema.sql"
BOOK = "INSERT INTO booking (run_id, train_id, seat, from_stop, to_stop, passenger) VALUES (?, ?, ?, ?, ?, ?)"
WAIT = "INSERT INTO waiting (run_id, train_id, number, from_stop, to_stop, passenger) VALUES (?, ?, ?, ?, ?, ?)"
RUN, TRAIN = 10, 1  # Deccan Morning on 1 May: eight stops from Pune (1) to Mumbai (8)


if not SCHEMA.exists():
    sys.exit("not yet: the first task is schema.sql with the tables that railway.sql fills; save it next to this file")


class RailwayTest(unittest.TestCase):
    def setUp(self):
        self.database = sqlite3.connect(":memory:", isolation_level=None)
        self.addCleanup(self.database.close)
        self.database.execute("PRAGMA foreign_keys = ON")
        self.database.executescript(SCHEMA.read_text(encoding="utf-8"))
        for table, rows in make_railway.make_tables().items():
            marks = ", ".join("?" * len(rows[0]))
            self.database.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)

    def do(self, sql, *values):
        try:
            return self.database.execute(sql, values)
        except sqlite3.IntegrityError as error:
            self.fail(f"refused, but nothing is wrong with it ({error}): {sql} {values}")

    def refuse(self, why, sql, *values):
        with self.subTest(why):
            try:
                self.database.execute(sql, values)
            except sqlite3.IntegrityError:
                return
            self.fail(f"accepted, although {why}: {sql} {values}")

    def book(self, start, end, seat=1, passenger="Asha"):
        return self.do(BOOK, RUN, TRAIN, seat, start, end, passenger).lastrowid

    def sold(self):
        """How many of a run's stretches between two stops are sold more than once on the same seat."""
        rows = self.database.execute("SELECT run_id, seat, from_stop, to_stop FROM booking WHERE status = 'booked'")
        stretches = [(run, seat, stop) for run, seat, start, end in rows for stop in range(start, end)]
        return len(stretches) - len(set(stretches))


class OneSeatOnce(RailwayTest):
    def test_journeys_that_overlap_cannot_share_a_seat(self):
        self.book(3, 6)
        for start, end in [(3, 6), (4, 5), (1, 8), (1, 4), (5, 8), (3, 4), (5, 6), (2, 6), (3, 7)]:
            self.refuse(f"{start}-{end} overlaps 3-6", BOOK, RUN, TRAIN, 1, start, end, "Ravi")
        self.assertEqual(0, self.sold())

    def test_journeys_that_only_touch_share_a_seat(self):
        self.book(3, 6)
        self.book(1, 3, passenger="gets off where Asha gets on")
        self.book(6, 8, passenger="gets on where Asha gets off")

    def test_another_seat_another_day_and_another_train_are_free(self):
        self.book(3, 6)
        self.book(3, 6, seat=2)
        self.do(BOOK, RUN + 1, TRAIN, 1, 3, 6, "Ravi")
        self.do(BOOK, 20, 2, 1, 3, 6, "Ravi")

    def test_a_change_cannot_sell_a_seat_twice(self):
        self.book(1, 3)
        late = self.book(3, 6)
        other = self.book(1, 8, seat=2)
        tomorrow = self.do(BOOK, RUN + 1, TRAIN, 1, 2, 4, "Ravi").lastrowid
        self.refuse("it now overlaps", "UPDATE booking SET from_stop = 2 WHERE id = ?", late)
        self.refuse("the seat is taken", "UPDATE booking SET seat = 1 WHERE id = ?", other)
        self.refuse("the seat is taken on that day", "UPDATE booking SET run_id = ? WHERE id = ?", RUN, tomorrow)
        self.assertEqual(0, self.sold())

    def test_a_change_that_hurts_no_one_is_allowed(self):
        booking = self.book(3, 6)
        self.do("UPDATE booking SET passenger = 'Asha K' WHERE id = ?", booking)
        self.do("UPDATE booking SET to_stop = 5 WHERE id = ?", booking)
        self.do("UPDATE booking SET seat = 9 WHERE id = ?", booking)
        self.book(5, 6)
        self.book(3, 5)

    def test_a_cancelled_seat_can_be_sold_again_and_not_taken_back(self):
        first = self.book(3, 6)
        self.do("UPDATE booking SET status = 'cancelled' WHERE id = ?", first)
        self.book(4, 8, passenger="Ravi")
        self.refuse("Ravi has the seat now", "UPDATE booking SET status = 'booked' WHERE id = ?", first)
        self.assertEqual(0, self.sold())

    def test_a_cancellation_is_undone_while_the_seat_is_free(self):
        booking = self.book(3, 6)
        self.do("UPDATE booking SET status = 'cancelled' WHERE id = ?", booking)
        self.do("UPDATE booking SET status = 'booked' WHERE id = ?", booking)
        self.refuse("the seat is sold again", BOOK, RUN, TRAIN, 1, 3, 6, "Ravi")

    def test_a_deleted_booking_frees_its_seat(self):
        self.do("DELETE FROM booking WHERE id = ?", self.book(3, 6))
        self.book(1, 8)

    def test_one_statement_with_two_rows_is_no_way_around(self):
        two = "INSERT INTO booking (run_id, train_id, seat, from_stop, to_stop, passenger) VALUES "
        self.refuse("its rows overlap", two + "(10, 1, 1, 1, 5, 'Asha'), (10, 1, 1, 4, 8, 'Ravi')")
        self.assertEqual(0, self.database.execute("SELECT count(*) FROM booking").fetchone()[0])

    def test_or_replace_and_or_ignore_are_no_way_around(self):
        self.book(3, 6)
        for clause in ("OR REPLACE", "OR IGNORE"):
            try:
                self.database.execute(BOOK.replace("INSERT", f"INSERT {clause}"), (RUN, TRAIN, 1, 4, 5, "Ravi"))
            except sqlite3.IntegrityError:
                pass
            names = [name for (name,) in self.database.execute("SELECT passenger FROM booking")]
            self.assertEqual(["Asha"], names, f"INSERT {clause} has changed who has the seat")
            self.refuse(f"INSERT {clause} has damaged Asha's booking", BOOK, RUN, TRAIN, 1, 4, 5, "Ravi")

    def test_two_thousand_attempts_come_out_as_first_come_first_served(self):
        taken, expected, accepted = set(), [], []
        for run, train, seat, start, end, passenger in make_railway.make_attempts():
            stretches = {(run, seat, stop) for stop in range(start, end)}
            if not stretches & taken:
                taken |= stretches
                expected.append(passenger)
            try:
                self.database.execute(BOOK, (run, train, seat, start, end, passenger))
                accepted.append(passenger)
            except sqlite3.IntegrityError:
                pass
        self.assertEqual(0, self.sold())
        self.assertEqual(expected, accepted)


class Journeys(RailwayTest):
    def test_a_journey_goes_forward_between_stops_of_its_train(self):
        for start, end in [(5, 5), (6, 3), (0, 4), (5, 9), (None, 4), (2, None)]:
            self.refuse(f"{start}-{end} is no journey of this train", BOOK, RUN, TRAIN, 1, start, end, "Asha")

    def test_run_seat_and_train_belong_together(self):
        self.refuse("there is no seat 25", BOOK, RUN, TRAIN, 25, 1, 2, "Asha")
        self.refuse("there is no run 99", BOOK, 99, TRAIN, 1, 1, 2, "Asha")
        self.refuse("run 10 is of train 1", BOOK, RUN, 2, 1, 1, 2, "Asha")
        for place in range(6):
            values = [RUN, TRAIN, 1, 1, 2, "Asha"]
            values[place] = None
            self.refuse("a booking is not complete", BOOK, *values)

    def test_a_passenger_has_a_name_and_a_status_that_exists(self):
        self.refuse("the name is blank", BOOK, RUN, TRAIN, 1, 1, 2, "  ")
        booking = self.book(1, 2)
        self.refuse("there is no such status", "UPDATE booking SET status = 'maybe' WHERE id = ?", booking)
        self.refuse("a status is missing", "UPDATE booking SET status = NULL WHERE id = ?", booking)

    def test_what_a_booking_needs_cannot_be_removed(self):
        self.book(3, 6)
        self.refuse("the run has bookings", "DELETE FROM run WHERE id = ?", RUN)
        self.refuse("the seat is booked", "DELETE FROM seat WHERE train_id = 1 AND number = 1")
        self.refuse("a journey ends there", "DELETE FROM stop WHERE train_id = 1 AND position = 6")

    def test_a_train_runs_once_on_a_day_that_exists(self):
        add = "INSERT INTO run (id, train_id, day) VALUES (?, ?, ?)"
        self.do(add, 90, 1, "2028-02-29")
        self.refuse("the train already runs on that day", add, 91, 1, "2026-05-01")
        for day in ["2026-02-30", "2026-13-01", "01-05-2026", "soon", None]:
            self.refuse(f"{day} is no day", add, 92, 1, day)


class WaitingList(RailwayTest):
    def test_each_number_and_each_passenger_waits_once_for_a_run(self):
        self.do(WAIT, RUN, TRAIN, 1, 1, 8, "Asha")
        self.do(WAIT, RUN, TRAIN, 2, 1, 8, "Ravi")
        self.do(WAIT, RUN + 1, TRAIN, 1, 1, 8, "Asha")
        self.refuse("number 2 is taken", WAIT, RUN, TRAIN, 2, 1, 8, "Meera")
        self.refuse("Asha waits already", WAIT, RUN, TRAIN, 3, 1, 8, "Asha")
        for number in (0, -1, None):
            self.refuse("numbers begin at 1", WAIT, RUN, TRAIN, number, 1, 8, "Meera")

    def test_passengers_wait_for_a_journey_of_that_train(self):
        for start, end in [(5, 5), (6, 3), (0, 4), (5, 9), (None, 4)]:
            self.refuse(f"{start}-{end} is no journey of this train", WAIT, RUN, TRAIN, 1, start, end, "Asha")
        self.refuse("run 10 is of train 1", WAIT, RUN, 2, 1, 1, 2, "Asha")


if __name__ == "__main__":
    unittest.main()

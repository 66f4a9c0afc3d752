CREATE TABLE train (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);

CREATE TABLE stop (
  train_id INTEGER NOT NULL REFERENCES train (id),
  position INTEGER NOT NULL CHECK (position >= 1),
  station TEXT NOT NULL,
  PRIMARY KEY (train_id, position)
);

CREATE TABLE seat (
  train_id INTEGER NOT NULL REFERENCES train (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  PRIMARY KEY (train_id, number)
);

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  train_id INTEGER NOT NULL REFERENCES train (id),
  -- With a modifier, date() turns 30 February into 2 March, and a word into NULL.
  day TEXT NOT NULL CHECK (coalesce(day = date(day, '+0 days'), 0)),
  UNIQUE (train_id, day),
  UNIQUE (id, train_id) -- for the foreign keys below
);

-- train_id repeats what run_id says, so that run, seat and stops can be held to one train by foreign keys.
CREATE TABLE booking (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL,
  train_id INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  from_stop INTEGER NOT NULL,
  to_stop INTEGER NOT NULL,
  passenger TEXT NOT NULL CHECK (trim(passenger) <> ''),
  status TEXT NOT NULL DEFAULT 'booked' CHECK (status IN ('booked', 'cancelled')),
  CHECK (from_stop < to_stop),
  FOREIGN KEY (run_id, train_id) REFERENCES run (id, train_id),
  FOREIGN KEY (train_id, seat) REFERENCES seat (train_id, number),
  FOREIGN KEY (train_id, from_stop) REFERENCES stop (train_id, position),
  FOREIGN KEY (train_id, to_stop) REFERENCES stop (train_id, position)
);

CREATE INDEX booking_of_seat ON booking (run_id, seat);

-- Two journeys overlap when each begins before the other ends; at the stop where one ends the next may begin.
CREATE TRIGGER booking_insert AFTER INSERT ON booking WHEN NEW.status = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'the seat is sold on a part of this journey')
  WHERE EXISTS (
    SELECT * FROM booking
    WHERE run_id = NEW.run_id AND seat = NEW.seat AND status = 'booked' AND id <> NEW.id
      AND from_stop < NEW.to_stop AND NEW.from_stop < to_stop
  );
END;

CREATE TRIGGER booking_update AFTER UPDATE ON booking WHEN NEW.status = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'the seat is sold on a part of this journey')
  WHERE EXISTS (
    SELECT * FROM booking
    WHERE run_id = NEW.run_id AND seat = NEW.seat AND status = 'booked' AND id <> NEW.id
      AND from_stop < NEW.to_stop AND NEW.from_stop < to_stop
  );
END;

CREATE TABLE waiting (
  run_id INTEGER NOT NULL,
  train_id INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),
  from_stop INTEGER NOT NULL,
  to_stop INTEGER NOT NULL,
  passenger TEXT NOT NULL CHECK (trim(passenger) <> ''),
  PRIMARY KEY (run_id, number),
  UNIQUE (run_id, passenger),
  CHECK (from_stop < to_stop),
  FOREIGN KEY (run_id, train_id) REFERENCES run (id, train_id),
  FOREIGN KEY (train_id, from_stop) REFERENCES stop (train_id, position),
  FOREIGN KEY (train_id, to_stop) REFERENCES stop (train_id, position)
);

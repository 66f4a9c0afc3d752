CREATE INDEX by_train ON booking (train, day);
CREATE INDEX by_passenger ON booking (passenger, day, fare);

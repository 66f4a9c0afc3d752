import assert from "node:assert/strict";
import { test } from "node:test";
import { canBook } from "./bookings.mjs";

const book = (start, end, room = "Sur") => ({ room, start, end });
const taken = [book("10:00", "11:00"), book("13:00", "14:00")];

const isFree = (...wanted) =>
  assert.equal(canBook(taken, book(...wanted)), true);
const isRefused = (...wanted) =>
  assert.equal(canBook(taken, book(...wanted)), false);

test("1: a booking ends after it begins", () => {
  isRefused("16:00", "15:00");
  isRefused("16:00", "16:00");
});

test("2: no shared minute, with the first booking or the second", () => {
  isRefused("10:00", "11:00");
  isRefused("09:30", "10:30");
  isRefused("10:30", "11:30");
  isRefused("09:00", "12:00");
  isRefused("13:30", "15:00");
});

test("2: the other room is free", () => {
  isFree("10:00", "11:00", "Taal");
});

test("3: one may begin when another ends, and end when it begins", () => {
  isFree("11:00", "13:00");
  isFree("09:00", "10:00");
  isFree("14:00", "15:00");
});

test("4: a cancelled booking takes no time, a confirmed one does", () => {
  const day = (status) => [{ ...book("10:00", "11:00"), status }];
  const wanted = book("10:00", "11:00");
  assert.equal(canBook(day("cancelled"), wanted), true);
  assert.equal(canBook(day("confirmed"), wanted), false);
});

test("5: asking changes nothing", () => {
  const bookings = taken.toReversed();
  const before = structuredClone(bookings);
  canBook(bookings, book("16:00", "17:00"));
  assert.deepEqual(bookings, before);
});

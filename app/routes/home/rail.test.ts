import { expect, it } from "vitest";
import { MADE_COURSE } from "#app/testing/made-courses.ts";
import { getRail, RAIL_SECTIONS, type RailStarts } from "./rail.ts";

const STARTS: RailStarts = {
  tracks: 1,
  session: 3,
  featured: 5,
  whyUs: 8,
  build: 12,
  toolkit: 18,
  market: 23,
};
const course = { ...MADE_COURSE, sessions: 24 };

const sum = (rail: ReturnType<typeof getRail>) =>
  Object.values(rail).reduce((total, { sessions }) => total + sessions, 0);

it("divides all sessions of the course among the sections", () => {
  const rail = getRail(course, STARTS, () => true);
  expect(Object.keys(rail)).toEqual([...RAIL_SECTIONS]);
  expect(sum(rail)).toBe(24);
  expect(rail.closing).toMatchObject({ sessions: 1, number: 24 });
});

it("gives the sessions of a section that is not shown to the one before it", () => {
  const rail = getRail(course, STARTS, (section) => section !== "session");
  expect(rail.tracks?.sessions).toBe(4);
  expect(sum(rail)).toBe(24);
});

it("draws no rail for a course with too few sessions", () =>
  expect(getRail({ ...course, sessions: 23 }, STARTS, () => true)).toEqual({}));

import { expect, it } from "vitest";
import type { Track } from "#app/academy/tracks.ts";
import { COURSE } from "#app/testing/course-fixture.ts";
import { listNextEntries } from "./entry-link.ts";

const createEntry = (path: string, track: Track) => ({ path, title: path, course: { ...COURSE, track } });

const ENTRIES = [
  createEntry("/python", "Foundation"),
  createEntry("/prompt", "AI-Powered"),
  createEntry("/java", "Foundation"),
  createEntry("/agents", "AI-Powered"),
  createEntry("/sql", "Foundation"),
];

const listPaths = (path: string) => listNextEntries(ENTRIES, path).map((entry) => entry.path);

it("links the next two of the same track, from the start after the last", () => {
  expect(listPaths("/python")).toEqual(["/java", "/sql"]);
  expect(listPaths("/sql")).toEqual(["/python", "/java"]);
});

it("links one of another track where its own has too few", () =>
  expect(listPaths("/agents")).toEqual(["/prompt", "/sql"]));

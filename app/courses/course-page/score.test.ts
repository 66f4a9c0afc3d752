import { expect, it } from "vitest";
import { MADE_COURSE } from "#app/testing/made-courses.ts";
import { getScore, listBars } from "./score.ts";

/** A course of three weeks; the first project is built across two of them. */
const BUILT = {
  ...MADE_COURSE,
  sessions: 6,
  ownHours: { from: 3, to: 4 },
  projects: ["Queue - In memory", "Cache - On disk", "Log - In a file"],
  builds: { Cache: { from: 5, to: 5 }, Queue: { from: 2, to: 3 } },
  milestones: [
    { session: 3, title: "Git from here" },
    { session: 6, title: "Tests from here", text: "In every task." },
  ],
  syllabus: [
    { weeks: { from: 1, to: 2 }, title: "The language", sessions: ["One", "Two", "Three", "Four"] },
    { weeks: { from: 3, to: 3 }, title: "Release", sessions: ["Five", "Six"] },
  ],
};

it("lists the bars in the order of their sessions, numbered as the projects are", () =>
  expect(listBars(BUILT)).toEqual([
    { from: 2, to: 3, name: "Queue", project: 1 },
    { from: 5, to: 5, name: "Cache", project: 2 },
  ]));

it("has no bars where no sessions are named", () => expect(listBars(MADE_COURSE)).toEqual([]));

it("puts each session into its week, over its project", () =>
  expect(
    getScore(BUILT, "").map(({ sessions }) =>
      sessions.map(({ number, bar, isStart, isEnd }) => [number, bar?.name, isStart, isEnd]),
    ),
  ).toEqual([
    [
      [1, undefined, false, false],
      [2, "Queue", true, false],
    ],
    [
      [3, "Queue", false, true],
      [4, undefined, false, false],
    ],
    [
      [5, "Cache", true, true],
      [6, undefined, false, false],
    ],
  ]));

it("begins each block in its first week", () =>
  expect(getScore(BUILT, "").map(({ block }) => block?.title)).toEqual([
    "The language",
    undefined,
    "Release",
  ]));

/** The notes of a course. */
const listNotes = (course: Parameters<typeof getScore>[0]) =>
  getScore(course, "").flatMap(({ sessions }) =>
    sessions.flatMap(({ before, after }) => [...before, ...after]),
  );

/** The notes of a course, each with its place among the sessions. */
const listSaid = (course: Parameters<typeof getScore>[0]) =>
  getScore(course, "").flatMap(({ sessions }) =>
    sessions.flatMap(({ number, before, after }) => [
      ...before.map(({ kind }) => `${kind} before ${number}`),
      ...after.map(({ kind }) => `${kind} after ${number}`),
    ]),
  );

it("puts hours and milestones before their sessions, and a review after its project", () =>
  expect(listSaid(BUILT)).toEqual([
    "hours before 1",
    "milestone before 3",
    "review after 3",
    "milestone before 6",
  ]));

it("gives each note the rows up to the next one", () =>
  expect(listNotes(BUILT).map(({ row, room }) => [row, room])).toEqual([
    [1, 2],
    [3, 1],
    [4, 2],
    [6, 1],
  ]));

const listClose = (course: Parameters<typeof getScore>[0]) =>
  listNotes(course)
    .filter(({ isClose }) => isClose)
    .map(({ row }) => row);

it("marks the note that shares its week with the next one", () => expect(listClose(BUILT)).toEqual([3]));

it("marks no note before one of the next week", () => {
  const milestones = [4, 5].map((session) => ({ session, title: "Git from here" }));
  expect(listClose({ ...BUILT, milestones, builds: {} })).toEqual([]);
});

it("gives a review three rows, where the note above it leaves them", () => {
  const [week] = getScore({ ...BUILT, milestones: [], builds: { Queue: { from: 2, to: 5 } } }, "").slice(2);
  const [note] = week?.sessions.flatMap(({ after }) => after) ?? [];
  expect(note).toMatchObject({ kind: "review", row: 3, room: 4 });
});

it("puts a review next to its session where a milestone is right above it", () => {
  const notes = listNotes({ ...BUILT, builds: { Queue: { from: 2, to: 4 } } });
  expect(notes.find(({ kind }) => kind === "review")).toMatchObject({ session: 4, row: 4 });
});

it("puts a review above a milestone of its session where two rows are free", () => {
  const notes = listNotes({
    ...BUILT,
    milestones: [{ session: 5, title: "Git from here" }],
    builds: { Queue: { from: 2, to: 5 } },
  });
  expect(notes.map(({ kind, row, room }) => [kind, row, room])).toEqual([
    ["hours", 1, 2],
    ["milestone", 5, 2],
    ["review", 3, 2],
  ]);
});

const ONGOING = { ...BUILT, duration: "Ongoing" as const };

it("has one bar for all sessions of a course without an end", () => {
  const [first] = getScore(ONGOING, "Your project").flatMap(({ sessions }) => sessions);
  expect(first).toMatchObject({ isStart: true, bar: { name: "Your project", from: 1, to: 6 } });
});

it("puts the hours of a course without an end below the projects to choose from", () => {
  const notes = getScore(ONGOING, "").flatMap(({ sessions }) => sessions.flatMap(({ before }) => before));
  expect(notes[0]).toMatchObject({ kind: "hours", session: 1, row: 3 });
});

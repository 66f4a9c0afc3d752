import { expect, it } from "vitest";
import { breakName, layOutLine } from "./line-layout.ts";

const scale = { start: 10, week: 20, step: 8, stop: 30 };

it("gives each session a mark, two a week, and each course its real length", () => {
  const { stops, end } = layOutLine(
    [
      { name: "A", sessions: 4 },
      { name: "B", sessions: 3 },
    ],
    scale,
  );
  expect(stops[0]).toMatchObject({ at: 10, marks: [40, 48, 60, 68] });
  expect(stops[1]).toMatchObject({ at: 80, marks: [110, 118, 130] });
  expect(end).toBe(150);
});

it("breaks a long name into two lines of about equal length", () => {
  expect(breakName("Java", 10)).toEqual(["Java"]);
  expect(breakName("Hosting and Deployment", 10)).toEqual(["Hosting and", "Deployment"]);
  expect(breakName("Unbreakableword", 5)).toEqual(["Unbreakableword"]);
});

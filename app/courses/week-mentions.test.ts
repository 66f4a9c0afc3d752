import { expect, it } from "vitest";
import { findWeekMentions } from "./week-mentions.ts";

it.each([
  [
    "JUnit from week four, Git from Week 2",
    [
      { words: "week four", from: 4, to: 4 },
      { words: "Week 2", from: 2, to: 2 },
    ],
  ],
  ["Weeks nine to twelve bring React", [{ words: "Weeks nine to twelve", from: 9, to: 12 }]],
  ["From week three to week six", [{ words: "week three to week six", from: 3, to: 6 }]],
  ["weeks 13-14", [{ words: "weeks 13-14", from: 13, to: 14 }]],
  ["Weeks five and six", [{ words: "Weeks five and six", from: 5, to: 6 }]],
  [
    "tests in weeks two and ten",
    [
      { words: "weeks two and ten", from: 2, to: 2 },
      { words: "weeks two and ten", from: 10, to: 10 },
    ],
  ],
  ["The first four weeks", [{ words: "first four weeks", from: 1, to: 4 }]],
  ["In the last 3 weeks", [{ words: "last 3 weeks", from: 10, to: 12 }]],
  ["the sixteenth week", [{ words: "sixteenth week", from: 16, to: 16 }]],
  ["two sessions a week, four hours a week, weeks of work, no last week", []],
])("finds the weeks of '%s'", (text, mentions) => {
  expect(findWeekMentions(text, 12)).toEqual(mentions);
});

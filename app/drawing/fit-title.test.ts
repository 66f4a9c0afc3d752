import { expect, it } from "vitest";
import { fitTitle } from "./fit-title.ts";

it("breaks a title into the lines that let it be largest, fewer before more", () => {
  expect(fitTitle("Java", 1000, [100, 100])).toEqual({ lines: ["Java"], size: 100 });
  expect(fitTitle("Hosting and Deployment", 500, [100, 100]).lines).toEqual(["Hosting and", "Deployment"]);
  expect(fitTitle("Hosting and Deployment of it", 500, [90, 90, 90]).lines).toEqual([
    "Hosting and",
    "Deployment",
    "of it",
  ]);
});

it("makes a word that cannot be broken as small as its place", () => {
  const { lines, size } = fitTitle("Unbreakableword", 500, [100, 100]);
  expect(lines).toEqual(["Unbreakableword"]);
  expect(size).toBeLessThan(100);
});

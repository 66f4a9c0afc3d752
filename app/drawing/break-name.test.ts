import { expect, it } from "vitest";
import { breakName } from "./break-name.ts";

it("breaks a long name into two lines of about equal length", () => {
  expect(breakName("Java", 10)).toEqual(["Java"]);
  expect(breakName("Hosting and Deployment", 10)).toEqual(["Hosting and", "Deployment"]);
  expect(breakName("Unbreakableword", 5)).toEqual(["Unbreakableword"]);
});

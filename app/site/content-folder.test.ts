import { expect, it } from "vitest";
import { getBuildDay } from "./content-folder.server.ts";

it("takes the day of the build from BUILD_DAY, else from the clock", () => {
  expect(getBuildDay({ BUILD_DAY: "2027-01-12" })).toBe("2027-01-12");
  expect(getBuildDay({ BUILD_DAY: "" })).toBe(new Date().toISOString().slice(0, 10));
});

it.each(["12.01.2027", "2027-13-12", "2027-02-30", "2027-1-3", "tomorrow"])("refuses the day '%s'", (day) =>
  expect(() => getBuildDay({ BUILD_DAY: day })).toThrow(
    `BUILD_DAY is '${day}': write a day as year-month-day, such as 2027-01-12, or leave it empty.`,
  ),
);

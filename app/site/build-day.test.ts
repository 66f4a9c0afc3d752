import { afterEach, expect, it, vi } from "vitest";
import { getBuildDay } from "./build-day.server.ts";

afterEach(() => vi.useRealTimers());

it("takes the day of the build from BUILD_DAY", () =>
  expect(getBuildDay({ BUILD_DAY: "2027-01-12" })).toBe("2027-01-12"));

it.each([
  ["2026-11-28T18:29:59Z", "2026-11-28"],
  ["2026-11-28T18:30:00Z", "2026-11-29"],
])("takes India's day from the clock: at %s it is %s", (time, day) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
  expect(getBuildDay({ BUILD_DAY: "" })).toBe(day);
});

import { expect, it } from "vitest";
import { getPercentage } from "./percentage.ts";

it.each([
  ["66%", 66],
  ["+62%", 62],
  ["4.5%", 4.5],
  ["2%+", 2],
  ["7 in 10", 70],
  ["1 in 0", undefined],
  ["12.5 lakh+", undefined],
  ["2x", undefined],
])("%s", (value, percentage) => expect(getPercentage(value)).toBe(percentage));

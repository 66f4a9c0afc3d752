import { expect, it } from "vitest";
import { suggestName } from "./find-nearest.ts";

it("lists ten names where none is near", () =>
  expect(suggestName("x", [..."abcdefghijkl"])).toBe("write one of a, b, c, d, e, f, g, h, i, j, ..."));

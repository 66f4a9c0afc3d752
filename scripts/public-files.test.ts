import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawFavicon } from "#app/drawing/icon.server.ts";

it("keeps the drawn icon equal to what `npm run icons` would write", () => {
  expect(readFileSync("public/favicon.svg", "utf8")).toBe(drawFavicon());
});

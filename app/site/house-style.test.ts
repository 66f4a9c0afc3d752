import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the code names neither the academy nor its owner", () => {
  const files = globSync("{app,scripts}/**/*.{ts,tsx}").filter((file) => !/\.test\.|\/mistakes\//.test(file));
  const named = files.filter((file) => /Zero ?(Academy|AI Labs|Tools)/.test(readFileSync(file, "utf8")));
  expect(named).toEqual([]);
});

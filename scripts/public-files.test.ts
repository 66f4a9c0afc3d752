import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawFavicon } from "#app/drawing/icon.server.ts";
import firebase from "../firebase.json" with { type: "json" };

it("keeps the drawn icon equal to what `npm run icons` would write", () => {
  expect(readFileSync("public/favicon.svg", "utf8")).toBe(drawFavicon());
});

it("gives other hosts the headers of firebase.json", () => {
  const blocks = firebase.hosting.headers.map(({ source, headers }) => {
    const address = source
      .replace(/^\*\*$/, "/*")
      .replace(/^\*\*\//, "/")
      .replace(/\*\*$/, "*");
    return [address, ...headers.map(({ key, value }) => `  ${key}: ${value}`)].join("\n");
  });
  const [, ...lines] = readFileSync("public/_headers", "utf8").split("\n");
  expect(lines.join("\n")).toBe(`${blocks.join("\n\n")}\n`);
});

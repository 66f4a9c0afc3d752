import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { pack } from "./archive.server.ts";

const texts = { "a/one.md": "One.\n", "b/two.md": "Two: ümläut.\n" };

it("holds each text under its path", () => {
  const files = Object.entries(unzipSync(pack({ texts })));
  expect(files.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual(Object.entries(texts));
});

it("is the same, byte for byte, at another time", () => {
  const archive = pack({ texts });
  expect(pack({ texts })).toEqual(archive);
  // The date of the first entry: 1 January 1980, 0:00.
  expect([...archive.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

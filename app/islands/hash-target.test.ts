import fc from "fast-check";
import { expect, it } from "vitest";
import { getHashTarget } from "./hash-target.ts";

it.each([
  ["", ""],
  ["#read-a-stack-trace", "read-a-stack-trace"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("reads %j as the id %j", (hash, id) => expect(getHashTarget(hash)).toBe(id));

it("reads an id from anything, and every id again from the address that names it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
      (text) => {
        expect(getHashTarget(text)).toBeTypeOf("string");
        expect(getHashTarget(`#${encodeURIComponent(text.toWellFormed())}`)).toBe(text.toWellFormed());
      },
    ),
  );
});

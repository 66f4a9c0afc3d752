import { expect, it } from "vitest";
import { getHashTarget } from "./hash-target.ts";

it.each([
  ["", ""],
  ["#read-a-stack-trace", "read-a-stack-trace"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
])("reads %j as the id %j", (hash, id) => expect(getHashTarget(hash)).toBe(id));

import { expect, it } from "vitest";
import { readPort } from "./port.ts";

it.each([
  [undefined, 4173],
  ["", 4173],
  ["0", 0],
  ["5000", 5000],
  ["65535", 65_535],
])("PORT %j is %i", (value, port) => {
  expect(readPort(value)).toBe(port);
});

it.each(["abc", "65536", "-1", "1.5", "80 ", "0x50", "1e3"])("PORT %j is refused", (value) => {
  expect(() => readPort(value)).toThrow(`PORT is '${value}': write a number from 1 to 65535`);
});

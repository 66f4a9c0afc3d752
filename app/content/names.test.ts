import { expect, it } from "vitest";
import { checkNames } from "./names.server.ts";

it.each([
  ["At {name}: {{nam}} {3} {", []],
  ["At {city}", [{ found: "{city}", fix: "write one of {name}, {days}, or {{city}} to show the braces" }]],
  [
    "At {name the {days}",
    [{ found: "{name without the brace after it", fix: "write {name}, or {{name}} to show the braces" }],
  ],
  [
    "In dayz} or {days}",
    [{ found: "dayz} without the brace before it", fix: "write {days}, or {{dayz}} to show the braces" }],
  ],
  ["A brace '{', { this }, {a: 1} and {3", []],
])("finds names in braces that are not known, or that lack a brace: %j", (text, faults) =>
  expect(checkNames(text, ["name", "days"])).toEqual(faults),
);

it("leaves the braces of a text that may hold code", () =>
  expect(checkNames("Java ends with class A {int x;", ["name"], true)).toEqual([]));

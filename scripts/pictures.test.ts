import { expect, it } from "vitest";
import { chooseAddresses } from "./pictures.ts";

const LISTED = ["/", "/courses", "/courses/core-java"];

it.each([
  [[], LISTED],
  [["/"], ["/"]],
  [["/courses/advanced-java"], ["/courses/advanced-java"]],
  [["courses"], ["/courses", "/courses/core-java"]],
  [["core", "/courses/core-java"], ["/courses/core-java"]],
])("takes pictures for %j of %j", (words, addresses) =>
  expect(chooseAddresses(words, LISTED)).toEqual(addresses),
);

it("refuses a word that no address contains, and lists the addresses", () =>
  expect(() => chooseAddresses(["cuorses"], LISTED)).toThrow(
    "No address contains 'cuorses': write an address, or a part of one of /, /courses, /courses/core-java.",
  ));

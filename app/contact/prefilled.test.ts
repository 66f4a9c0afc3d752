import { expect, it } from "vitest";
import { getPrefilled } from "./prefilled.ts";

const TEAM = { subject: "Training for a team", message: "Size of the team:" };

it.each([
  ["?about=team", TEAM],
  ["?ref=x&about=team", TEAM],
  ["", {}],
  ["?about=", {}],
  ["?about=toString", {}],
])("at /contact%s the form is filled as the link asks", (search, filled) => {
  expect(getPrefilled({ team: TEAM }, search)).toEqual(filled);
});

import { expect, it } from "vitest";
import { contactSchema } from "./contact-copy.server.ts";

const { hours } = contactSchema.shape.cards.shape.response.shape;

it.each([
  ["end later on the day", { from: 10, to: 18 }, []],
  ["end with the day", { from: 0, to: 24 }, []],
  ["end before they begin", { from: 18, to: 9 }, [["to"]]],
  ["are empty", { from: 9, to: 9 }, [["to"]]],
])("reply hours that %s", (_, span, faulty) =>
  expect(
    hours.safeParse({ days: ["Mon"], zone: "IST", ...span }).error?.issues.map(({ path }) => path) ?? [],
  ).toEqual(faulty),
);

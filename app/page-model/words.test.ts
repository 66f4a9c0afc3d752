import { expect, it } from "vitest";
import { step, steps } from "./words.server.ts";

const schema = steps(["Assess", "Learn"], step).shape.steps;
const named = (...titles: string[]) => titles.map((title) => ({ title, text: "A", result: "B" }));

it("takes the steps of a process in their order only", () => {
  expect(schema.safeParse(named("Assess", "Learn")).success).toBe(true);
  expect(schema.safeParse(named("Learn", "Assess")).error?.issues[0]?.message).toBe(
    "name the steps Assess, Learn, in this order",
  );
});

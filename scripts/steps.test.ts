import { afterEach, expect, it, vi } from "vitest";
import { runSteps } from "./steps.ts";

afterEach(() => vi.restoreAllMocks());

/** Runs steps; gives the result and what is printed. */
async function run(...results: (boolean | Error)[]) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(console, "error").mockImplementation(print);
  const steps = results.map((result, index) => ({
    name: `step${index}`,
    run: () => {
      if (result instanceof Error) throw result;
      return result;
    },
  }));
  return { hasPassed: await runSteps(steps), printed: printed.join("\n") };
}

it("runs every step, even after one has failed, and prints which have passed", async () => {
  const { hasPassed, printed } = await run(true, false, new Error("No Java."), true);
  expect(hasPassed).toBe(false);
  // How long a step took depends on the machine.
  const lines = printed.replaceAll(/ +\d+ s$/gm, "").split("\n");
  expect(lines.filter(Boolean)).toEqual([
    ...["== step0", "== step1", "== step2", "No Java.", "== step3"],
    ...["passed  step0", "failed  step1", "failed  step2", "passed  step3"],
    "2 of 4 passed.",
  ]);
});

it("passes when all steps have passed", async () => expect((await run(true, true)).hasPassed).toBe(true));

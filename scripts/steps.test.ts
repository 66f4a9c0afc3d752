import { afterEach, expect, it, vi } from "vitest";
import { runSteps } from "./steps.ts";

afterEach(() => vi.restoreAllMocks());

it("runs every step, even after one has failed, and prints which have passed", async () => {
  const printed: string[] = [];
  for (const name of ["log", "error"] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void printed.push(text));
  const refuse = () => {
    throw new Error("No Java.");
  };
  const steps = [() => true, () => false, refuse, () => true].map((run, index) => ({
    name: `${index}`,
    run,
  }));
  expect(await runSteps(steps)).toBe(false);
  // How long a step took depends on the machine.
  const lines = printed
    .join("\n")
    .replaceAll(/ +\d+ s$/gm, "")
    .split("\n")
    .filter(Boolean);
  expect(lines).toEqual([
    ...["== 0", "== 1", "== 2", "No Java.", "== 3"],
    ...["passed  0", "failed  1", "failed  2", "passed  3", "2 of 4 passed."],
  ]);
  expect(await runSteps(steps.slice(0, 1))).toBe(true);
});

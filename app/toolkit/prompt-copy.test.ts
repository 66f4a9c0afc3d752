import { beforeEach, expect, it, vi } from "vitest";
import { loadCopy } from "./prompt-copy.ts";

const load = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", load);
  load
    .mockReset()
    .mockImplementation(async () => Response.json({ find: { title: "Find", prompt: "{code}" } }));
});

it("a group is asked for once, and again after a failure", async () => {
  load.mockResolvedValueOnce(new Response("<html>"));
  await expect(loadCopy("once", "find")).rejects.toThrow(SyntaxError);
  for (let press = 0; press < 2; press++) await loadCopy("once", "find");
  expect(load.mock.calls.map(([address]) => address)).toEqual(
    Array(2).fill("/dev-toolkit/prompts/once.json"),
  );
});

it("a copy is refused when its group has no such prompt", () =>
  expect(loadCopy("odd", "gone")).rejects.toThrow("The group odd has no prompt gone."));

import { beforeEach, expect, it, vi } from "vitest";
import { loadCopy } from "./prompt-copy.ts";
import { promptValues } from "./toolkit-state.ts";

const group = {
  explain: { title: "Explain", prompt: "Explain {code} in {language}, {code}." },
  find: { title: "Find", prompt: "Find {code}." },
};
const load = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", load);
  load.mockReset().mockImplementation(async () => Response.json(group));
  promptValues.set({ language: "Go", "find/code": "$& {language}" });
});

it.each([
  ["explain", { title: "Explain", text: "Explain {code} in Go, {code}.", empty: ["code"] }],
  ["find", { title: "Find", text: "Find $& {language}.", empty: [] }],
])("a copy of %s has the visitor's values, and names the placeholders without one", async (slug, copy) =>
  expect(await loadCopy("values", slug)).toEqual(copy),
);

it("a group is asked for once, and again after a failure", async () => {
  load.mockResolvedValueOnce(new Response("<html>"));
  await expect(loadCopy("once", "find")).rejects.toThrow(SyntaxError);
  for (const slug of ["find", "explain"]) await loadCopy("once", slug);
  expect(load.mock.calls.map(([address]) => address)).toEqual(
    Array(2).fill("/dev-toolkit/prompts/once.json"),
  );
});

it("a copy is refused when its group has no such prompt", () =>
  expect(loadCopy("odd", "gone")).rejects.toThrow("The group odd has no prompt gone."));

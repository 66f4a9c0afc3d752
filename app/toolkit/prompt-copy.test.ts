import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadCopy } from "./prompt-copy.ts";
import { promptValues } from "./toolkit-state.ts";

const texts = {
  when: "Now.",
  good: "A page.",
  level: "Beginner",
  course: "",
  url: "https://academy.example",
};
const group = {
  title: "Test",
  summary: "Tests.",
  prompts: [
    { ...texts, slug: "explain", title: "Explain", prompt: "Explain {code} in {language}, {code}." },
    { ...texts, slug: "find", title: "Find", prompt: "Find {code}." },
  ],
};
const load = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", load);
  load.mockReset().mockImplementation(async () => Response.json(group));
  promptValues.set({ language: "Go", "find/code": "$& {language}" });
});

describe("a copied prompt", () => {
  it("has the visitor's values, and names the placeholders without one", async () => {
    expect(await loadCopy("values", "explain")).toEqual({
      title: "Explain",
      text: "Explain {code} in Go, {code}.",
      empty: ["code"],
    });
    expect(await loadCopy("values", "find")).toEqual({
      title: "Find",
      text: "Find $& {language}.",
      empty: [],
    });
  });

  it("comes with its whole group where no prompt is named", async () => {
    const { title, text, empty } = await loadCopy("whole");
    expect([title, empty]).toEqual(["Test", []]);
    expect(text).toContain("## Test\n\nTests.\n");
    expect(text).toContain("```text\nFind $& {language}.\n```");
  });

  it("comes from one request for each group, which is repeated after a failure", async () => {
    load.mockResolvedValueOnce(new Response("<html>"));
    await expect(loadCopy("once", "find")).rejects.toThrow(SyntaxError);
    for (const slug of ["find", "explain"]) await loadCopy("once", slug);
    expect(load.mock.calls.map(([address]) => address)).toEqual(
      Array(2).fill("/dev-toolkit/prompts/once.json"),
    );
  });

  it("is refused when its group has no such prompt", () =>
    expect(loadCopy("odd", "gone")).rejects.toThrow("The group odd has no prompt gone."));
});

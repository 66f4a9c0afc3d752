import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

it("what is the owner's stands with its line, until it is settled or its page is gone", () => {
  const folder = copyContent();
  const load = () => loadSiteContent(folder, { today: "2026-11-21" }).owners;
  const lines = readFileSync(path.join(folder, "site.yaml"), "utf8").split("\n");
  const tasks = load();
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(["placeholder", "claim"]));
  for (const { kind, line, text } of tasks) {
    // An entry begins with its first field: a claim's value, or the page that it stands on.
    const [, word = ""] = /^(?:[\w.[\]]+: )?(\S+?):?(?: |$)/.exec(text) ?? [];
    expect(lines[line - 1], text).toContain(kind === "placeholder" ? word : word.replace(/:$/, ""));
  }
  const [first] = tasks.filter(({ text }) => text.startsWith("/courses/"));
  const [, slug = ""] = /^\/courses\/([\w-]+)/.exec(first?.text ?? "") ?? [];
  changeFile(folder, `courses/${slug}.md`, "\nlevel:", "\nretired: 2026-11-20\nlevel:");
  expect(load().filter(({ text }) => text.startsWith(`/courses/${slug}:`))).toEqual([]);
  rmSync(folder, { recursive: true });
});

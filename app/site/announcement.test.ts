import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

const TODAY = "2026-11-21";
const LINK = "link: { label: AI Agents and MCP, href: /courses/ai-agents-mcp }";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = (today = TODAY) => loadSiteContent(folder, { today });
const change = (from: string | RegExp, to: string) => changeFile(folder, "site.yaml", from, to);

it("a course that retires takes its announcement with it, with a warning", () => {
  change("href: /courses/ai-agents-mcp", "href: /courses/ai-updates");
  changeFile(folder, "courses/ai-updates.md", "\nlevel:", "\nretired: 2027-01-01\nlevel:");
  expect(load("2026-12-31").site.announcement?.link?.href).toBe("/courses/ai-updates");
  const { site, warnings } = load("2027-01-01");
  expect(site.announcement).toBeUndefined();
  expect(warnings.map(({ field }) => field)).toContain("announcement.link.href");
});

describe("an announcement", () => {
  it("may be left out, or have no link", () => {
    change(/ {2}text: .*\n.*\n/, "  text: We are at the fair.\n");
    expect(load().site.announcement).toEqual({ text: "We are at the fair." });
    change(/announcement:\n.*\n/, "");
    expect(load().site.announcement).toBeUndefined();
  });

  it("that is over is left out, with a warning, from the next day on", () => {
    change(LINK, `${LINK}\n  until: 2026-11-20`);
    expect(load().warnings.map(({ field }) => field)).toContain("announcement.until");
    expect(load().site.announcement).toBeUndefined();
    change("until: 2026-11-20", `until: ${TODAY}`);
    expect(load().warnings.map(({ field }) => field)).not.toContain("announcement.until");
  });
});

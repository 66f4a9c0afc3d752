import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

// Each test reads all of the content.
vi.setConfig({ testTimeout: 60_000 });

const TODAY = "2026-11-21";
const LINK = "link: { label: AI Agents and MCP, href: /courses/ai-agents-mcp }";
const COUNTED = 'text: "{courseSessions} live sessions on agents that stop:"';

let folder = "";
beforeEach(() => {
  folder = copyContent();
  changeFile(folder, "site.yaml", /announcement:\n( {2}.*\n)+/, `announcement:\n  ${COUNTED}\n  ${LINK}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = (today = TODAY) => loadSiteContent(folder, { today });
const change = (from: string | RegExp, to: string) => changeFile(folder, "site.yaml", from, to);

describe("the sessions of the announced course", () => {
  it("are filled in, also into the words of the link", () => {
    change(
      "label: AI Agents and MCP, href: /courses/ai",
      'label: "{courseSessions} sessions", href: /courses/ai',
    );
    expect(load().site.announcement).toMatchObject({
      text: "24 live sessions on agents that stop:",
      link: { label: "24 sessions" },
    });
  });

  it.each([
    [
      "a link to a page",
      LINK,
      "link: { label: All courses, href: /courses }",
      "/courses is no course that is offered",
    ],
    ["no link", `  ${LINK}\n`, "", "it links no course"],
    [
      "another name",
      "{courseSessions} live",
      "{title}, {courseSessions} live",
      "found {title}; write one of",
    ],
  ])("with %s are a fault on their line", (_, from, to, said) => {
    change(from, to);
    expect(load).toThrow(/content fault:\n.*site\.yaml:\d+ announcement\.text: found /);
    expect(load).toThrow(said);
  });
});

it("a course that is announced retires only once the announcement ends before", () => {
  changeFile(folder, "courses/ai-agents-mcp.md", "\nlevel:", "\nretired: 2027-01-01\nlevel:");
  const fault =
    "announcement.link.href: found '/courses/ai-agents-mcp'; it retires on 2027-01-01: write until";
  expect(() => load()).toThrow(fault);
  expect(() => load("2027-01-01")).toThrow(fault);
  change(LINK, `${LINK}\n  until: 2026-12-31`);
  expect(load("2026-12-31").site.announcement?.text).toContain("24 live sessions");
  expect(load("2027-01-01").site.announcement).toBeUndefined();
});

describe("an announcement", () => {
  it("may be left out, or have no link, or one to another site", () => {
    change(COUNTED, "text: We are at the fair.");
    change(LINK, "link: { label: The webinar, href: https://webinar.example/x }");
    expect(load().site.announcement?.link?.href).toBe("https://webinar.example/x");
    change(/ {2}link: .*webinar.*\n/, "");
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

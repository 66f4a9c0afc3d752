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

const load = () => loadSiteContent(folder, { today: TODAY });
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

  it("are a fault once that course retires", () => {
    changeFile(folder, "courses/ai-agents-mcp.md", "\nlevel:", "\nretired: 2026-11-20\nlevel:");
    expect(load).toThrow(
      "/courses/ai-agents-mcp is no course that is offered: link one, or write the number",
    );
  });
});

it("of a course that will retire is warned of beforehand", () => {
  changeFile(folder, "courses/ai-agents-mcp.md", "\nlevel:", "\nretired: 2027-01-01\nlevel:");
  expect(
    load()
      .warnings.map(({ fix }) => fix)
      .join(),
  ).toContain("it retires on 2027-01-01: write until");
  change(LINK, `${LINK}\n  until: 2026-12-31`);
  expect(
    load()
      .warnings.map(({ fix }) => fix)
      .join(),
  ).not.toContain("it retires on");
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

  it("that is over is warned of from the next day on", () => {
    change(LINK, `${LINK}\n  until: 2026-11-20`);
    expect(load().warnings.map(({ field }) => field)).toContain("announcement.until");
    change("until: 2026-11-20", `until: ${TODAY}`);
    expect(load().warnings.map(({ field }) => field)).not.toContain("announcement.until");
  });
});

import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatListing } from "#app/content/listing.server.ts";
import { type Body, renderSections } from "#app/content/markdown.server.ts";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { writeFeed } from "./feed.ts";
import { writeLlms } from "./llms.ts";
import { writeSitemap } from "./sitemap.ts";

const SLUG = "core-java";
const SESSION = `/courses/${SLUG}/session`;
const BRIEF = `/courses/${SLUG}/projects/invoice-maker`;
const today = "2026-11-21";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = (options = {}) => loadSiteContent(folder, { today, showDrafts: false, ...options });
const listBelow = (content: ReturnType<typeof load>) =>
  listPageAddresses(content).filter((address) => address.startsWith(`/courses/${SLUG}/`));
const listFiles = (content: ReturnType<typeof load>) =>
  listPaths(content).filter((address) => address.endsWith(".py"));

describe("an entry of a collection", () => {
  it("has a page in every list of pages, with the day of its last change", () => {
    const content = load();
    expect(listBelow(content)).toEqual([SESSION, BRIEF]);
    const texts = [writeSitemap(content), writeLlms(content), writeFeed(content)];
    for (const text of texts) for (const address of [SESSION, BRIEF]) expect(text).toContain(address);
    expect(texts[0]).toMatch(new RegExp(`${BRIEF}</loc>\\s*<lastmod>2026-11-21</lastmod>`));
  });

  it("has its text in parts, its code as it was written", () => {
    const body = load().entries.sessions[0]?.body as Body;
    const { intro, sections } = renderSections(body, formatListing);
    expect(intro).toBe("<p>We wrote this session for this page.</p>");
    expect(sections.map(({ title }) => title)).toEqual(["Your code first", "You type"]);
    expect(sections[1]?.html).toMatch(/<p>Four spaces\.<\/p>$/);
    const html = sections[0]?.html ?? "";
    expect(html).toContain("{total}");
    expect(html).toContain("TODO");
    expect(html).toContain("&lt;b&gt;False");
  });

  it("publishes the files that it gives, never a solution", () =>
    expect(listFiles(load())).toEqual([`${SESSION}/test_sums.py`, `${BRIEF}/test_sums.py`]));

  it("publishes what its folder of files holds besides, and refuses a name that no address can have", () => {
    const folderOfFiles = path.join(folder, "sessions/files", SLUG);
    writeFileSync(path.join(folderOfFiles, "start.py"), "print(1)\n");
    expect(listFiles(load())).toContain(`${SESSION}/start.py`);
    writeFileSync(path.join(folderOfFiles, "start.exe"), "");
    expect(() => load()).toThrow(/start.exe'; write a name of letters/);
  });

  it("is left out while it is a draft, and shown as one in a preview", () => {
    changeFile(folder, `sessions/${SLUG}.md`, "title:", "draft: true\ntitle:");
    expect(listBelow(load())).toEqual([BRIEF]);
    expect(listFiles(load())).toHaveLength(1);
    expect(load({ showDrafts: true }).entries.sessions[0]?.title).toBe("Draft: One session in writing");
  });

  it("goes with its course", () => {
    changeFile(folder, `courses/${SLUG}.md`, "level:", "retired: 2027-03-01\nlevel:");
    changeFile(folder, "site.yaml", /.*proof: \{ shortest.*\n/, "");
    expect(listBelow(load())).toEqual([SESSION, BRIEF]);
    expect(listBelow(load({ today: "2027-03-01" }))).toEqual([]);
  });
});

it("the folder of a collection may be missing", () => {
  for (const name of ["sessions", "briefs"]) rmSync(path.join(folder, name), { recursive: true });
  expect(listBelow(load())).toEqual([]);
});

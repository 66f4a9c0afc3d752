import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { formatListing } from "#app/content/listing.server.ts";
import type { Body } from "#app/content/markdown.server.ts";
import { renderSections } from "#app/content/render-body.server.ts";
import { findPageTitle, listPageAddresses, listPaths } from "#app/site/output-paths.server.ts";
import { createTestContent } from "#app/testing/test-content.server.ts";
import { formatLlms } from "./llms.ts";
import { formatSitemap } from "./sitemap.ts";

const SESSION = "/courses/core-java/session";
const BRIEF = "/courses/core-java/projects/invoice-maker";

const { at, write, change, load } = createTestContent();

const listBelow = (content = load()) =>
  listPageAddresses(content).filter((address) => address.startsWith("/courses/core-java/"));
const listFiles = () => listPaths(load()).filter((address) => address.endsWith(".py"));

it("sessions and briefs are in every list of pages", () => {
  const content = load();
  expect(listBelow(content)).toEqual([SESSION, BRIEF]);
  const texts = [formatSitemap(content), formatLlms(content)];
  for (const text of texts) for (const address of [SESSION, BRIEF]) expect(text).toContain(address);
  expect(texts[0]).toMatch(new RegExp(`${BRIEF}</loc>\\s*<lastmod>2026-11-21</lastmod>`));
});

it("a session has its text in parts, its code as it was written", () => {
  const body = load().articles.sessions[0]?.body as Body;
  const { intro, sections } = renderSections(body, formatListing);
  expect(intro).toBe("<p>We wrote this session for this page.</p>");
  expect(sections.map(({ title }) => title)).toEqual(["Your code first", "You type"]);
  expect(sections[1]?.html).toMatch(/<p>Four spaces\.<\/p>$/);
  for (const part of ["{total}", "TODO", "&lt;b&gt;False"]) expect(sections[0]?.html).toContain(part);
});

it("publishes the files that an article gives, never a solution", () =>
  expect(listFiles()).toEqual([`${SESSION}/test_sums.py`, `${BRIEF}/test_sums.py`]));

it("publishes the other files of an article's folder", () => {
  write("sessions/files/core-java/start.py", "print(1)\n");
  expect(listFiles()).toContain(`${SESSION}/start.py`);
});

it("refuses a file whose extension is not allowed", () => {
  write("sessions/files/core-java/start.exe", "");
  expect(load).toThrow(/start.exe'; write a name that ends/);
});

it("an old address names the session, brief or prompt group that it redirects to", () => {
  const content = load();
  expect([SESSION, BRIEF, "/dev-toolkit/debug"].map((address) => findPageTitle(content, address))).toEqual([
    content.articles.sessions[0]?.title,
    content.articles.briefs[0]?.title,
    content.toolkit.groups.find(({ slug }) => slug === "debug")?.title,
  ]);
});

it("leaves out an article while it is a draft", () => {
  change("sessions/core-java.md", "session:", "draft: true\nsession:");
  expect(listBelow()).toEqual([BRIEF]);
  expect(listFiles()).toHaveLength(1);
});

it("shows a draft as one in a preview", () => {
  change("sessions/core-java.md", "session:", "draft: true\nsession:");
  expect(load({ showDrafts: true }).articles.sessions[0]?.title).toBe(
    "Draft: SQL: create two tables and join them",
  );
});

it("leaves out the articles of a course when it retires", () => {
  change("courses/core-java.md", "level:", "retired: 2027-03-01\nlevel:");
  expect(listBelow()).toEqual([SESSION, BRIEF]);
  expect(listBelow(load({ today: "2027-03-01" }))).toEqual([]);
});

it("the folder of a collection may be missing", () => {
  for (const name of ["sessions", "briefs"]) rmSync(at(name), { recursive: true });
  expect(listBelow()).toEqual([]);
});

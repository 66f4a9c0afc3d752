import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getShareImagePath } from "#app/content/addresses.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { listOutputs } from "#app/site/output-paths.server.ts";
import { listPageAddresses } from "#app/site/page-addresses.server.ts";
import { readContent } from "#app/site/read-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { writeFeed } from "./feed.ts";
import { placeFile } from "./file-content.server.ts";
import { keepFile } from "./kept.server.ts";
import { writeLlms } from "./llms.ts";
import { getAssistantArchive, listCourseFiles, listSiteFiles } from "./site-files.server.ts";
import { writeSitemaps } from "./sitemap.ts";

const OPTIONS = { today: "2026-12-01", showDrafts: false };
const content = loadSiteContent(FIXTURE, OPTIONS);

/** The same site with so many courses. */
const grow = (count: number) => ({
  ...content,
  courses: Array.from({ length: count }, (_, index) => ({
    ...(content.courses[index % content.courses.length] ?? content.courses[0]),
    slug: `course-${index}`,
    modified: new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10),
  })) as typeof content.courses,
});

describe("a catalogue that grows", () => {
  it("has one sitemap as long as the protocol allows it", () => {
    expect([...writeSitemaps(content).keys()]).toEqual(["/sitemap.xml"]);
  });

  it("has its sitemap in parts with an index, every page once", () => {
    const sitemaps = writeSitemaps(grow(100), 50);
    expect([...sitemaps.keys()]).toEqual([
      "/sitemap.xml",
      "/sitemap-1.xml",
      "/sitemap-2.xml",
      "/sitemap-3.xml",
    ]);
    const read = (path: string) =>
      [...(sitemaps.get(path) ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    const { origin } = content.site.identity;
    expect(read("/sitemap.xml")).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const pages = [1, 2, 3].flatMap((part) => read(`/sitemap-${part}.xml`));
    expect(pages).toHaveLength(listPageAddresses(grow(100)).length);
    expect(new Set(pages).size).toBe(pages.length);
    expect(read("/sitemap-1.xml")).toHaveLength(50);
  });

  it("has a feed of the hundred that changed last", () => {
    const feed = writeFeed({ ...grow(250), entries: { sessions: [], briefs: [] } });
    expect(feed.match(/<entry>/g)).toHaveLength(100);
    expect(feed).toContain("/courses/course-249<");
    expect(feed).toContain("/courses/course-150<");
    expect(feed).not.toContain("/courses/course-149<");
  });

  it("has an llms.txt with every page", () => {
    const text = writeLlms(content);
    for (const path of listPageAddresses(content))
      expect(text).toContain(`](${content.site.identity.origin}${path})`);
  });

  it("has an llms.txt that stays short and says where the rest is", () => {
    expect(writeLlms(content)).toContain("  - Week");
    const taughtWith = { tools: ["PostgreSQL 18"], checked: "2026-11" };
    const courses = content.courses.map((course) => ({ ...course, taughtWith }));
    expect(writeLlms({ ...content, courses })).toContain("  - Taught with: PostgreSQL 18");
    const text = writeLlms(grow(5000));
    expect(text.split("\n").length).toBeLessThan(160);
    expect(text).toContain("[All 5000 courses]");
    expect(text).toContain("/catalog.json");
  });
});

it("no two files have the same address", () => {
  const paths = [
    ...listSiteFiles(content),
    ...content.courses.flatMap((course) => listCourseFiles(course, content.site)),
  ].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain(getShareImagePath(content.courses[0]?.slug ?? ""));
});

describe("a kept file", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "kept-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is made once for each state of its inputs, and again when it is gone", async () => {
    const make = vi.fn(() => Uint8Array.of(1));
    const keep = (inputs: string[]) => keepFile("test", inputs, make, folder);
    const first = await keep(["a"]);
    expect(await keep(["a"])).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await keep(["b"])).not.toBe(first);
    rmSync(first);
    expect(existsSync(await keep(["a"]))).toBe(true);
    expect(make).toHaveBeenCalledTimes(3);
    expect(readdirSync(path.join(folder, "test"))).toHaveLength(2);
  });
});

it("every file of the site is one that no old address may have", () => {
  const outputs = listOutputs(readContent(FIXTURE, OPTIONS));
  const files = [
    ...listSiteFiles(content),
    ...content.courses.flatMap((course) => listCourseFiles(course, content.site)),
  ].map((file) => file.path);
  const fixed = globSync("public/**/*.*").map((file) => file.replace(/^public/, ""));
  expect(files.filter((file) => file.endsWith(".ics"))).toHaveLength(2);
  for (const file of [...files, ...fixed, "/licenses.txt"]) {
    expect(outputs.get(file.replace(/\.\w+$/, "")), file).toMatch(/^a file /);
    if (path.dirname(file) !== "/") expect(outputs.get(path.dirname(file)), file).toMatch(/^a (folder|page)/);
  }
});

it("no file takes the place of another", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "placed-"));
  const text = { path: "/a.txt", make: () => "one" };
  const picture = { path: "/a.txt", make: () => getAssistantArchive(content) };
  await placeFile(text, folder);
  for (const file of [text, picture]) await expect(placeFile(file, folder)).rejects.toThrow("EEXIST");
  expect(readFileSync(path.join(folder, "a.txt"), "utf8")).toBe("one");
  rmSync(folder, { recursive: true });
});

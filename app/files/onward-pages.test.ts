import { rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeFile, copyContent } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { addOddCourse, findNames, NOWHERE, ODD_COURSE } from "./odd-course.server.ts";
import { writeOnwardPages } from "./onward-pages.server.ts";

let folder = "";
beforeEach(() => {
  folder = copyContent();
});
afterEach(() => rmSync(folder, { recursive: true }));

const TODAY = "2026-11-22";
const load = (today = TODAY) => loadSiteContent(folder, { today, showDrafts: false });

const change = (file: string, from: string | RegExp, to: string) => changeFile(folder, file, from, to);

/** The links of the list of an onward page. */
const listLinks = (html: string) => [...html.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);

describe("a retired course", () => {
  it("leaves the catalogue on its day, and its address says where to go", () => {
    addOddCourse(folder);
    change(ODD_COURSE, "level:", "retired: 2027-03-01\nlevel:");
    expect(findNames(load(), "odd-java").courses).toBe(true);
    const content = load("2027-03-01");
    expect(findNames(content, "odd-java")).toEqual(NOWHERE);
    const html = writeOnwardPages(content).get("/courses/odd-java") ?? "";
    expect(html).toContain("is no longer offered");
    expect(html).toContain("It left the catalogue on 1 March 2027.");
    expect(html).toContain("More on the same track:</p>");
    expect(listLinks(html)).toEqual(["/courses/core-java", "/courses"]);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it("that was the last one of its track leads to the catalogue, and to nothing that is not there", () => {
    const content = load();
    const [course] = content.courses;
    if (!course) throw new Error("There is no course.");
    const courses = content.courses.filter(({ track }) => track !== course.track);
    const retired = [{ ...course, retired: "2026-11-01" }];
    const html = writeOnwardPages({ ...content, courses, retired }).get(`/courses/${course.slug}`) ?? "";
    expect(html).toContain("<p>It left the catalogue on 1 November 2026.</p>");
    expect(listLinks(html)).toEqual(["/courses"]);
  });
});

it("an old address that leads to a page of its own names it", () => {
  change("redirects.yaml", /$/, "- { from: /team, to: /about }");
  const content = load();
  const html = writeOnwardPages(content).get("/team") ?? "";
  expect(html).toContain(`<a href="/about"><b>${content.pages.about.meta.title}</b></a>`);
});

it("an old address is a page that leads on by itself, and by a link", () => {
  change("redirects.yaml", /$/, "- { from: /courses/java, to: /courses/core-java }");
  const html = writeOnwardPages(load()).get("/courses/java") ?? "";
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/courses/core-java">');
  expect(html).toContain('<link rel="canonical" href="https://academy.example/courses/core-java">');
  expect(html).toContain('<a href="/courses/core-java"><b>Core Java</b> <span>14 weeks, Beginner</span></a>');
});

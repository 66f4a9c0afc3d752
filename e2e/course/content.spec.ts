import { expect } from "@playwright/test";
import { content, test } from "../site.ts";
import { type Course, getLists, listRelated } from "./course.ts";

for (const course of content.courses)
  test(`${course.title} says everything, and prints on one sheet of paper`, async ({ page }) => {
    await page.goto(`/courses/${course.slug}`);
    expectHeader(course, await page.locator("main header").evaluate(readHeader));
    expectEnrolment(course, await page.getByRole("link", { name: /^Enroll Now/ }).evaluateAll(readLinks));
    expectSyllabus(course, await page.locator("#syllabus").evaluate(readSyllabus));
    expectPanels(course, await page.locator("#overview").evaluate(readOverview));
    for (const [name, entries] of Object.entries(getLists(course)))
      expect(await page.locator(`#${name.toLowerCase()} li`).allTextContents()).toEqual(entries);
    expect(await page.locator("[data-course]").evaluateAll(readSlugs)).toEqual(listRelated(course));
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#syllabus ol ol > li:visible")).toHaveCount(course.sessions);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

const readHeader = (header: Element) => ({
  text: header.textContent,
  facts: [...header.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("button")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]),
  cover: [...header.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.alt]),
});

function expectHeader(course: Course, { text, facts, cover }: ReturnType<typeof readHeader>): void {
  for (const said of [course.title, course.level, course.track, course.description])
    expect(text).toContain(said);
  expect(Object.fromEntries(facts)).toEqual({
    Duration: course.duration,
    "Live sessions": String(course.sessions),
    "Total hours": course.hours === 0 ? "Ongoing" : String(course.hours),
    Projects: String(course.projects.length),
  });
  expect(cover).toEqual([
    [`/covers/${course.slug}.svg`, expect.stringMatching(`^${course.sessions} sessions drawn as `)],
  ]);
}

const readLinks = (links: (Element & { href?: string; target?: string; rel?: string })[]) =>
  links.map(({ href = "", target, rel }) => ({ href, target, rel }));

function expectEnrolment({ title }: Course, links: ReturnType<typeof readLinks>): void {
  expect(links).toHaveLength(3);
  for (const { href, target, rel } of links) {
    const { origin, searchParams } = new URL(href);
    expect(origin).toBe("https://wa.me");
    expect(searchParams.get("text")).toContain(title);
    expect(target).toBe("_blank");
    expect(rel).toMatch(/noopener/);
  }
}

/** The blocks of the syllabus, each with its sessions and whether the mark of a session is white. */
const readSyllabus = (syllabus: Element) => ({
  title: syllabus.querySelector("h3")?.textContent,
  blocks: [...syllabus.querySelectorAll(":scope > ol > li")].map((block) => ({
    text: block.textContent,
    title: block.querySelector("h4")?.textContent,
    start: block.querySelector("ol")?.getAttribute("start"),
    sessions: [...block.querySelectorAll("ol > li")].map((session) => session.textContent),
  })),
  ships: [...syllabus.querySelectorAll("ol ol > li svg path")].map(
    (mark) => getComputedStyle(mark).fill === "rgb(255, 255, 255)",
  ),
});

function expectSyllabus(course: Course, { title, blocks, ships }: ReturnType<typeof readSyllabus>): void {
  expect(title).toContain(`${course.sessions} live sessions`);
  expect(blocks).toEqual(
    course.syllabus.map(({ weeks: { from, to }, title, sessions }) => ({
      text: expect.stringContaining(from === to ? `Week ${from}` : `Weeks ${from}-${to}`),
      title,
      start: String(2 * from - 1),
      sessions: sessions.map((session) => expect.stringContaining(session)),
    })),
  );
  for (const [index, { text }] of course.syllabus.entries()) expect(blocks[index]?.text).toContain(text);
  expect(ships).toEqual(Array.from({ length: course.sessions }, (_, index) => index === course.sessions - 1));
}

const readOverview = (panel: Element) => ({
  text: panel.textContent,
  paragraphs: panel.querySelectorAll(".prose p").length,
  facts: [...panel.querySelectorAll("li")].map((fact) => ({
    text: fact.textContent,
    drawings: fact.querySelectorAll("svg").length,
  })),
});

function expectPanels(course: Course, { text, paragraphs, facts }: ReturnType<typeof readOverview>): void {
  expect(text).not.toContain("NaN");
  expect(paragraphs).toBe(course.longDescription.match(/<p>/g)?.length ?? 0);
  for (const highlight of course.programHighlights)
    expect(facts.map((fact) => fact.text)).toContain(highlight);
  for (const { value, metric, description, kind, forecast } of course.marketDemand) {
    const fact = facts.find((entry) => entry.text?.includes(metric));
    for (const said of [value, description]) expect(fact?.text).toContain(said);
    expect(fact?.text?.includes("Forecast")).toBe(Boolean(forecast));
    expect(fact?.drawings).toBe(kind === "share" || kind === "premium" ? 1 : 0);
  }
}

const readSlugs = (cards: Element[]) => cards.map((card) => card.getAttribute("data-course"));

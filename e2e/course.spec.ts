import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import {
  COURSE,
  COURSE_PATH,
  content,
  FIRST_COURSES,
  holdFiles,
  hydrated,
  open,
  SCRIPTS,
  test,
} from "./site.ts";

type Course = (typeof content.courses)[number];

const PHONE = { width: 375, height: 812 };
const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"];

for (const course of content.courses)
  test(`${course.title} says everything, on eight screens of a phone and one sheet of paper`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/courses/${course.slug}`);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / PHONE.height).toBeLessThanOrEqual(8);
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

const getLists = ({ learningOutcomes, prerequisites, projects }: Course) => ({
  Outcomes: learningOutcomes,
  Prerequisites: prerequisites,
  Projects: projects,
});

const readSlugs = (cards: Element[]) => cards.map((card) => card.getAttribute("data-course"));

const listRelated = ({ track, slug }: Course): string[] =>
  content.courses
    .filter((other) => other.track === track && other.slug !== slug)
    .slice(0, 3)
    .map((other) => other.slug);

for (const course of FIRST_COURSES)
  test(`${course.title}: its tabs answer the keyboard, one panel at a time, and a related course opens at its top`, async ({
    page,
  }) => {
    await open(page, `/courses/${course.slug}`);
    const tabs = page.getByRole("tab");
    expect(await tabs.allTextContents()).toEqual(TABS);
    const panel = page.getByRole("tabpanel");
    await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    await tabs.nth(0).focus();
    for (const [index, entries] of Object.values(getLists(course)).entries()) {
      await page.keyboard.press("ArrowRight");
      await expect(tabs.nth(index + 1)).toBeFocused();
      await expect(tabs.nth(index + 1)).toHaveAttribute("aria-selected", "true");
      await expect(panel).toHaveCount(1);
      expect(await panel.getByRole("listitem").allTextContents()).toEqual(entries);
    }
    await expect(panel.locator("ol")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(panel).toBeFocused();
    const related = content.courses.find(({ slug }) => slug === listRelated(course)[0]);
    if (!related) return expect(page.locator("[data-course]")).toHaveCount(0);
    await page.getByRole("link", { name: `Learn More ${related.title}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(related.title);
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

test("a tab that is chosen does not scroll the page, and keeps its width", async ({ page }) => {
  await open(page, COURSE_PATH);
  await page.evaluate(() => scrollTo(0, 300));
  const tab = page.getByRole("tab", { name: "Projects" });
  const before = (await tab.boundingBox())?.width;
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect((await tab.boundingBox())?.width).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("a tab whose press begins before the page is hydrated and ends after it opens", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const tab = page.getByRole("tab", { name: "Projects" });
  // The pointer stands still on the tab, so that its press is the first sign.
  const box = await tab.boundingBox();
  const place = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10, button: "left", clickCount: 1 } as const;
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchMouseEvent", { type: "mousePressed", ...place });
  await expect(page.locator("#projects")).toBeHidden();
  await hydrated(page);
  await client.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...place });
  await expect(page.locator("#projects")).toBeVisible();
  await expect(page).toHaveURL(`${COURSE_PATH}#projects`);
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("a tab pressed before the scripts arrive opens once they do", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto(COURSE_PATH, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Projects" }).click();
  release();
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
});

for (const [width, height] of [
  [375, 812],
  [768, 1024],
] as const) {
  test(`nothing that has the focus is covered at ${width} px (WCAG 2.4.11)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, COURSE_PATH);
    const last = page.getByRole("contentinfo").getByRole("link").last();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press("Tab");
      const { covered, isLast } = await last.evaluate((link) => {
        const { activeElement: element } = document;
        if (!element || element.matches("body, [role=tabpanel]")) return { covered: "" };
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = hit && (element.contains(hit) || hit.contains(element));
        return { covered: isSeen ? "" : element.outerHTML, isLast: element === link };
      });
      expect(covered).toBe("");
      if (isLast) return;
    }
    throw new Error("The last link of the page never had the focus.");
  });
}

test("the bar at the foot stays in reach, rests before the footer, and stands still on a low screen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const [{ slug, title } = COURSE] = content.courses.toSorted((a, b) => b.title.length - a.title.length);
  await page.goto(getCoursePath(slug));
  const bar = page.locator(".enrol-bar");
  const box = () => bar.evaluate((element) => element.getBoundingClientRect());
  expect((await box()).bottom).toBe(812);
  await expect(bar).toContainText(title);
  await expect(bar.getByText(title)).toHaveJSProperty(
    "scrollWidth",
    await bar.getByText(title).evaluate((element) => element.clientWidth),
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole("contentinfo").evaluate((element) => element.getBoundingClientRect());
  expect((await box()).bottom).toBeLessThanOrEqual(footer.top);
  await page.setViewportSize({ width: 375, height: 400 });
  await expect(bar).toHaveCSS("position", "static");
});

test("on a wide screen the cover bleeds to the right edge over half of it, and the facts are large", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [field, edge] = await page
      .getByRole("main")
      .locator("header img")
      .evaluate((image) => [
        image.parentElement?.getBoundingClientRect().toJSON(),
        document.documentElement.clientWidth,
      ]);
    expect(field.right).toBe(edge);
    expect(field.width).toBeGreaterThanOrEqual(edge / 2 - 1);
    expect(field.height).toBeGreaterThanOrEqual(440);
  }
  await expect(page.getByRole("definition").first()).toHaveCSS("font-size", "56px");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("a fact opens its explanation by a tap and closes it by another", async ({ page }) => {
    await open(page, COURSE_PATH);
    const note = page.getByRole("tooltip").filter({ hasText: content.pages.course.facts.sessions.note });
    const term = page.getByRole("button", { name: "Live sessions" });
    await expect(note).toBeHidden();
    await term.tap();
    await expect(note).toBeVisible();
    await term.tap();
    await expect(note).toBeHidden();
    await term.tap();
    await expect(note).toBeVisible();
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(note).toBeHidden();
  });
});

for (const alone of content.courses.filter((course) => listRelated(course).length === 1).slice(0, 1))
  test("a course that is alone beside another fills the row", async ({ page }) => {
    await page.goto(getCoursePath(alone.slug));
    const card = page.locator("[data-course]");
    const [box, row] = await card.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.parentElement?.getBoundingClientRect().width,
    ]);
    expect(box).toBe(row);
  });

test.describe("without its data", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("a course says 'Course not found' after a navigation", async ({ page }) => {
    await open(page, "/courses");
    await page.evaluate(() => {
      history.pushState(null, "", "/courses/not-a-course");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course not found");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/courses");
  });
});

test.describe("in print", () => {
  test("a course is a syllabus: all panels, no shell, address and date (art direction)", async ({ page }) => {
    await open(page, COURSE_PATH);
    await page.emulateMedia({ media: "print" });
    for (const name of TABS)
      await expect(
        page.getByRole("heading", { level: 2, name, exact: true, includeHidden: true }),
      ).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(/as of \d{4}-\d{2}-\d{2}/)).toBeVisible();
    await expect(page.getByRole("main").locator("header img")).toBeVisible();
    // 8.5 points are 11.33 pixels.
    const sizes = await page
      .getByRole("main")
      .evaluate((main) =>
        [...main.querySelectorAll("p, li, dt, dd")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent)
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11.33);
  });
});

test("the first paint waits for nothing but the page", async ({ page }) => {
  const release = await holdFiles(page, /\/(assets|covers)\//);
  await page.goto(COURSE_PATH, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "800");
  release();
  await hydrated(page);
});

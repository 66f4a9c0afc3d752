import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { content, holdFiles, hydrated, open, SCRIPTS, test } from "./site.ts";

type Course = (typeof content.courses)[number];

const PHONE = { width: 375, height: 812 };
const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"];

for (const course of content.courses) {
  test(`${course.title}: header, sessions, panels, related courses, one sheet of paper, no violations`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, `/courses/${course.slug}`);
    await test.step("on a phone it is at most eight screens long", async () => {
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / PHONE.height).toBeLessThanOrEqual(8);
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await test.step("it has no violations", () => expectNoViolations(page));
    await test.step("its header, facts, cover and enrolment", () => expectHeader(page, request, course));
    await test.step("every session in its order, the last of which ships", () =>
      expectSessions(page, course));
    await test.step("four tabs show everything, one at a time", () => expectPanels(page, course));
    await test.step("every session stands by name on its one sheet of paper", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("#syllabus ol ol > li:visible")).toHaveCount(course.sessions);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: "screen" });
    });
    await test.step("related courses of the same track", () => expectRelated(page, course));
  });
}

async function expectHeader(page: Page, request: APIRequestContext, course: Course): Promise<void> {
  const header = page.getByRole("main").locator("header");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.title);
  await expect(header.getByText(course.level, { exact: true })).toBeVisible();
  await expect(header.getByText(course.track, { exact: true })).toBeVisible();
  await expect(header).toContainText(course.description);
  const facts = {
    Duration: course.duration,
    "Live sessions": String(course.sessions),
    "Total hours": course.hours === 0 ? "Ongoing" : String(course.hours),
    Projects: String(course.projects.length),
  };
  for (const [name, value] of Object.entries(facts)) {
    const fact = header.locator("dl > div", { has: page.getByRole("button", { name, exact: true }) });
    await expect(fact.getByRole("definition")).toHaveText(value);
  }
  await expect(page.getByRole("main")).not.toContainText("NaN");
  const cover = header.getByRole("img");
  await expect(cover).toHaveAttribute("src", `/covers/${course.slug}.svg`);
  await expect(cover).toHaveAttribute("alt", new RegExp(`^${course.sessions} sessions drawn as `));
  expect((await request.get(`/covers/${course.slug}.svg`)).status()).toBe(200);
  const enrol = page.getByRole("main").getByRole("link", { name: /^Enroll Now/ });
  await expect(enrol).toHaveCount(3);
  for (const link of await enrol.all()) {
    const href = new URL((await link.getAttribute("href")) ?? "");
    expect(href.origin).toBe("https://wa.me");
    expect(href.searchParams.get("text")).toContain(course.title);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
}

async function expectSessions(page: Page, course: Course): Promise<void> {
  const syllabus = page.getByRole("tabpanel", { name: "Overview" }).locator("#syllabus");
  await expect(syllabus.getByRole("heading", { level: 3 })).toContainText(`${course.sessions} live sessions`);
  for (const [index, block] of course.syllabus.entries()) {
    const shown = syllabus.locator(":scope > ol > li").nth(index);
    const { from, to } = block.weeks;
    await expect(shown).toContainText(from === to ? `Week ${from}` : `Weeks ${from}-${to}`);
    await expect(shown.getByRole("heading", { level: 4 })).toHaveText(block.title);
    await expect(shown.getByText(block.text)).toBeVisible();
    await expect(shown.locator("ol")).toHaveAttribute("start", String(2 * from - 1));
  }
  const sessions = syllabus.locator("ol ol > li");
  const titles = course.syllabus.flatMap((block) => block.sessions);
  expect(titles).toHaveLength(course.sessions);
  await expect(sessions).toHaveCount(course.sessions);
  const texts = await sessions.allInnerTexts();
  for (const [index, title] of titles.entries()) expect(texts[index]).toContain(title);
  const marks = sessions.locator("svg path");
  const fills = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).fill));
  expect(fills.map((fill) => fill === "rgb(255, 255, 255)")).toEqual(
    titles.map((_, index) => index === titles.length - 1),
  );
}

async function expectPanels(page: Page, course: Course): Promise<void> {
  const tabs = page.getByRole("tab");
  expect(await tabs.allTextContents()).toEqual(TABS);
  const panel = page.getByRole("tabpanel");
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await expect(panel).toHaveCount(1);
  const paragraphs = course.longDescription.match(/<p>/g)?.length ?? 0;
  await expect(panel.locator(".prose p")).toHaveCount(paragraphs);
  for (const text of course.programHighlights)
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  for (const { value, metric, description, kind, forecast } of course.marketDemand) {
    const fact = panel.getByRole("listitem").filter({ hasText: metric });
    await expect(fact.getByText(value, { exact: true })).toBeVisible();
    await expect(fact.getByText(description)).toBeVisible();
    const isDrawn = kind === "share" || kind === "premium";
    await expect(fact.locator("svg")).toHaveCount(isDrawn ? 1 : 0);
    await expect(fact.getByText("Forecast", { exact: true })).toHaveCount(forecast ? 1 : 0);
  }
  await tabs.nth(0).focus();
  for (const [index, entries] of [course.learningOutcomes, course.prerequisites, course.projects].entries()) {
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(index + 1)).toBeFocused();
    await expect(tabs.nth(index + 1)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    expect(await panel.getByRole("listitem").allTextContents()).toEqual(entries);
  }
  await expect(panel.locator("ol")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
}

async function expectRelated(page: Page, course: Course): Promise<void> {
  const related = content.courses
    .filter(({ track, slug }) => track === course.track && slug !== course.slug)
    .slice(0, 3);
  const cards = page.locator("[data-course]");
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-course")))).toEqual(
    related.map(({ slug }) => slug),
  );
  const [first] = related;
  if (!first) return;
  await page.getByRole("tab", { name: "Projects" }).click();
  await page.getByRole("link", { name: `Learn More ${first.title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

test("a tab that is chosen does not scroll the page, and keeps its width", async ({ page }) => {
  await open(page, "/courses/core-java");
  await page.evaluate(() => scrollTo(0, 300));
  const tab = page.getByRole("tab", { name: "Projects" });
  const before = (await tab.boundingBox())?.width;
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect((await tab.boundingBox())?.width).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("a tab pressed before the scripts arrive opens once they do", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/courses/core-java", { waitUntil: "commit" });
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
    await open(page, "/courses/ai-agents-mcp");
    const last = page.getByRole("contentinfo").getByRole("link").last();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element.matches("body, [role=tabpanel]")) return "";
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit && (element.contains(hit) || hit.contains(element)) ? "" : element.outerHTML;
      });
      expect(found).toBe("");
      if (await last.evaluate((link) => link === document.activeElement)) return;
    }
    throw new Error("The last link of the page never had the focus.");
  });
}

test("the bar at the foot stays in reach, rests before the footer, and stands still on a low screen", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/courses/data-structures-algorithms");
  const bar = page.locator(".enrol-bar");
  const box = () => bar.evaluate((element) => element.getBoundingClientRect());
  expect((await box()).bottom).toBe(812);
  await expect(bar).toContainText("Data Structures and Algorithms");
  await expect(bar.getByText("Data Structures and Algorithms")).toHaveJSProperty(
    "scrollWidth",
    await bar.getByText("Data Structures and Algorithms").evaluate((element) => element.clientWidth),
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
  await open(page, "/courses/core-java");
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
    await open(page, "/courses/core-java");
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

test("a course that is alone beside another fills the row", async ({ page }) => {
  await open(page, "/courses/ai-updates");
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
    await open(page, "/courses/core-java");
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
  await page.goto("/courses/core-java", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "800");
  release();
  await hydrated(page);
});

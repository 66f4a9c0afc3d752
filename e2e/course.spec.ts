import { expect } from "@playwright/test";
import { content, holdFiles, hydrated, open, SCRIPTS, test } from "./site.ts";

const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"];

for (const course of content.courses) {
  test.describe(course.title, () => {
    test.beforeEach(({ page }) => open(page, `/courses/${course.slug}`));

    test("header with badges, facts, cover and enrolment (64-69, 82)", async ({ page, request }) => {
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
    });

    test("four tabs show everything, one at a time (71-76)", async ({ page }) => {
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
      for (const [index, entries] of [
        course.learningOutcomes,
        course.prerequisites,
        course.projects,
      ].entries()) {
        await page.keyboard.press("ArrowRight");
        await expect(tabs.nth(index + 1)).toBeFocused();
        await expect(tabs.nth(index + 1)).toHaveAttribute("aria-selected", "true");
        await expect(panel).toHaveCount(1);
        expect(await panel.getByRole("listitem").allTextContents()).toEqual(entries);
      }
      await expect(panel.locator("ol")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(panel).toBeFocused();
    });

    test("the syllabus names every session in its order, and ships in the last", async ({ page }) => {
      const syllabus = page.getByRole("tabpanel", { name: "Overview" }).locator("#syllabus");
      await expect(syllabus.getByRole("heading", { level: 3 })).toContainText(
        `${course.sessions} live sessions`,
      );
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
    });

    test("related courses of the same track (79-81)", async ({ page }) => {
      const related = content.courses
        .filter(({ track, slug }) => track === course.track && slug !== course.slug)
        .slice(0, 3);
      const cards = page.locator("[data-course]");
      expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute("data-course")))).toEqual(
        related.map(({ slug }) => slug),
      );
      expect(related).toHaveLength(course.track === "Continuous Learning" ? 1 : 3);
      await page.getByRole("tab", { name: "Projects" }).click();
      const [first] = related;
      await page.getByRole("link", { name: `Learn More ${first?.title}` }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
      await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test("a tab does not scroll the page (18)", async ({ page }) => {
  await open(page, "/courses/core-java");
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole("tab", { name: "Outcomes" }).click();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("a tab pressed before the scripts arrive opens once they do", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/courses/core-java", { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Projects" }).click();
  release();
  await expect(page.getByRole("tab", { name: "Projects" })).toHaveAttribute("aria-selected", "true");
});

test.describe("without its data", () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test("a course says 'Course not found' after a navigation (83, 86)", async ({ page }) => {
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
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(/as of \d{4}-\d{2}-\d{2}/)).toBeVisible();
  });

  test("every session stands on the sheet by name", async ({ page }) => {
    const sessions = content.courses.find(({ slug }) => slug === "web-development")?.sessions ?? 0;
    await open(page, "/courses/web-development");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#syllabus ol ol > li:visible")).toHaveCount(sessions);
  });

  test("every course fits on one sheet of paper", async ({ page }) => {
    for (const { slug } of content.courses) {
      await open(page, `/courses/${slug}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1);
    }
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

test("a tab keeps its width when it is chosen", async ({ page }) => {
  await open(page, "/courses/core-java");
  const tab = page.getByRole("tab", { name: "Projects" });
  const before = (await tab.boundingBox())?.width;
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect((await tab.boundingBox())?.width).toBe(before);
});

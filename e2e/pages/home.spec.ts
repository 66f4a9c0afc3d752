import { expect, type Page } from "@playwright/test";
import { getCoursePath, getTimetablePath } from "#app/academy/addresses.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { content, listHrefs, openOnce, test } from "../support/site.ts";

const { home } = content.pages;

/** Whether the page shows an hour: of a session whose parts name the line that is asked about. */
const HAS_HOUR = content.articles.sessions.some(({ parts }) => parts.every(({ line }) => line !== undefined));

test("features the first courses of the catalogue", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("[data-course]").getByRole("link", { name: /^Learn More/ });
  expect(await listHrefs(links)).toEqual(content.courses.slice(0, 6).map(({ slug }) => getCoursePath(slug)));
});

test("draws a line for each course on the wall, its name before its marks", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 4000 });
    const lines = await page.locator(".wall a").evaluateAll((links) =>
      links.map((link) => {
        const boxes = [...link.querySelectorAll(".run > *")].map((mark) => mark.getBoundingClientRect());
        const [name, first, last] = [link.firstElementChild?.getBoundingClientRect(), boxes[0], boxes.at(-1)];
        const right = link.closest(".wall")?.getBoundingClientRect().right ?? 0;
        return {
          href: link.getAttribute("href"),
          marks: boxes.length,
          isNamedFirst: !!name && !!first && (name.right <= first.left || name.bottom <= first.top),
          isOneLine: boxes.every(({ top }) => top === first?.top) && !!last && last.right <= right,
          isLastWhite: link.querySelector(".run > b:last-child") !== null,
        };
      }),
    );
    const expected = content.courses.map((course) => ({
      href: getTimetablePath(course.slug),
      marks: course.sessions,
      isNamedFirst: true,
      isOneLine: true,
      isLastWhite: course.duration !== "Ongoing",
    }));
    expect(lines, `${width} px`).toEqual(expected);
  }
});

if (HAS_HOUR)
  test("gives each minute of the hour the same height", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const minuteHeights = await page.locator(".hour > li").evaluateAll((parts) =>
      parts.map((part) => {
        const [from = 0, to = 0] = part.firstElementChild?.textContent?.match(/\d+/g)?.map(Number) ?? [];
        return part.getBoundingClientRect().height / (to - from);
      }),
    );
    expect(Math.max(...minuteHeights) / Math.min(...minuteHeights)).toBeCloseTo(1, 2);
  });

/** The runs of marks along the left edge of the page, section by section. */
const measureRuns = (page: Page) =>
  page.locator(".rail").evaluateAll((sections) =>
    sections.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const text = section.querySelector("h2")?.getBoundingClientRect();
      const label = section.querySelector("a")?.getBoundingClientRect();
      const { width, paddingTop } = getComputedStyle(section, "::before");
      const rail = Number.parseFloat(width);
      // A mark is 0.62 of the rail, and the first one is under the padding.
      const firstMark = top + Number.parseFloat(paddingTop) + 0.31 * (rail + 2);
      return {
        sessions: Number(getComputedStyle(section).getPropertyValue("--sessions")),
        top: Math.round(top),
        bottom: Math.round(bottom),
        isNextToText: !!text && text.left > rail,
        isHanging: !!text && !!label && label.bottom <= text.top && Math.abs(label.top + 12 - firstMark) < 2,
      };
    }),
  );

for (const slug of home.rail.course ? [home.rail.course] : [])
  test.describe("the sessions of a course along the edge", () => {
    const getPage = openOnce("/");
    const sessions = content.coursesBySlug.get(slug)?.sessions;

    test("are linked by the heading of each section", async () => {
      const starts = [...Object.values(home.rail.starts), sessions];
      expect(await listHrefs(getPage().locator(".rail-stop a"))).toEqual(
        starts.map((start) => `${getCoursePath(slug)}#${getSessionId(start ?? 0)}`),
      );
    });

    for (const width of [320, 768, 1440]) {
      const getRuns = async () => {
        await getPage().setViewportSize({ width, height: 900 });
        return measureRuns(getPage());
      };

      test(`are all of the course, without a gap, at ${width} px`, async () => {
        const runs = await getRuns();
        expect(runs.reduce((sum, run) => sum + run.sessions, 0)).toBe(sessions);
        expect(runs.slice(1).map(({ top }) => top)).toEqual(runs.slice(0, -1).map(({ bottom }) => bottom));
      });

      test(`have each heading hang on one of them at ${width} px`, async () =>
        expect((await getRuns()).filter(({ isHanging }) => !isHanging)).toEqual([]));

      test(`are next to the text, not under it, at ${width} px`, async () =>
        expect((await getRuns()).filter(({ isNextToText }) => !isNextToText)).toEqual([]));
    }
  });

if (HAS_HOUR)
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows what a chosen line of the question prints, and nothing of the others", async ({ page }) => {
      await page.goto("/");
      const { question, lines } = home.session.quiz;
      const quiz = page.getByRole("group", { name: question });
      for (const { prints } of lines) await expect(quiz.getByText(prints, { exact: true })).toBeHidden();
      for (const chosen of lines) {
        await quiz.getByRole("radio", { name: chosen.code }).check();
        for (const { prints } of lines)
          await expect(quiz.getByText(prints, { exact: true })).toBeVisible({
            visible: prints === chosen.prints,
          });
      }
    });
  });

const findJump = (page: Page) => page.getByRole("link", { name: "Free AI Toolkit" });

for (const [reducedMotion, behavior] of [
  ["no-preference", "smooth"],
  ["reduce", "auto"],
] as const)
  test(`scrolls to the toolkit by its floating button: ${behavior}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(findJump(page)).toBeInViewport();
    await findJump(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#toolkit-cta")).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", behavior);
    await expect(page.locator("#toolkit-cta")).toBeFocused();
  });

test.describe("the offer of the toolkit", () => {
  const getPage = openOnce("/");
  const offer = () => getPage().locator("#toolkit-cta");

  test("names what the toolkit holds", async () => {
    const { prompts, days } = content.site.toolkitClaim;
    for (const claim of [`${prompts}+ prompts`, `${days}-day roadmap`])
      await expect(offer()).toContainText(claim);
  });

  test("opens the toolkit in a new tab", async () => {
    const opened = getPage().context().waitForEvent("page");
    await offer().getByRole("link", { name: home.toolkit.button }).click();
    await expect(await opened).toHaveURL("/dev-toolkit");
  });
});

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const)
  test(`keeps the floating button off the first screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(findJump(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await expect(findJump(page)).toBeInViewport({ ratio: 1 });
  });

test("does not float the button in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await expect(findJump(page)).not.toBeInViewport();
});

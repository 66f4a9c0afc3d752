import { expect, type Page } from "@playwright/test";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { COLOURS, expectNoViolations } from "./axe.ts";
import {
  findLostDrawings,
  findPaleWords,
  findSmallTargets,
  listOutlines,
  measureCovered,
  measureOverflow,
} from "./page-measures.ts";
import { COURSE_PATH, content, open, test } from "./site.ts";

// Each template is loaded once, and looked at in every mode one after another.

/** A page of each template. */
const TEMPLATES = [
  ...PAGE_PATHS,
  COURSE_PATH,
  ...[content.entries.sessions, content.entries.briefs].flatMap(([entry]) => entry?.path ?? []),
  ...content.courses.filter(({ hours }) => hours === 0).map(({ slug }) => getCoursePath(slug)),
];

/** The pointer rests on one link of the page, the focus on another. */
async function pointAndFocus(page: Page): Promise<void> {
  const links = page.getByRole("main").locator("a:visible");
  await links.first().focus();
  await links.last().hover();
  // Colours come over within 140 ms.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

for (const path of TEMPLATES)
  test(`${path} has no violations, reflows, prints, and stands in forced colours`, async ({ page }) => {
    await open(page, path);
    await test.step("no violations with focus and pointer on it, also with more contrast", async () => {
      await pointAndFocus(page);
      await expectNoViolations(page);
      await page.emulateMedia({ contrast: "more" });
      await expectNoViolations(page, COLOURS);
      await page.emulateMedia({ contrast: "no-preference" });
    });
    await test.step("nothing scrolls sideways with text of 200 %", async () => {
      const large = await page.addStyleTag({ content: "html{font-size:200%!important}" });
      expect(await measureOverflow(page)).toBe(0);
      await large.evaluate((style: HTMLStyleElement) => style.remove());
    });
    await test.step("on a phone no violations, targets of 24 px and visible focus", async () => {
      await page.mouse.move(0, 0);
      await page.setViewportSize({ width: 375, height: 812 });
      await expectNoViolations(page);
      expect(await findSmallTargets(page)).toEqual([]);
      expect(await listOutlines(page)).toEqual(Array(13).fill("true solid 3px"));
    });
    await test.step("at 400 % nothing scrolls sideways, nothing floats over much of it", async () => {
      const window = { width: 320, height: 256 };
      await page.setViewportSize(window);
      expect(await measureOverflow(page)).toBe(0);
      for (const covered of await measureCovered(page))
        expect(covered).toBeLessThanOrEqual(window.height / 4);
      await page.setViewportSize({ width: 1280, height: 900 });
    });
    await test.step("it prints its words dark on white, and no search", async () => {
      await page.emulateMedia({ media: "print" });
      expect(await findPaleWords(page)).toEqual([]);
      await expect(page.getByRole("search")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });
    await test.step("it loses no drawing in forced colours", async () => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
        expect(await findLostDrawings(page), colorScheme).toEqual([]);
      }
      await pointAndFocus(page);
      // The contrast that axe reads there is that of the site's colours, not of those that are painted.
      await expectNoViolations(page, ["link-in-text-block"]);
    });
  });

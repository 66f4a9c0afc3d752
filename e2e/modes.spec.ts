import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { open, test } from "./site.ts";

/** A page of each template but the toolkit, whose modes have their own tests. */
const TEMPLATES = [
  "/",
  "/courses",
  "/courses/core-java",
  "/courses/ai-updates",
  "/learning-paths",
  "/corporate",
  "/academic",
  "/about",
  "/zerotools",
  "/contact",
  "/privacy",
];

/** The pointer rests on one link of the page, the focus on another. */
async function pointAndFocus(page: Page): Promise<void> {
  const links = page.getByRole("main").locator("a:visible");
  await links.first().focus();
  await links.last().hover();
  // Colours come over within 140 ms.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** Drawings of which no colour is seen on the visitor's own ground, three to one. */
const findLostDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const getLuminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isPainted = (colour: string): boolean => colour.startsWith("rgb(");
    const probe = document.createElement("p");
    probe.style.backgroundColor = "Canvas";
    document.body.append(probe);
    const canvas = getLuminance(getComputedStyle(probe).backgroundColor);
    probe.remove();
    const stands = (colour: string): boolean => {
      const [dark = 0, light = 0] = [canvas, getLuminance(colour)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 3;
    };
    const isSeen = (drawing: Element): boolean =>
      [drawing, ...drawing.querySelectorAll("use")]
        .map((shape) => document.getElementById(shape.getAttribute("href")?.slice(1) ?? "") ?? shape)
        .flatMap((shape) => [shape, ...shape.querySelectorAll("path, circle, rect, line")])
        .concat([...drawing.querySelectorAll("path, circle, rect, line")])
        .map((element) => getComputedStyle(element))
        .flatMap(({ fill, stroke, backgroundColor }) => [fill, stroke, backgroundColor])
        .concat(drawing.parentElement ? getComputedStyle(drawing.parentElement).backgroundColor : [])
        .some((colour) => isPainted(colour) && stands(colour));
    return [...document.querySelectorAll("main svg, header svg")]
      .filter((drawing) => drawing.checkVisibility() && drawing.childElementCount > 0)
      .filter((drawing) => !isSeen(drawing))
      .map((drawing) => drawing.outerHTML.slice(0, 160));
  });

for (const path of TEMPLATES) {
  test(`${path} has no violations with focus and pointer on it, on a phone and with more contrast`, async ({
    page,
  }) => {
    await open(page, path);
    await pointAndFocus(page);
    await expectNoViolations(page);
    await page.emulateMedia({ contrast: "more" });
    await expectNoViolations(page);
    await page.emulateMedia({ contrast: "no-preference" });
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoViolations(page);
  });

  for (const colorScheme of ["dark", "light"] as const)
    test(`${path} loses no drawing in forced colours, ${colorScheme}, and has no violations`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      expect(await findLostDrawings(page)).toEqual([]);
      await pointAndFocus(page);
      // In forced colours it reads the colours of the site, not those that are painted.
      await expectNoViolations(page, ["color-contrast"]);
    });

  test(`${path} can be read at 400 %: nothing scrolls sideways, nothing floats over much of it`, async ({
    page,
  }) => {
    const window = { width: 320, height: 256 };
    await page.setViewportSize(window);
    await open(page, path);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBe(0);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const part of [0, 0.3, 0.6, 0.9]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), part * length);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight)
          .reduce((sum, { height }) => sum + height, 0),
      );
      expect(covered).toBeLessThanOrEqual(window.height / 4);
    }
  });

  test(`${path} prints its words dark on white, and no search`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    const pale = await page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll("h1, h2, h3, p, li, dt, dd")]
        .filter((element) => element.checkVisibility() && element.textContent)
        .map((element) => ({ element, style: getComputedStyle(element) }))
        // A ground that is printed too.
        .filter(({ style }) => style.getPropertyValue("print-color-adjust") !== "exact")
        .filter(({ style }) => {
          const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
          return 0.299 * red + 0.587 * green + 0.114 * blue > 128;
        })
        .map(({ element }) => element.textContent?.slice(0, 40)),
    );
    expect(pale).toEqual([]);
    await expect(page.getByRole("search")).toBeHidden();
  });
}

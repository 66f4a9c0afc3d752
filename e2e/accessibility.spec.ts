import { expect } from "@playwright/test";
import { COURSE_PATH, open, test } from "./site.ts";

// A button floats over the first, the weeks stay over the second, a bar over the third.
for (const path of ["/", "/courses", COURSE_PATH])
  test(`${path} covers no element that has the focus (WCAG 2.4.11), and holds long titles and texts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    // Where motion is wanted, the page scrolls to the focus in steps.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(await page.evaluate(findCovered)).toEqual([]);
    await page.evaluate(lengthenTexts);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findOverflowing), `${width} px`).toEqual([]);
    }
  });

/** The elements that something covers while they have the focus, on the way down the page and on the way up. */
function findCovered(): string[] {
  const elements = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary"),
  ].filter((element) => element.checkVisibility() && element.tabIndex === 0);
  const isCovered = (element: HTMLElement) => {
    element.focus();
    return ![...element.getClientRects()].some(({ x, y, width, height }) => {
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top) || top?.contains(element) === true;
    });
  };
  return [...elements, ...elements.toReversed()].filter(isCovered).map(({ outerHTML }) => outerHTML);
}

const lengthenTexts = (): void => {
  for (const heading of document.querySelectorAll("main h1, main h2, main h3"))
    heading.textContent = "Distributed Observability and Internationalization Engineering";
  for (const text of document.querySelectorAll("main li > div > p, main header p.text-lead"))
    text.textContent = "Thirty words of description that go on and on ".repeat(4);
};

/** The elements that are narrower than what is in them. */
const findOverflowing = (): string[] =>
  [...document.querySelectorAll("main, main li, main h1, main h2, main h3")]
    // Texts for screen readers alone are one pixel wide.
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.localName} '${element.textContent?.slice(0, 30)}'`);

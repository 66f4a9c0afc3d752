import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { BUDGETS, expectWithin } from "../pages/screens.ts";
import { content, openOnce, test } from "../site.ts";

// What may differ between courses, on a phone.
test.describe.configure({ mode: "parallel" });

test.use({ viewport: { width: 375, height: 812 } });

/** Half of 24 CSS pixels, within the target. */
const REACH = 11.5;

/** The sessions whose mark does not take a tap at every corner of a square of 24 pixels, around its number. */
const listSmallMarks = (page: Page) =>
  page.evaluate((reach) => {
    const numbers = [...document.querySelectorAll<SVGTextElement>(".poster a > text[x]")];
    return numbers.flatMap((number) => {
      number.scrollIntoView({ block: "center" });
      const { x, y, width, height } = number.getBoundingClientRect();
      const corners = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => [dx, dy]));
      const takesAll = corners.every(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        return hit?.closest("a") === number.parentElement;
      });
      return takesAll ? [] : [number.textContent];
    });
  }, REACH);

for (const { slug, sessions } of content.courses)
  test.describe(slug, () => {
    const getPage = openOnce(getCoursePath(slug));

    test("is no longer than its budget", () => expectWithin(getPage(), BUDGETS["a course"]));

    test("numbers the marks of its poster", () =>
      expect(getPage().locator(".poster a > text[x]")).toHaveText(
        Array.from({ length: sessions }, (_, index) => String(index + 1)),
      ));

    test("takes a tap within 24 pixels of each mark", async () => {
      expect(await listSmallMarks(getPage())).toEqual([]);
    });
  });

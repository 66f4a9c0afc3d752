import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { compress } from "../../scripts/hosts/delivery.ts";
import { COURSE_BUDGET, expectWithin } from "../pages/screens.ts";
import { content, openOnce, test } from "../site.ts";

// What may differ between courses, on a phone.
test.describe.configure({ mode: "parallel" });

test.use({ viewport: { width: 375, height: 812 } });

/** Half of 24 CSS pixels, within the target. */
const REACH = 11.5;

/** The sessions whose mark does not take a tap at every corner of a square of 24 pixels, around its number. */
const listSmallMarks = (page: Page) =>
  page.evaluate((reach) => {
    const numbers = [...document.querySelectorAll<SVGTextElement>(".poster text[x]")];
    return numbers.flatMap((number) => {
      number.scrollIntoView({ block: "center" });
      const { x, y, width, height } = number.getBoundingClientRect();
      const corners = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => [dx, dy]));
      const takesAll = corners.every(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        return hit?.closest("a") === number.closest("a");
      });
      return takesAll ? [] : [number.textContent];
    });
  }, REACH);

/** The most that the page of a course may have: words without those of drawings, and KiB of HTML as hosts compress it. */
const MOST = { words: 1900, size: 23 };

/** The words of the page's main part that are not in its drawings. */
const countWords = (page: Page): Promise<number> =>
  page.getByRole("main").evaluate((main) => {
    const texts = main.cloneNode(true) as Element;
    for (const drawing of texts.querySelectorAll("svg, style, script")) drawing.remove();
    for (const element of texts.querySelectorAll("*")) element.append(" ");
    return (texts.textContent.match(/[\p{L}\p{N}]\S*/gu) ?? []).length;
  });

for (const { slug, sessions } of content.courses)
  test.describe(slug, () => {
    const getPage = openOnce(getCoursePath(slug));

    test("is no longer than its budget", () => expectWithin(getPage(), COURSE_BUDGET));

    test("has up to 1,900 words", async () =>
      expect(await countWords(getPage())).toBeLessThanOrEqual(MOST.words));

    test("has up to 23 KiB of compressed HTML", async ({ request }) => {
      const html = await (await request.get(getCoursePath(slug))).text();
      expect(compress(html).length / 1024).toBeLessThanOrEqual(MOST.size);
    });

    test("numbers the marks of its poster", () =>
      expect(getPage().locator(".poster text[x]")).toHaveText(
        Array.from({ length: sessions }, (_, index) => String(index + 1)),
      ));

    test("takes a tap within 24 pixels of each mark", async () => {
      expect(await listSmallMarks(getPage())).toEqual([]);
    });
  });

import { expect, type Page } from "@playwright/test";
import { getCoursePath, getSessionId } from "#app/academy/addresses.ts";
import { COURSE, COURSE_PATH, content, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

const PHONE = { width: 375, height: 812 };

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

test("each poster numbers its marks, and on a phone each takes a tap within 24 pixels", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { slug, sessions } of content.courses) {
    await page.goto(getCoursePath(slug));
    await expect(page.locator(".poster a > text[x]"), slug).toHaveText(
      Array.from({ length: sessions }, (_, index) => String(index + 1)),
    );
    expect(await listSmallMarks(page), slug).toEqual([]);
  }
});

test("each mark links to its session and is named by it", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const marks = page.locator(".poster a");
  expect(
    await marks.evaluateAll((all) =>
      all.map((mark) => [
        mark.getAttribute("href"),
        mark.querySelector("text:not([aria-hidden])")?.textContent,
      ]),
    ),
  ).toEqual(
    COURSE.syllabus
      .flatMap(({ sessions }) => sessions)
      .map((title, index) => [
        `#${getSessionId(index + 1)}`,
        `${index + 1} · Week ${Math.floor(index / 2) + 1} · ${title}`,
      ]),
  );
  await marks.nth(4).locator("use").click();
  await expect(page.locator(`#${getSessionId(5)}`)).toBeInViewport();
});

test("the Tab key passes the marks, whose sessions are also links as text", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const stops = await page
    .locator(".poster a")
    .evaluateAll((links) => links.filter(({ tabIndex }) => tabIndex === 0).length);
  expect(stops).toBe(0);
});

test("a mark under the pointer is named at the foot of the poster", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const mark = page.locator(`.poster a[href="#${getSessionId(5)}"]`);
  const name = mark.locator("text").last();
  await expect(name).toHaveCSS("opacity", "0");
  await mark.locator("use").hover();
  await expect(name).toHaveCSS("opacity", "1");
});

import { expect } from "@playwright/test";
import { listSessions } from "#app/courses/course.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { COURSE, COURSE_PATH, test } from "../support/site.ts";

// Whether its marks can be tapped: every-course.spec.ts.

test.use({ javaScriptEnabled: false });

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
  ).toEqual(listSessions(COURSE).map(({ number, title }) => [`#${getSessionId(number)}`, title]));
  await marks.nth(4).locator("use").click();
  await expect(page.locator(`#${getSessionId(5)}`)).toBeInViewport();
});

test("a session in the address lights its mark, and no other", async ({ page }) => {
  await page.goto(`${COURSE_PATH}#${getSessionId(9)}`);
  const lit = await page
    .locator(".poster a")
    .evaluateAll((marks) =>
      marks
        .filter((mark) => getComputedStyle(mark).getPropertyValue("--rim-width"))
        .map((mark) => mark.getAttribute("href")),
    );
  expect(lit).toEqual([`#${getSessionId(9)}`]);
});

test("the Tab key passes the marks", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const stops = await page.locator(".poster a").evaluateAll((links) => links.map(({ tabIndex }) => tabIndex));
  expect(stops).toEqual(Array(COURSE.sessions).fill(-1));
});

test("a mark under the pointer is named at the foot of the poster", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const mark = page.locator(`.poster a[href="#${getSessionId(5)}"]`);
  const name = mark.locator("text").last();
  await expect(name).toHaveCSS("opacity", "0");
  await mark.locator("use").hover();
  await expect(name).toHaveCSS("opacity", "1");
});

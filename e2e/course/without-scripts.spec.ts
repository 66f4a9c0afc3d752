import { expect } from "@playwright/test";
import { getSessionId } from "#app/content/addresses.ts";
import { COURSE, COURSE_PATH, TABS, test } from "../site.ts";

test.use({ javaScriptEnabled: false });

test("all panels are readable under their headings; each mark of the poster is a link to its session, the Tab key stops once, a mark is white and named under the pointer, and the syllabus lights the small poster", async ({
  page,
}) => {
  await page.goto(COURSE_PATH);
  for (const name of TABS)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  const { programHighlights, learningOutcomes, prerequisites, projects, syllabus } = COURSE;
  const entries = (await page.getByRole("main").locator("li:visible").allInnerTexts()).join("\n");
  for (const text of [programHighlights, learningOutcomes, prerequisites, projects].flat())
    expect(entries).toContain(text);
  for (const title of syllabus.flatMap(({ sessions }) => sessions)) expect(entries).toContain(title);
  const marks = page.locator(".poster-frame svg a");
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
  const stops = await page
    .locator(".poster-frame a")
    .evaluateAll((links) => links.filter(({ tabIndex }) => tabIndex === 0).length);
  expect(stops).toBe(1);
  const mark = page.locator(`.poster a[href="#${getSessionId(5)}"]`);
  const name = mark.locator("text").last();
  await expect(name).toHaveCSS("opacity", "0");
  await mark.locator("use").hover();
  await expect(name).toHaveCSS("opacity", "1");
  await expect(mark).toHaveCSS("fill", "rgb(255, 255, 255)");
  const [project = ""] = Object.keys(COURSE.builds);
  await expect(page.locator(".poster .tie-names").filter({ hasText: project })).toHaveCSS("opacity", "1");
  await mark.locator("use").click();
  await expect(page.locator(`#${getSessionId(5)}`)).toBeInViewport();
  const lit = page.locator("#syllabus .poster-copy");
  for (const [block, colour] of ["", "#fff"].entries()) {
    await page.locator("#syllabus .sessions").nth(block).locator("li").first().hover();
    await expect(lit).toHaveCSS("--b2", colour);
  }
});

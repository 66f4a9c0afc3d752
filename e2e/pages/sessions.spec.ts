import { expect } from "@playwright/test";
import { getCoursePath, getTimetablePath } from "#app/academy/addresses.ts";
import { TRACKS } from "#app/academy/tracks.ts";
import { listSessions } from "#app/courses/course.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { COURSE, content, openOnce, test } from "../support/site.ts";

test("a link to a course opens its weeks", async ({ page }) => {
  await page.goto(getTimetablePath(COURSE.slug));
  const title = listSessions(COURSE)[0]?.title ?? "";
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});

test("every session of every course is a link to its row in the syllabus", async ({ page }) => {
  await page.goto("/sessions");
  const links = page.locator(".week ol > li > a:first-child");
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.textContent]),
  );
  const byTrack = TRACKS.flatMap((track) => content.courses.filter((course) => course.track === track));
  const expected = byTrack.flatMap((course) =>
    listSessions(course).map(({ number, title }) => [
      `${getCoursePath(course.slug)}#${getSessionId(number)}`,
      title,
    ]),
  );
  expect(shown).toEqual(expected);
});

test("names sessions in letters of the usual width on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(getTimetablePath(COURSE.slug));
  const names = page.locator(`#${COURSE.slug} .week a`);
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) await expect(name).toHaveCSS("font-stretch", "100%");
});

test.describe("on its page", () => {
  const getPage = openOnce("/sessions");
  const jumps = () => getPage().getByRole("navigation", { name: "On this page" }).getByRole("link");
  const tool = () => getPage().locator(".tools > li").first();

  for (const track of TRACKS)
    test(`a link leads to the track '${track}'`, async () => {
      await jumps().filter({ hasText: track }).click();
      await expect(getPage().getByRole("heading", { name: track, exact: true })).toBeInViewport();
    });

  test("the last link leads to the tools", async () => {
    await jumps().last().click();
    await expect(tool()).toBeInViewport();
  });

  test("a tool opens into its courses", async () => {
    await expect(tool().getByRole("link").first()).toBeHidden();
    await tool().locator("summary").click();
    await expect(tool().getByRole("link").first()).toBeVisible();
  });
});

for (const [width, columns] of [
  [375, 1],
  [768, 2],
  [1440, 3],
] as const)
  test(`a tool opens where it is, in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/sessions");
    const tools = page.locator(".tools > li > details > summary");
    const lefts = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
    for (const tool of await tools.all()) {
      await tool.scrollIntoViewIfNeeded();
      const before = await tool.boundingBox();
      await tool.click();
      expect(await tool.boundingBox()).toEqual(before);
    }
  });

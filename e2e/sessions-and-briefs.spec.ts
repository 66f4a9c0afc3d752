import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { listDownloads } from "#app/site/downloads.server.ts";
import { content, test } from "./site.ts";

// One session and one brief, since all are made alike; that each is complete is checked by `npm run content`.
const [session] = content.entries.sessions;
const [brief] = content.entries.briefs;
if (!session || !brief) throw new Error("content/ has no written session or no brief.");

test("the hour of a session leads to each of its parts", async ({ page }) => {
  await page.goto(session.path);
  const hour = page.getByRole("navigation", { name: content.pages.session.hour }).getByRole("link");
  await expect(hour).toHaveCount(session.parts.length);
  await hour.last().click();
  await expect(page.locator(`#part-${session.parts.length}`)).toBeInViewport();
});

test("output wraps on a phone, so that the last line of an error can be read", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(session.path);
  const hidden = await page
    .locator(".listing-text pre")
    .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((width) => width > 0)).toEqual([]);
});

test("the solution of a session's task is folded, and whole", async ({ page }) => {
  await page.goto(session.path);
  const solution = page.locator("details pre");
  await expect(solution).toBeHidden();
  await page.getByText(content.pages.session.task.solution).click();
  await expect(solution).toBeVisible();
  const text = session.files.find(({ path }) => path === undefined)?.text.trim() ?? "";
  expect((await solution.textContent())?.trim()).toBe(text);
});

test("a course leads to its session and its brief, which lead back", async ({ page }) => {
  await page.goto(getCoursePath(session.course));
  await page
    .locator("#syllabus li li")
    .filter({ hasText: session.session })
    .getByRole("link", { name: content.pages.course.syllabus.read })
    .click();
  await expect(page).toHaveURL(session.path);
  await page.goto(getCoursePath(brief.course));
  await page.getByRole("tab", { name: "Projects" }).click();
  await page.locator(`main a[href="${brief.path}"]`).first().click();
  await expect(page).toHaveURL(brief.path);
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link");
  await expect(trail).toHaveCount(3);
  await trail.last().click();
  await expect(page).toHaveURL(getCoursePath(brief.course));
});

test("the header of a course leads to its own session and brief, and to those of no other course", async ({
  page,
}) => {
  await page.goto(getCoursePath(session.course));
  const own = listDownloads(content)
    .filter(({ course }) => course === session.course)
    .map(({ path }) => path);
  const main = page.getByRole("main");
  for (const path of own) await expect(main.locator(`header a[href="${path}"]`)).toBeVisible();
  const samples = await main
    .locator('a[href$="/session"], a[href*="/projects/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(samples)).toEqual(new Set(own));
});

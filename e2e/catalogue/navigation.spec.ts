import { expect } from "@playwright/test";
import { content, findCourses, open, sayShown, test } from "../site.ts";
import { ALL_SHOWN, BEGINNER, choose, count, search, shown } from "./parts.ts";

test("the filter lives in the address", async ({ page }) => {
  await open(page, "/courses");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) requests.push(request.url());
  });
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await search(page).fill("java & more");
  await expect(page).toHaveURL("/courses?search=java+%26+more");
  await search(page).fill("");
  const ongoing = content.courses.filter(({ track }) => track === "Continuous Learning");
  await choose(page, "Track", "Continuous Learning");
  await expect(page).toHaveURL("/courses?track=Continuous+Learning");
  // What a course now in view needs is fetched ahead; the filter itself asks for nothing.
  expect(requests.filter((url) => !/\/courses\/[\w-]+\.data$/.test(url))).toEqual([]);
  await page
    .getByRole("link", { name: /^View Course/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/courses/${ongoing[0]?.slug}`);
  await page.goBack();
  await expect(count(page)).toHaveText(sayShown(ongoing.length));
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("a row can be opened in a tab of its own", async ({ page, context }) => {
  await open(page, "/courses");
  const tab = context.waitForEvent("page");
  await page.locator(`[data-course="${BEGINNER.slug}"] a`).click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(`/courses/${BEGINNER.slug}`);
  await expect(page).toHaveURL("/courses");
});

test("a direct address shows the filtered list and keeps the canonical", async ({ page }) => {
  await open(page, `/courses?search=${encodeURIComponent(BEGINNER.title)}&level=Beginner`);
  await expect(search(page)).toHaveValue(BEGINNER.title);
  const expected = findCourses(BEGINNER.title.toLowerCase(), "Beginner");
  expect(expected).toContain(BEGINNER.slug);
  await expect(count(page)).toHaveText(sayShown(expected.length));
  expect(await shown(page)).toEqual(expected);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${content.site.identity.origin}/courses`,
  );
});

test("coming from another page the rows are there, are filtered and lead on, without a load", async ({
  page,
}) => {
  await open(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
  await expect(count(page)).toHaveText(ALL_SHOWN);
  expect(await shown(page)).toEqual(content.courses.map(({ slug }) => slug));
  await choose(page, "Track", "Continuous Learning");
  const left = await shown(page);
  await expect(count(page)).toHaveText(sayShown(left.length));
  await page.locator("[data-course]:visible a").first().click();
  await expect(page).toHaveURL(`/courses/${left[0]}`);
  // The address changes before the page does.
  const opened = content.courses.find(({ slug }) => slug === left[0]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(opened?.title ?? "");
  await page.goBack();
  await expect(count(page)).toHaveText(sayShown(left.length));
  expect(await shown(page)).toEqual(left);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

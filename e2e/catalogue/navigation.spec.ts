import { expect } from "@playwright/test";
import { content, findCourses, open, sayShown, test } from "../site.ts";
import { BEGINNER, choose, count, search, shown } from "./parts.ts";

test("the filter lives in the address", async ({ page }) => {
  await open(page, "/courses");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await search(page).fill("java & more");
  await expect(page).toHaveURL("/courses?search=java+%26+more");
  await search(page).fill("");
  const ongoing = content.courses.filter(({ track }) => track === "Continuous Learning");
  await choose(page, "Track", "Continuous Learning");
  await expect(page).toHaveURL("/courses?track=Continuous+Learning");
  expect(requests.filter((url) => !url.includes("/covers/"))).toEqual([]);
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

import { expect, type Page } from "@playwright/test";
import { content, formatShown, open, test } from "../site.ts";

const LEVELS = ["All", "Beginner", "Intermediate", "Advanced", "All Levels"];
const TRACKS = ["All", "Foundation", "AI-Powered", "Continuous Learning"];

const TOTAL = content.courses.length;
const ALL_SHOWN = formatShown(TOTAL);

const search = (page: Page) => page.getByRole("searchbox");
const group = (page: Page, name: string) => page.getByRole("group", { name });
const choose = (page: Page, name: string, choice: string) =>
  group(page, name).getByRole("button", { name: choice, exact: true }).click();
const count = (page: Page) => page.getByRole("status").filter({ hasText: "Showing" });

/** The slugs of the courses that the filters leave. */
const shown = (page: Page) =>
  page
    .locator("[data-course]:visible")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-course")));

test.beforeEach(({ page }) => open(page, "/courses"));

test("search and two named filters are open at first, and a course has a row that leads to it", async ({
  page,
}) => {
  const { label } = content.pages.courses.search;
  await expect(page.getByRole("search").getByRole("searchbox", { name: label })).toHaveValue("");
  for (const [name, choices] of [
    ["Level", LEVELS],
    ["Track", TRACKS],
  ] as const) {
    await expect(group(page, name).getByRole("button")).toHaveText(choices);
    await expect(group(page, name).locator('[aria-pressed="true"]')).toHaveText(["All"]);
  }
  await expect(count(page)).toHaveText(ALL_SHOWN);
  await expect(count(page)).toHaveRole("status");
  expect(await shown(page)).toEqual(content.courses.map(({ slug }) => slug));
  for (const { slug, level, track, duration, title, description, image } of content.courses.slice(0, 2)) {
    const row = page.locator(`[data-course="${slug}"]`);
    for (const text of [level, track, duration, title, description]) await expect(row).toContainText(text);
    await expect(row.getByRole("img")).toHaveAttribute("src", image);
    await expect(row.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(row.getByRole("link", { name: `View Course ${title}` })).toHaveAttribute(
      "href",
      `/courses/${slug}`,
    );
  }
});

test("a level, a track and both show their courses and count them", async ({ page }) => {
  for (const [level, track] of [
    ["Beginner", "All"],
    ["All", "Foundation"],
    ["Advanced", "AI-Powered"],
    ["Intermediate", "Continuous Learning"],
    ["Beginner", "Continuous Learning"],
  ] as const) {
    const matches = content.courses.filter(
      (course) => ["All", course.level].includes(level) && ["All", course.track].includes(track),
    );
    await choose(page, "Level", level);
    await choose(page, "Track", track);
    await expect(count(page)).toHaveText(formatShown(matches.length));
    expect(await shown(page)).toEqual(matches.map(({ slug }) => slug));
  }
});

test("rows that do not match stay in the page, out of sight and out of reach", async ({ page }) => {
  const matching = content.courses.filter(({ track }) => track === "Continuous Learning").length;
  await choose(page, "Track", "Continuous Learning");
  await expect(page.locator("[data-course]")).toHaveCount(TOTAL);
  await expect(page.locator("[data-course][hidden]")).toHaveCount(TOTAL - matching);
  await expect(page.getByRole("main").getByRole("link", { name: /^View Course/ })).toHaveCount(matching);
  const hidden = page.locator("[data-course][hidden] a").first();
  await hidden.evaluate((link) => link.focus());
  await expect(hidden).not.toBeFocused();
});

test("an empty result says so and can be cleared; the focus is kept", async ({ page }) => {
  const empty = page.getByText("No courses found matching your criteria");
  await expect(empty).toBeHidden();
  await search(page).fill("cobol");
  await choose(page, "Level", "Advanced");
  await expect(empty).toBeVisible();
  await expect(page.locator("[data-course][hidden]")).toHaveCount(TOTAL);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(empty).toBeHidden();
  await expect(count(page)).toHaveText(ALL_SHOWN);
  await expect(search(page)).toHaveValue("");
  await expect(group(page, "Level").locator('[aria-pressed="true"]')).toHaveText(["All"]);
  await expect(page).toHaveURL("/courses");
  await expect(page.locator("body")).not.toBeFocused();
});

test("a chosen filter neither scrolls the page nor changes the width of its button", async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 240));
  const button = group(page, "Level").getByRole("button", { name: "Intermediate" });
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await button.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(240);
});

test("the filter is kept in the address, without a request and without an entry in the history", async ({
  page,
}) => {
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await search(page).fill("java & more");
  await expect(page).toHaveURL("/courses?search=java+%26+more");
  await search(page).fill("");
  await choose(page, "Track", "Continuous Learning");
  await expect(page).toHaveURL("/courses?track=Continuous+Learning");
  expect(requests.filter((url) => !url.includes("/covers/"))).toEqual([]);
  const links = page.getByRole("link", { name: /^View Course/ });
  const ongoing = await links.count();
  await links.first().click();
  await expect(page).toHaveURL(/\/courses\/./);
  await page.goBack();
  await expect(count(page)).toHaveText(formatShown(ongoing));
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

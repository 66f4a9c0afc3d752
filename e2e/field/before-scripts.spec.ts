import { expect, type Page } from "@playwright/test";
import {
  BEGINNERS,
  COURSE_PATH,
  content,
  findCourses,
  holdFiles,
  hydrated,
  SCRIPTS,
  sayShown,
  test,
} from "../site.ts";

const state = (page: Page) => page.locator("html").getAttribute("data-scripts");

test("the first paint waits for nothing but the page", async ({ page }) => {
  const release = await holdFiles(page, /\/(assets|covers)\//);
  await page.goto(COURSE_PATH, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-weight", "800");
  release();
  await hydrated(page);
});

test.describe("before the scripts arrive", () => {
  test("tabs, their address and the keyboard answer; React takes them over", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto(COURSE_PATH);
    await page.getByRole("tab", { name: "Projects" }).click();
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeHidden();
    await expect(page).toHaveURL(/#projects$/);
    await page.getByRole("tab", { name: "Projects" }).press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Prerequisites" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Prerequisites" })).toBeVisible();
    expect(await state(page)).toBe("loading");
    release();
    await hydrated(page);
    await expect(page.getByRole("tab", { name: "Prerequisites" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page).toHaveURL(COURSE_PATH);
  });

  test("questions answer, one at a time; React takes over which one is open", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    const [first, second] = content.faq;
    await page.goto("/contact");
    await page.getByRole("button", { name: first?.question ?? "" }).click();
    await expect(page.getByText(first?.answer ?? "")).toBeVisible();
    await page.getByRole("button", { name: second?.question ?? "" }).click();
    await expect(page.getByText(first?.answer ?? "")).toBeHidden();
    release();
    await hydrated(page);
    await expect(page.getByText(second?.answer ?? "")).toBeVisible();
    await page.getByRole("button", { name: second?.question ?? "" }).click();
    await expect(page.getByText(second?.answer ?? "")).toBeHidden();
  });

  test("the filter answers and keeps what was chosen", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/courses");
    await page.getByRole("button", { name: "Beginner" }).click();
    await expect(page.locator("[data-course]:visible")).toHaveCount(BEGINNERS);
    await expect(page.getByText(sayShown(BEGINNERS))).toBeVisible();
    await page.getByRole("searchbox").fill("no such course");
    await expect(page.getByText("No courses found matching your criteria")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.getByRole("searchbox").fill("python");
    await expect(page).toHaveURL(/\?search=python$/);
    const shown = await page.locator("[data-course]:visible").count();
    release();
    await hydrated(page);
    await expect(page.locator("[data-course]:visible")).toHaveCount(shown);
    await expect(page.getByRole("searchbox")).toHaveValue("python");
    await page.getByRole("searchbox").fill("");
    await expect(page.locator("[data-course]:visible")).toHaveCount(content.courses.length);
  });

  test("an address with a filter or a tab never shows anything else", async ({ page }) => {
    await holdFiles(page, SCRIPTS);
    await page.goto("/courses?search=python&level=Beginner", { waitUntil: "commit" });
    await expect(
      page.getByText(sayShown(findCourses("python", "Beginner").length), { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("python");
    await page.goto(`${COURSE_PATH}#projects`, { waitUntil: "commit" });
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });
});

import { expect } from "@playwright/test";
import { COURSE_PATH, content, FIRST_COURSES, hydrated, open, test } from "../site.ts";
import { getLists, listRelated, TABS } from "./course.ts";

for (const course of FIRST_COURSES)
  test(`${course.title}: its tabs answer the keyboard, one panel at a time, and a related course opens at its top`, async ({
    page,
  }) => {
    await open(page, `/courses/${course.slug}`);
    const tabs = page.getByRole("tab");
    expect(await tabs.allTextContents()).toEqual(TABS);
    const panel = page.getByRole("tabpanel");
    await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    await tabs.nth(0).focus();
    for (const [index, entries] of Object.values(getLists(course)).entries()) {
      await page.keyboard.press("ArrowRight");
      await expect(tabs.nth(index + 1)).toBeFocused();
      await expect(tabs.nth(index + 1)).toHaveAttribute("aria-selected", "true");
      await expect(panel).toHaveCount(1);
      expect(await panel.getByRole("listitem").allTextContents()).toEqual(entries);
    }
    await expect(panel.locator("ol")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(panel).toBeFocused();
    const related = content.courses.find(({ slug }) => slug === listRelated(course)[0]);
    if (!related) return expect(page.locator("[data-course]")).toHaveCount(0);
    await page.getByRole("link", { name: `Learn More ${related.title}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(related.title);
    await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

test("a tab that is chosen does not scroll the page, and keeps its width", async ({ page }) => {
  await open(page, COURSE_PATH);
  await page.evaluate(() => scrollTo(0, 300));
  const tab = page.getByRole("tab", { name: "Projects" });
  const before = (await tab.boundingBox())?.width;
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect((await tab.boundingBox())?.width).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("a tab's address survives a reload and Back, and find in page opens its panel", async ({ page }) => {
  await open(page, `${COURSE_PATH}#outcomes`);
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  // Hidden so that find in page still sees it.
  const projects = page.locator("#projects");
  await expect(projects).toHaveAttribute("hidden", "until-found");
  await projects.dispatchEvent("beforematch");
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

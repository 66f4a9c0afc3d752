import { expect } from "@playwright/test";
import { COURSE, COURSE_PATH, content, hydrated, open, test } from "../site.ts";
import { getLists, listRelated, TABS } from "./course.ts";

test("tabs answer the keyboard and show one panel at a time", async ({ page }) => {
  await open(page, COURSE_PATH);
  const tabs = page.getByRole("tab");
  const panel = page.getByRole("tabpanel");
  await expect(tabs).toHaveText(TABS);
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(0).focus();
  for (const [index, entries] of Object.values(getLists(COURSE)).entries()) {
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(index + 1)).toBeFocused();
    await expect(tabs.nth(index + 1)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    expect(await panel.getByRole("listitem").allTextContents()).toEqual(entries);
  }
  await expect(panel.locator("ol")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
});

test("a related course opens at its top with its first tab", async ({ page }) => {
  const related = content.courses.find(({ slug }) => slug === listRelated(COURSE)[0]);
  await open(page, `${COURSE_PATH}#projects`);
  await page.getByRole("link", { name: `Learn More ${related?.title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(related?.title ?? "");
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a chosen tab neither scrolls the page nor changes its width", async ({ page }) => {
  await open(page, COURSE_PATH);
  await page.evaluate(() => scrollTo(0, 300));
  const tab = page.getByRole("tab", { name: "Projects" });
  const before = (await tab.boundingBox())?.width;
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect((await tab.boundingBox())?.width).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("the address keeps the tab over a reload and Back, and find in page opens a panel", async ({ page }) => {
  await open(page, `${COURSE_PATH}#outcomes`);
  const outcomes = page.getByRole("tabpanel", { name: "Outcomes" });
  await expect(outcomes).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(outcomes).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(outcomes).toBeVisible();
  const projects = page.locator("#projects");
  await expect(projects).toHaveAttribute("hidden", "until-found");
  await projects.dispatchEvent("beforematch");
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

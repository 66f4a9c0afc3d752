import { expect } from "@playwright/test";
import { expectNoViolations } from "../axe.ts";
import { COURSE_PATH, hydrated, open, TABS, test } from "../site.ts";

test("tabs answer the keyboard, and show one panel in WCAG without scrolling", async ({ page }) => {
  await open(page, COURSE_PATH);
  const tabs = page.getByRole("tab");
  const panel = page.getByRole("tabpanel");
  await expect(tabs).toHaveText(TABS);
  await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
  await tabs.nth(0).focus();
  const top = await page.evaluate(() => scrollY);
  for (const [index, id] of ["outcomes", "prerequisites", "projects"].entries()) {
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(index + 1)).toBeFocused();
    await expect(tabs.nth(index + 1)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAttribute("id", id);
    await expectNoViolations(page, { within: "[data-island]" });
    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
  await expect(panel.locator("ol")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
});

test("the address keeps the tab over a reload and Back", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const projects = page.getByRole("tabpanel", { name: "Projects" });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page).toHaveURL(`${COURSE_PATH}#projects`);
  await page.reload();
  await hydrated(page);
  await expect(projects).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(projects).toBeVisible();
});

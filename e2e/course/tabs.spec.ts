import { expect } from "@playwright/test";
import { LETTER_ID } from "#app/courses/course-ids.ts";
import { TABS } from "#app/courses/course-tabs.ts";
import { expectNoViolations } from "../support/axe.ts";
import { COURSE_PATH, findNextLink, hydrate, NEXT_PATH, open, test } from "../support/site.ts";

test.describe("with the keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, COURSE_PATH);
    await page.getByRole("tab").first().focus();
  });

  test("arrow keys choose a tab, and scroll nothing", async ({ page }) => {
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveText(TABS);
    await expect(tabs.nth(0)).toHaveAttribute("aria-selected", "true");
    const top = await page.evaluate(() => scrollY);
    for (const index of [1, 2, 3]) {
      await page.keyboard.press("ArrowRight");
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
  });

  test("a tab shows its panel alone, in WCAG", async ({ page }) => {
    const panel = page.getByRole("tabpanel");
    for (const id of ["outcomes", "prerequisites", "projects"]) {
      await page.keyboard.press("ArrowRight");
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAttribute("id", id);
      await expectNoViolations(page, { within: "[data-island]" });
    }
    await expect(panel.locator("ol")).toHaveCount(1);
  });

  test("the Tab key moves from a tab into its panel", async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel")).toBeFocused();
  });
});

test("the address keeps the tab over a reload and Back", async ({ page }) => {
  await page.goto(COURSE_PATH);
  const projects = page.getByRole("tabpanel", { name: "Projects" });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page).toHaveURL(`${COURSE_PATH}#projects`);
  await page.reload();
  await hydrate(page);
  await expect(projects).toBeVisible();
  await findNextLink(page).click();
  await expect(page).toHaveURL(NEXT_PATH);
  await page.goBack();
  await expect(projects).toBeVisible();
});

test("a tab follows no old fragment where the browser refuses the new one", async ({ page }) => {
  await open(page, `${COURSE_PATH}#${LETTER_ID}`);
  const fold = page.locator("details", { has: page.locator(`#${LETTER_ID}`) });
  await expect(fold).toHaveAttribute("open");
  await fold.locator("summary").click();
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException("Too many writes", "SecurityError");
    };
  });
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(fold).not.toHaveAttribute("open");
});

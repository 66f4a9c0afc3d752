import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { open, test } from "../support/site.ts";

test.use({ viewport: { width: 375, height: 800 } });

const getToggle = (page: Page) => page.getByRole("button", { name: /menu/, includeHidden: true });
const getMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

async function expectMenu(page: Page, isOpen: boolean): Promise<void> {
  await expect(getToggle(page)).toHaveAttribute("aria-expanded", String(isOpen));
  await expect(getMenu(page)).toBeVisible({ visible: isOpen });
}

test("the menu of a phone opens and closes by its button, and keeps WCAG", async ({ page }) => {
  await page.goto("/about");
  for (const isOpen of [false, true, false]) {
    await expectMenu(page, isOpen);
    if (isOpen) await expectNoViolations(page, { within: "header" });
    await getToggle(page).click();
  }
});

test("the menu hangs from the bar, and scrolls where it does not fit", async ({ page }) => {
  await page.goto("/about");
  await getToggle(page).click();
  const bar = await page.getByRole("banner").boundingBox();
  const menu = await getMenu(page).boundingBox();
  expect(Math.abs((menu?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThanOrEqual(3);
  await page.setViewportSize({ width: 500, height: 320 });
  const last = getMenu(page).getByRole("link", { name: "Get Started" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("the menu closes by its links, and when its page is left", async ({ page }) => {
  await page.goto("/about");
  // At an answer without content the browser stays on the page.
  await page.route(/\/(about|courses)$/, (route) => route.fulfill({ status: 204 }));
  for (const label of ["About", "Courses"]) {
    await getToggle(page).click();
    await getMenu(page).getByRole("link", { name: label }).click();
    await expectMenu(page, false);
  }
  await getToggle(page).click();
  await expectMenu(page, true);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expectMenu(page, false);
});

test("Esc closes the menu, and returns the focus to its button", async ({ page }) => {
  await page.goto("/about");
  await getToggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(getMenu(page).getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectMenu(page, false);
  await expect(getToggle(page)).toBeFocused();
});

test("the menu closes when the focus leaves it, or the window is wide", async ({ page }) => {
  await page.goto("/about");
  await getToggle(page).click();
  await getMenu(page).getByRole("link", { name: "Get Started" }).focus();
  await page.keyboard.press("Tab");
  await expectMenu(page, false);
  await getToggle(page).click();
  await page.setViewportSize({ width: 1400, height: 800 });
  await expect(getToggle(page)).toHaveAttribute("aria-expanded", "false");
});

test("after a press outside the menu the keyboard presses buttons, follows links", async ({ page }) => {
  await open(page, "/contact");
  await getToggle(page).click();
  await page.mouse.click(3, 790);
  await expectMenu(page, false);
  const question = page.locator("[data-island=faq] h3 button").first();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
});

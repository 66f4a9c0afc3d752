import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { findNextLink, NEXT_PATH, open, openOnce, test } from "../support/site.ts";

test.use({ viewport: { width: 375, height: 800 } });

const getToggle = (page: Page) => page.getByRole("button", { name: /menu/, includeHidden: true });
const getMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

async function expectMenu(page: Page, isOpen: boolean): Promise<void> {
  await expect(getToggle(page)).toHaveAttribute("aria-expanded", String(isOpen));
  await expect(getMenu(page)).toBeVisible({ visible: isOpen });
}

test.describe("the menu of a phone, opened by its button", () => {
  const getPage = openOnce("/about");
  test.beforeEach(async () => {
    // An earlier test may have left it open.
    await getPage().keyboard.press("Escape");
    await expectMenu(getPage(), false);
    await getToggle(getPage()).click();
    await expectMenu(getPage(), true);
  });

  test("closes by its button", async () => {
    await getToggle(getPage()).click();
    await expectMenu(getPage(), false);
  });

  test("keeps WCAG", () => expectNoViolations(getPage(), { within: "header" }));

  test("hangs from the bar", async () => {
    const bar = await getPage().getByRole("banner").boundingBox();
    const menu = await getMenu(getPage()).boundingBox();
    expect(Math.abs((menu?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThanOrEqual(3);
  });

  test("scrolls where it does not fit", async () => {
    await getPage().setViewportSize({ width: 500, height: 320 });
    const last = getMenu(getPage()).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("closes by its links, even where the page stays", async () => {
    // At an answer without content the browser stays on the page.
    const link = getMenu(getPage()).getByRole("link").nth(1);
    await getPage().route(`**${await link.getAttribute("href")}`, (route) => route.fulfill({ status: 204 }));
    await link.click();
    await expectMenu(getPage(), false);
  });

  test("closes when its page is left", async () => {
    await getPage().evaluate(() => dispatchEvent(new Event("pagehide")));
    await expectMenu(getPage(), false);
  });

  test("closes by Esc, which returns the focus to the button", async () => {
    await getToggle(getPage()).focus();
    await getPage().keyboard.press("Tab");
    await expect(getMenu(getPage()).getByRole("link").first()).toBeFocused();
    await getPage().keyboard.press("Escape");
    await expectMenu(getPage(), false);
    await expect(getToggle(getPage())).toBeFocused();
  });

  test("closes when the focus leaves it", async () => {
    await getMenu(getPage()).getByRole("link").last().focus();
    await getPage().keyboard.press("Tab");
    await expectMenu(getPage(), false);
  });

  test("closes when the window becomes wide", async () => {
    await getPage().setViewportSize({ width: 1400, height: 800 });
    await expect(getToggle(getPage())).toHaveAttribute("aria-expanded", "false");
  });
});

test("a press outside the menu closes it, and leaves the keyboard working", async ({ page }) => {
  await open(page, "/contact");
  await getToggle(page).click();
  await page.mouse.click(3, 790);
  await expectMenu(page, false);
  const question = page.locator("[data-island=faq] h3 button").first();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await findNextLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(NEXT_PATH);
});

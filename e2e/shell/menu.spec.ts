import { expect, type Page } from "@playwright/test";
import { open, test } from "../site.ts";

test.describe("the menu at 375 px", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("is closed at load, opens and closes, and says so", async ({ page }) => {
    await open(page, "/about");
    const toggle = page.getByRole("button", { name: /menu/ });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeHidden();
  });

  for (const label of ["Courses", "About"]) {
    test(`closes when ${label} is picked`, async ({ page }) => {
      await open(page, "/about");
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/${label.toLowerCase()}`);
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    });
  }

  test("hangs from the bar, and can be scrolled where it does not fit", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    const bar = await page.getByRole("banner").boundingBox();
    const menu = await page.getByRole("navigation", { name: "Menu" }).boundingBox();
    const bottom = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(Math.abs((menu?.y ?? 0) - bottom)).toBeLessThanOrEqual(3);
    await page.setViewportSize({ width: 667, height: 375 });
    const last = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Get Started" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("after a press beside the open menu, the keyboard still follows links and presses buttons", async ({
    page,
  }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.mouse.click(3, 790);
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    const question = page.locator("[data-island=faq] h3 button").first();
    await question.focus();
    await page.keyboard.press("Enter");
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("form").locator("button[type=submit]").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Missing Information")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/about");
  });

  test("closes on Esc and gives the focus back", async ({ page }) => {
    await open(page, "/about");
    const toggle = page.getByRole("button", { name: "Open menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Home" }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

  test("is closed when Back returns to the page where a link was picked", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu(page).getByRole("link", { name: "Courses" }).click();
    await expect(page).toHaveURL("/courses");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  });

  test("closes when the focus leaves it, by a press beside it, and when its button goes", async ({
    page,
  }) => {
    await page.goto("/courses");
    const toggle = page.getByRole("button", { name: /menu/ });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const last = menu(page).getByRole("link", { name: "Get Started" });
    await last.focus();
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
    await toggle.click();
    const url = page.url();
    await page.mouse.click(3, 790);
    await expect(menu(page)).toBeHidden();
    expect(page.url()).toBe(url);
    await toggle.click();
    await page.setViewportSize({ width: 1400, height: 800 });
    // A width that no frame has shown closes nothing.
    const hidden = page.getByRole("button", { name: /menu/, includeHidden: true });
    await expect(hidden).toHaveAttribute("aria-expanded", "false");
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(menu(page)).toBeHidden();
  });
});

import { expect, type Page } from "@playwright/test";
import { COURSE_PATH, open, stopClock, test } from "./site.ts";

const tooltip = (page: Page, index: number) => page.getByRole("tooltip", { includeHidden: true }).nth(index);
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("tooltips", () => {
  test("open after 700 ms, and at once within 300 ms of another", async ({ page }) => {
    await page.clock.install();
    await open(page, COURSE_PATH);
    await stopClock(page);
    await trigger(page, "Duration").hover();
    await page.clock.runFor(650);
    await expect(tooltip(page, 0)).toBeHidden();
    await page.clock.runFor(100);
    await expect(tooltip(page, 0)).toBeVisible();
    await trigger(page, "Live sessions").hover();
    await page.clock.runFor(20);
    await expect(tooltip(page, 1)).toBeVisible();
    await expect(tooltip(page, 0)).toBeHidden();
    await page.mouse.move(0, 0);
    await page.clock.runFor(400);
    await trigger(page, "Total hours").hover();
    await page.clock.runFor(600);
    await expect(tooltip(page, 2)).toBeHidden();
    await page.clock.runFor(150);
    await expect(tooltip(page, 2)).toBeVisible();
  });

  test("open on keyboard focus and close on Esc", async ({ page }) => {
    await open(page, COURSE_PATH);
    // After a key the browser shows the focus wherever it goes.
    await page.keyboard.press("Tab");
    await trigger(page, "Duration").focus();
    await expect(tooltip(page, 0)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip(page, 0)).toBeHidden();
  });
});

test.describe("toasts", () => {
  const toasts = (page: Page) => page.locator("[data-sonner-toast]");

  /** Sends an empty form that many times; from then on the clock is stopped. */
  async function showToasts(page: Page, count: number): Promise<void> {
    await page.clock.install();
    await open(page, "/contact");
    await stopClock(page);
    for (let sent = 0; sent < count; sent++) await page.getByRole("button", { name: "Send Message" }).click();
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(toasts(page)).toHaveCount(count, { timeout: 100 });
    }).toPass();
  }

  test("at most three are visible", async ({ page }) => {
    await showToasts(page, 5);
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  });

  test("one goes after 4000 ms", async ({ page }) => {
    await showToasts(page, 1);
    await page.clock.runFor(3500);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(toasts(page)).toHaveCount(0);
  });
});

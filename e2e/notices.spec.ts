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
  const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();
  const toasts = (page: Page) => page.locator("[data-sonner-toast]");

  test("at most three are visible", async ({ page }) => {
    await open(page, "/contact");
    for (let count = 0; count < 5; count++) await send(page);
    await expect(toasts(page)).toHaveCount(5);
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  });

  test("one goes after 4000 ms", async ({ page }) => {
    await page.clock.install();
    await open(page, "/contact");
    await stopClock(page);
    await send(page);
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(toasts(page)).toHaveCount(1, { timeout: 100 });
    }).toPass();
    await page.clock.runFor(3500);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(toasts(page)).toHaveCount(0);
  });
});

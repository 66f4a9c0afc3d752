import { expect, type Page } from "@playwright/test";
import { COURSE_PATH, content, open, stopClock, test } from "./support/site.ts";

const tooltip = (page: Page, index: number) => page.getByRole("tooltip", { includeHidden: true }).nth(index);
const trigger = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a tooltip opens after 700 ms, and at once within 300 ms of another", async ({ page }) => {
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
  await trigger(page, content.pages.course.facts.hours.label).hover();
  await page.clock.runFor(600);
  await expect(tooltip(page, 2)).toBeHidden();
});

test("a tooltip opens at the focus, and closes by Esc", async ({ page }) => {
  await page.clock.install();
  await open(page, COURSE_PATH);
  await stopClock(page);
  // After a key the browser shows the focus wherever it goes.
  await page.keyboard.press("Tab");
  await trigger(page, "Duration").focus();
  await page.clock.runFor(20);
  await expect(tooltip(page, 0)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip(page, 0)).toBeHidden();
});

test("up to three toasts are visible, for 4000 ms", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact");
  await stopClock(page);
  for (let sent = 0; sent < 5; sent++) await page.getByRole("button", { name: "Send Message" }).click();
  const toasts = page.locator("[data-sonner-toast]");
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toasts).toHaveCount(5, { timeout: 100 });
  }).toPass();
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(3500);
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(1500);
  await expect(visible).toHaveCount(0);
});

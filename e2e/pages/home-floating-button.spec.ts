import { expect } from "@playwright/test";
import { openedOnce, test } from "../site.ts";

test.use({ page: openedOnce("/") });

test("the floating button leads to the toolkit, smoothly where motion is wanted", async ({ page }) => {
  const jump = page.getByRole("link", { name: "Free AI Toolkit" });
  await expect(jump).toBeInViewport();
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(jump).toBeInViewport();
    await jump.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#toolkit-cta")).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", behavior);
    await expect(page.locator("#toolkit-cta")).toBeFocused();
  }
});

test("the floating button never lies on the footer, and stands still in a low window", async ({ page }) => {
  const jump = page.getByRole("link", { name: "Free AI Toolkit" });
  const places = () =>
    jump.evaluate((link) => ({
      jump: link.getBoundingClientRect().bottom,
      footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
    }));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const atEnd = await places();
  expect(atEnd.jump).toBeLessThanOrEqual(atEnd.footer);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(jump).not.toBeInViewport();
});

test("what has the focus is never covered (2.4.11)", async ({ page }) => {
  // Where motion is wanted, the page scrolls to the focus in steps.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 812 });
  const count = await page.locator("a[href]:visible, button:visible").count();
  for (let step = 0; step < count; step++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const boxes = [...element.getClientRects()];
      const isSeen = boxes.some(({ x, y, width, height }) => {
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return element.contains(top) || top?.contains(element) === true;
      });
      return isSeen ? null : element.textContent;
    });
    expect(covered).toBeNull();
  }
});

import { expect } from "@playwright/test";
import { findNextLink, NEXT_PATH, test } from "../support/site.ts";

// Where motion is wanted, the page scrolls to the focus in steps.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("the skip link is first, and leads the focus past the shell", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a link leads to the top of the next page, and Back to the place", async ({ page }) => {
  await page.goto("/#main");
  const link = findNextLink(page);
  const getPlace = () => link.evaluate((element) => element.getBoundingClientRect().top);
  await link.focus();
  const before = await getPlace();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(NEXT_PATH);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/#main");
  await expect.poll(getPlace).toBeCloseTo(before, 0);
});

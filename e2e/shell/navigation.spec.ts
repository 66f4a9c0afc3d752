import { expect } from "@playwright/test";
import { COURSE_PATH, test } from "../site.ts";

test("a link leads to the top of the next page, and Back returns to the place", async ({ page }) => {
  // Where motion is wanted, the page scrolls to the focus in steps.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  const getPlace = () => link.evaluate((element) => element.getBoundingClientRect().top);
  await link.focus();
  const before = await getPlace();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(getPlace).toBeCloseTo(before, 0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test("Back and Forward between links within a page return to their places", async ({ page }) => {
  await page.goto("/sessions");
  const links = page.getByRole("main").locator('a[href^="#"]');
  const places: number[] = [];
  for (const index of [0, 2, 3]) {
    // A click of the mouse would scroll to the link first.
    await links.nth(index).evaluate((link: HTMLElement) => link.click());
    places.push(await page.evaluate(() => scrollY));
  }
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[1]);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[0]);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(places[1]);
});

test("every page begins with the skip link, which leads the focus past the shell", async ({ page }) => {
  for (const path of ["/", COURSE_PATH, "/contact"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

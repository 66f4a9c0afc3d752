import { expect, type Locator } from "@playwright/test";
import { open, test } from "../site.ts";

test("a link leads to the top of the next page, and Back returns to the place", async ({ page }) => {
  // In the window: how far down that is in the page is a guess as long as the parts above have not been drawn.
  const getPlace = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);
  await open(page, "/");
  const links = [
    page
      .getByRole("main")
      .getByRole("link", { name: /^Learn More/ })
      .nth(4),
    page.getByRole("contentinfo").getByRole("link", { name: "About" }),
  ];
  for (const link of links) {
    // By a key: where a page still comes over into the next one, a click would scroll once more to find its target.
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const before = await getPlace(link);
    const url = page.url();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(url);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => getPlace(link)).toBeCloseTo(before, 0);
  }
});

test("after a navigation the focus is at the new page and its title is announced", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
});

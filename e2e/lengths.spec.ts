import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { content, open, test } from "./site.ts";

const PHONE = { width: 375, height: 812 };

for (const { name, paths, screens } of [
  { name: "the home page", paths: ["/"], screens: 11 },
  { name: "each course", paths: content.courses.map(({ slug }) => getCoursePath(slug)), screens: 8 },
]) {
  test(`on a phone ${name} is at most ${screens} screens long`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of paths) {
      await open(page, path);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / PHONE.height, path).toBeLessThanOrEqual(screens);
    }
  });
}

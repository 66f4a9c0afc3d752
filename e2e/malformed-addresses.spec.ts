import { expect } from "@playwright/test";
import { COURSE_PATH, open, test } from "./site.ts";

// Malformed filters of the catalogue and the toolkit: course-filter.test.ts, prompt-filter.test.ts.

for (const hash of ["#%E0%A4%A", "#50%", "#__proto__", `#${encodeURIComponent('"]<img src=x>')}`])
  test(`a course works at the malformed address ?%${hash}`, async ({ page }) => {
    await open(page, `${COURSE_PATH}?%${hash}`);
    await page.getByRole("tab", { name: "Projects" }).click();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  });

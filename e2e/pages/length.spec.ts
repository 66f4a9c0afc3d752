import { test } from "../support/site.ts";
import { BUDGETS, expectWithin } from "./screens.ts";

// Courses: course/every-course.spec.ts.

test.use({ viewport: { width: 375, height: 812 } });

for (const [path, budget] of Object.entries(BUDGETS))
  test(`${path} is no longer than its budget on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectWithin(page, budget);
  });

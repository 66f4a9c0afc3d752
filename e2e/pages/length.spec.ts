import { test } from "../site.ts";
import { expectWithin } from "./screens.ts";

/** How many screens of a phone a page may take; for courses: course/every-course.spec.ts. */
const BUDGETS: Record<string, number> = {
  "/": 11,
  "/courses": 5.5,
  "/dev-toolkit": 7.5,
  "/dev-toolkit/roadmap": 4.6,
};

test.use({ viewport: { width: 375, height: 812 } });

test("no page is longer than its budget on a phone", async ({ page }) => {
  for (const [path, budget] of Object.entries(BUDGETS)) {
    await page.goto(path);
    await expectWithin(page, budget);
  }
});

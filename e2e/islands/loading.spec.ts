import { expect, type Page } from "@playwright/test";
import { COURSE_PATH, SCRIPTS, test } from "../support/site.ts";

// Every test that calls `hydrate` sees that a key hydrates islands.

test.use({ viewport: { width: 1280, height: 400 } });

/** Opens a page: no script is asked for until its visitor acts, and then an island is hydrated. */
async function expectHydratedBy(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const scripts: string[] = [];
  page.on("request", (request) => void (SCRIPTS.test(request.url()) && scripts.push(request.url())));
  await page.goto(path, { waitUntil: "networkidle" });
  await page.mouse.move(3, 3);
  expect(scripts).toEqual([]);
  await act();
  await expect(page.locator("[data-island][data-live]")).not.toHaveCount(0);
}

test("an island is hydrated under the pointer, and asks for no script before", ({ page }) =>
  expectHydratedBy(page, COURSE_PATH, () => page.getByRole("tab", { name: "Projects" }).hover()));

test("an island is hydrated when it comes into view, and asks for no script before", ({ page }) =>
  expectHydratedBy(page, "/contact", () => page.locator("#faq").scrollIntoViewIfNeeded()));

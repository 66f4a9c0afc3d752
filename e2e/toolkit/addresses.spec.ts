import { expect } from "@playwright/test";
import { test } from "../site.ts";
import { DAYS, LAST, PROMPT } from "./parts.ts";

/** How far the target of the address is from the top of the window. */
const measureTop = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

const MOVED = [
  [`/dev-toolkit#${PROMPT.slug}`, `/dev-toolkit/${PROMPT.group.slug}#${PROMPT.slug}`],
  [`/dev-toolkit?search=x#${LAST.slug}`, `/dev-toolkit/${LAST.group.slug}#${LAST.slug}`],
  ["/dev-toolkit/worked-answers", "/dev-toolkit"],
  [`/dev-toolkit/worked-answers#${PROMPT.group.slug}`, `/dev-toolkit/${PROMPT.group.slug}#worked`],
] as const;

test("old addresses of prompts and answers lead on", async ({ page }) => {
  for (const [from, to] of MOVED) {
    // A page that leads on at once is never loaded whole.
    await page.goto(from, { waitUntil: "commit" });
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("an old address leads on from within the page, too", async ({ page }) => {
  await page.goto("/dev-toolkit");
  await page.evaluate((slug) => location.assign(`#${slug}`), PROMPT.slug);
  await expect(page).toHaveURL(`/dev-toolkit/${PROMPT.group.slug}#${PROMPT.slug}`);
});

test("the marks of the roadmap lead to their days", async ({ page }) => {
  await page.goto("/dev-toolkit");
  for (const day of [1, DAYS.length]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.locator(`#roadmap nav a[href="#day-${day}"]`).click();
    await expect(page.locator(`#day-${day}`)).toBeInViewport();
    await expect.poll(() => page.evaluate(measureTop, `day-${day}`)).toBeLessThan(60);
  }
});

import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";

test("the wall has a mark for each session, and leads to the sessions of each course", async ({ page }) => {
  await page.goto("/");
  const runs = await page
    .locator(".wall a")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("href"), link.querySelectorAll("i, b").length]),
    );
  expect(runs).toEqual(content.courses.map(({ slug, sessions }) => [getTimetablePath(slug), sessions]));
});

import { expect } from "@playwright/test";
import { getTimetablePath } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";

test("the wall has a mark for each session, each in its own place, and leads to the sessions of each course", async ({
  page,
}) => {
  await page.goto("/");
  const runs = await page
    .locator(".wall a")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("href"), link.querySelectorAll("i, b").length]),
    );
  expect(runs).toEqual(content.courses.map(({ slug, sessions }) => [getTimetablePath(slug), sessions]));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 4000 });
    await page.locator(".wall").scrollIntoViewIfNeeded();
    // Marks outside the page, or where two courses overlap.
    const misplaced = await page.locator(".wall :is(i, b)").evaluateAll((marks) =>
      marks.filter((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        const here = document.elementsFromPoint(x + width / 2, y + height / 2);
        return here.filter((element) => element.matches(".wall a")).length !== 1;
      }),
    );
    expect(misplaced, `${width} px`).toHaveLength(0);
  }
});

import { expect } from "@playwright/test";
import { content, openedOnce, test } from "../site.ts";
import { expectFirstCall, expectLinks, main, section } from "./parts.ts";

test.describe("/academic", () => {
  test.use({ page: openedOnce("/academic") });

  for (const { link } of content.pages.academic.audiences)
    test(`says '${link.label}' in the first screen, on a phone and on a wide screen`, ({ page }) =>
      expectFirstCall(page, link.label, link.href));

  test("/academic draws the sixteen weeks of a semester, 2, 6, 6 and 2 of them in a step", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const bar = section(page, content.pages.academic.steps.title).locator("div[aria-hidden] > div");
    const drawn = await bar.evaluateAll((steps) =>
      steps.map((step) => [...step.querySelectorAll("li")].map((week) => week.textContent)),
    );
    expect(drawn.map(({ length }) => length)).toEqual([2, 6, 6, 2]);
    expect(drawn.flat()).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)));
    const widths = await bar.evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().width));
    expect(widths.map((width) => Math.round((16 * width) / widths.reduce((a, b) => a + b)))).toEqual([
      2, 6, 6, 2,
    ]);
  });

  test("/academic: six gaps, four offerings, four reasons, four steps in order", async ({ page }) => {
    const { gaps, offerings, reasons, steps } = content.pages.academic;
    await expect(main(page).locator("svg rect")).toHaveCount(gaps.items.length);
    await expect(section(page, gaps.title).getByRole("listitem")).toHaveCount(6);
    await expect(section(page, offerings.title).getByRole("listitem")).toHaveCount(4);
    await expect(section(page, reasons.title).getByRole("listitem")).toHaveCount(4);
    const list = section(page, steps.title).locator("ol > li");
    expect(await list.getByRole("heading").allTextContents()).toEqual(["Assess", "Learn", "Build", "Launch"]);
    await expectLinks(page, ["/courses", "/learning-paths", "/contact"]);
  });
});

import { expect } from "@playwright/test";
import { content, openedOnce, test } from "../site.ts";
import { expectFirstCall, expectLinks, main, section } from "./parts.ts";

test.describe("/about", () => {
  test.use({ page: openedOnce("/about") });

  const { primary } = content.pages.about;
  test(`says '${primary.label}' in the first screen, on a phone and on a wide screen`, ({ page }) =>
    expectFirstCall(page, primary.label, primary.href));

  test("/about: mission, differentiators, philosophy, parent company", async ({ page }) => {
    const { mission, differentiators, philosophy } = content.pages.about;
    for (const { title } of [mission, differentiators, philosophy])
      await expect(section(page, title)).toHaveCount(1);
    await expectLinks(page, [content.site.parent.url]);
  });

  test("/about draws every live session of the catalogue", async ({ page }) => {
    const figure = main(page).getByRole("figure").first();
    const drawn = await figure
      .locator("path[fill-rule]")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")?.split(/m/i).length ?? 0));
    // A holed mark is two shapes, an outlined one as well.
    const shapes = { Beginner: 1, "All Levels": 1, Intermediate: 2, Advanced: 2 };
    expect(drawn).toEqual(content.courses.map(({ sessions, level }) => 1 + sessions * shapes[level]));
    for (const [index, { title, slug, sessions }] of content.courses.entries()) {
      const row = figure.getByRole("link").nth(index);
      await expect(row).toHaveAccessibleName(`${title} ${sessions} sessions`);
      await expect(row).toHaveAttribute("href", `/courses/${slug}`);
    }
    const widths = await figure
      .locator("svg")
      .evaluateAll((drawings) =>
        drawings.map((drawing) => drawing.querySelector("path")?.getBoundingClientRect().width ?? 0),
      );
    const ofLength = (sessions: number) =>
      widths.filter((_, row) => content.courses[row]?.sessions === sessions);
    for (const width of ofLength(24)) {
      expect(width).toBeCloseTo(ofLength(24)[0] ?? 0, 1);
      expect(width).toBeLessThan(Math.min(...ofLength(28)));
    }
    const total = content.courses.reduce((sum, { sessions }) => sum + sessions, 0);
    await expect(figure).toContainText(`${total} live sessions of our ${content.courses.length} courses`);
  });

  // Last, because it leaves another address behind.
  test("/about shows a review, its comments at their lines, and what a certificate says", async ({
    page,
  }) => {
    const { review, certificate } = content.pages.sample;
    await page.setViewportSize({ width: 320, height: 700 });
    const before = page.getByRole("region", { name: review.labels.before });
    const after = page.getByRole("region", { name: review.labels.after });
    expect((await before.locator("code").allTextContents()).map((line) => line.trimEnd())).toEqual(
      review.before,
    );
    expect((await after.locator("code").allTextContents()).map((line) => line.trimEnd())).toEqual(
      review.after,
    );
    await before.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => before.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    for (const { line, text } of review.comments) {
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole("link", { name: `${review.labels.line} ${line}`, exact: true }).click();
      const target = before.locator("li:target");
      await expect(target.locator("code")).toHaveText(review.before[line - 1]?.trim() ?? "");
      await expect(target).toBeInViewport();
    }
    const course = content.courses.find(({ slug }) => slug === certificate.course);
    const specimen = page.getByRole("figure").filter({ hasText: certificate.specimen });
    await expect(specimen).toContainText(`${course?.title}: ${course?.sessions} live sessions`);
    await expect(specimen).toContainText(certificate.limit);
    await expect(specimen.getByRole("listitem")).toHaveCount(course?.projects.length ?? 0);
  });
});

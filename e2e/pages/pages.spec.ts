import { expect } from "@playwright/test";
import { content, formatShown, test } from "../site.ts";
import { SIZES, section } from "./parts.ts";

const { about, academic, corporate, tools, sample } = content.pages;

for (const [path, calls] of Object.entries({
  "/about": [about.primary],
  "/academic": academic.audiences.map(({ link }) => link),
  "/corporate": [corporate.primary],
  "/zerotools": [{ label: `${tools.closing.open} (opens in a new tab)`, href: content.site.tools.url }],
}))
  test(`the first screen of ${path} shows its call to action on a phone and a wide screen`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { label, href } of calls) {
        const call = page.getByRole("main").getByRole("link", { name: label, exact: true }).first();
        await expect(call).toHaveAttribute("href", href);
        await expect(call).toBeInViewport({ ratio: 1 });
      }
    }
  });

test("the drawing of /academic has the weeks of its steps, that of /corporate a line to each programme", async ({
  page,
}) => {
  await page.goto("/academic");
  const weeks = academic.steps.steps.reduce((sum, step) => sum + step.weeks, 0);
  await expect(page.locator(".band").first()).toHaveAttribute("style", `--length:${weeks}`);
  await page.goto("/corporate");
  for (const { title } of corporate.programmes.items) {
    await page.getByRole("figure").getByRole("link", { name: title, exact: true }).click();
    await expect(page.locator(":target")).toContainText(title);
  }
});

test("the comments of the review on /about lead to their lines, which scroll on a phone", async ({
  page,
}) => {
  const { review } = sample;
  await page.goto("/about");
  await page.setViewportSize({ width: 320, height: 700 });
  const before = page.getByRole("group", { name: review.labels.before });
  const after = page.getByRole("group", { name: review.labels.after });
  for (const [code, lines] of [
    [before, review.before],
    [after, review.after],
  ] as const)
    expect(
      (await code.locator("code > span > :last-child").allTextContents()).map((line) => line.trimEnd()),
    ).toEqual(lines);
  await before.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => before.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  for (const { line, text } of review.comments) {
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("link", { name: `${review.labels.line} ${line}`, exact: true }).click();
    const target = before.locator("span:target");
    await expect(target.locator(":scope > :last-child")).toHaveText(review.before[line - 1]?.trim() ?? "");
    await expect(target).toBeInViewport();
  }
});

test("/learning-paths leads to the courses, a track's courses and the form", async ({ page }) => {
  await page.goto("/learning-paths");
  const { links } = content.pages["learning-paths"].closing;
  for (const href of ["/courses", "/contact", ...links.map((link) => link.href)])
    await expect(page.getByRole("main").locator(`a[href="${href}"]`).first()).toBeVisible();
  await section(page, "Continuous Learning").locator('a[href^="/courses?track="]').click();
  const shown = content.courses.filter(({ track }) => track === "Continuous Learning").length;
  await expect(page.getByText(formatShown(shown))).toBeVisible();
});

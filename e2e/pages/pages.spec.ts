import { expect, type Locator } from "@playwright/test";
import { content, formatShown, test } from "../support/site.ts";

const { about, academic, corporate, tools, "learning-paths": paths } = content.pages;

/** What a page asks its visitor to do. */
const CALLS: Record<string, { label: string; href: string }[]> = {
  "/about": [about.primary],
  "/academic": academic.audiences.map(({ link }) => link),
  "/corporate": [corporate.primary],
  "/zerotools": [{ label: `${tools.closing.open} (opens in a new tab)`, href: content.site.tools.url }],
};

test("the first screen shows what the page is for, on a phone and a wide screen", async ({ page }) => {
  const main = page.getByRole("main");
  const expectInFirstScreen = async (element: Locator) => {
    for (const size of [
      { width: 375, height: 812 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect(element).toBeInViewport({ ratio: 1 });
    }
  };
  for (const [path, calls] of Object.entries(CALLS)) {
    await page.goto(path);
    for (const { label, href } of calls) {
      const call = main.getByRole("link", { name: label, exact: true }).first();
      await expect(call).toHaveAttribute("href", href);
      await expectInFirstScreen(call);
    }
  }
  await page.goto("/contact");
  await expectInFirstScreen(main.getByRole("textbox", { name: "Your name" }));
});

test("/learning-paths leads to the courses, a track's courses and the form", async ({ page }) => {
  await page.goto("/learning-paths");
  const main = page.getByRole("main");
  for (const href of ["/courses", "/contact", ...paths.closing.links.map((link) => link.href)])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  await main.locator('a[href^="/courses?track=Continuous"]').click();
  const shown = content.courses.filter(({ track }) => track === "Continuous Learning").length;
  await expect(page.getByText(formatShown(shown))).toBeVisible();
});

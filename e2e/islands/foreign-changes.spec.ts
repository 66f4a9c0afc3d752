import { expect, type Page } from "@playwright/test";
import {
  COURSE_PATH,
  findCourses,
  formatShown,
  holdFiles,
  hydrate,
  open,
  SCRIPTS,
  test,
} from "../support/site.ts";

// A warning, not an error: React has rendered again an island whose HTML was changed.
test.use({ allowedConsole: /^warning: .*Minified React error #4\d\d/ });

/** Wraps every text of the page as a translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style,textarea")) continue;
      const font = document.createElement("font");
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    }
  });

/** Opens a page and translates it while its modules are held back. @returns the function that releases them. */
async function openTranslated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto(path);
  await translate(page);
  return async () => {
    release();
    await hydrate(page);
  };
}

test("an early filter on a translated page holds, and works after it is translated", async ({ page }) => {
  const hydrate = await openTranslated(page, "/courses");
  await page.getByRole("button", { name: /Beginner/ }).click();
  await page.getByRole("searchbox").pressSequentially("python");
  await hydrate();
  const found = findCourses("python", "Beginner").length;
  await expect(page.getByText(formatShown(found), { exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("python");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page).toHaveURL(/\?search=python&level=Beginner$/);
  await translate(page);
  await page.getByRole("searchbox").fill("no such course");
  await expect(page.getByText(/No courses found/)).toBeVisible();
  await page.getByRole("searchbox").fill("python");
  await expect(page.locator("[data-course]:visible")).toHaveCount(found);
});

test("an early question and an early text on a translated page are kept", async ({ page }) => {
  const hydrate = await openTranslated(page, "/contact");
  const question = page.getByRole("heading", { level: 3 }).getByRole("button").first();
  await question.click();
  await page.locator("#contact-message").fill("Typed before");
  await hydrate();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#contact-message")).toHaveValue("Typed before");
});

test("elements that an extension puts into the page do not break it", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.body.prepend(document.createElement("extension-bar"));
      document.documentElement.dataset.extension = "on";
    });
    addEventListener("load", () => {
      for (const place of document.querySelectorAll("main, main > *, [role=tablist]"))
        place.prepend(document.createElement("extension-mark"));
    });
  });
  await open(page, COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
});

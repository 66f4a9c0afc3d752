import { expect, type Page } from "@playwright/test";
import { BEGINNERS, COURSE_PATH, holdFiles, hydrated, open, SCRIPTS, sayShown, test } from "../site.ts";

// React says on the console that it has rendered an island anew whose HTML was changed.
test.use({ allowedConsole: /Minified React error #4\d\d/ });

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

test("a page that was translated before hydration filters", async ({ page }) => {
  await page.goto("/courses");
  await translate(page);
  await hydrated(page);
  await page.getByRole("button", { name: /Beginner/ }).click();
  await expect(page.getByText(sayShown(BEGINNERS))).toBeVisible();
});

test("a form that was translated before hydration keeps what was typed", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/contact");
  await page.locator("textarea").fill("Typed before");
  await translate(page);
  release();
  await hydrated(page);
  await expect(page.locator("textarea")).toHaveValue("Typed before");
});

test("a page that is translated after hydration still filters", async ({ page }) => {
  await open(page, "/courses");
  await translate(page);
  await page.getByRole("button", { name: /Beginner/ }).click();
  await expect(page.locator("[data-course]:visible")).toHaveCount(BEGINNERS);
  await page.getByRole("searchbox").fill("no such course");
  await expect(page.getByText(/No courses found/)).toBeVisible();
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

import { expect, type Page } from "@playwright/test";
import { BEGINNERS, COURSE_PATH, content, hydrated, open, sayShown, test } from "../site.ts";

/** Wraps every text of the page as a translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style")) continue;
      const font = document.createElement("font");
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    }
  });

test("a page that was translated before its scripts came hydrates without a fault", async ({ page }) => {
  await page.goto("/courses");
  await translate(page);
  await hydrated(page);
  await page.getByRole("button", { name: /Beginner/ }).click();
  await expect(page.getByText(sayShown(BEGINNERS))).toBeVisible();
});

test("a translated page keeps its counts and leads on", async ({ page }) => {
  await open(page, "/courses");
  await translate(page);
  await page.getByRole("button", { name: /Beginner/ }).click();
  await expect(page.getByText(new RegExp(sayShown(BEGINNERS)))).toBeVisible();
  await page.getByRole("searchbox").fill("no such course");
  await expect(page.getByText(/No courses found/)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: /About/ }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
});

test("React goes on where a translator has taken its texts away", async ({ page }) => {
  await open(page, "/about");
  const left = await page.evaluate(() => {
    const [place, gone] = [document.createElement("p"), document.createTextNode("gone")];
    place.insertBefore(document.createElement("b"), gone);
    return [place.removeChild(gone) === gone, place.innerHTML];
  });
  expect(left).toEqual([true, "<b></b>"]);
});

test("what an extension has put into the page does not break it", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.body.prepend(document.createElement("extension-bar"));
      document.body.append(document.createElement("extension-menu"));
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

import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import {
  BEGINNERS,
  COURSE_PATH,
  findCourses,
  formatShown,
  holdFiles,
  hydrated,
  open,
  SCRIPTS,
  test,
} from "../site.ts";
import { copy, DAYS, downloadCalendar, first, listNames, openRoadmap, PROMPTS } from "../toolkit/parts.ts";

// React reports on the console that it has rendered again an island whose HTML was changed.
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

/** Opens a page and translates it while its modules are held back. @returns the function that lets them come. */
async function openTranslated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto(path);
  await translate(page);
  return async () => {
    release();
    await hydrated(page);
  };
}

test("a form that was translated before hydration keeps what was typed", async ({ page }) => {
  const hydrate = await openTranslated(page, "/contact");
  await page.locator("textarea").fill("Typed before");
  await hydrate();
  await expect(page.locator("textarea")).toHaveValue("Typed before");
});

test("an early filter on a translated page holds, with the focus", async ({ page }) => {
  const hydrate = await openTranslated(page, "/courses");
  await page.getByRole("button", { name: /Beginner/ }).click();
  await page.getByRole("searchbox").pressSequentially("python");
  await hydrate();
  const found = findCourses("python", "Beginner").length;
  await expect(page.getByText(formatShown(found), { exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("python");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page).toHaveURL(/\?search=python&level=Beginner$/);
});

test("an early tab and an early question on a translated page open", async ({ page }) => {
  const hydrateCourse = await openTranslated(page, COURSE_PATH);
  await page.getByRole("tab", { name: /Projects/ }).press("ArrowLeft");
  await hydrateCourse();
  await expect(page.getByRole("tab", { name: "Prerequisites" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Prerequisites" })).toBeVisible();
  await page.unrouteAll();
  const hydrateContact = await openTranslated(page, "/contact");
  const question = page.getByRole("heading", { level: 3 }).getByRole("button").first();
  await question.click();
  await hydrateContact();
  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test("the calendar of a translated roadmap has the titles and minutes of its days, when the visitor chose", async ({
  page,
}) => {
  await openRoadmap(page);
  await translate(page);
  await page.locator("#roadmap [name=start]").fill(`${new Date().getFullYear() + 1}-02-27`);
  await page.locator("#roadmap [name=time]").fill("18:30");
  for (const day of [0, 6]) await page.locator(`#roadmap [data-weekday="${day}"]`).uncheck();
  const events = await downloadCalendar(page);
  expect(events.map(({ summary }) => summary)).toEqual(DAYS.map(({ day, title }) => `Day ${day}: ${title}`));
  expect(events.map(({ duration }) => duration.toSeconds() / 60)).toEqual(DAYS.map(({ minutes }) => minutes));
  for (const { startDate } of events) {
    expect(String(startDate)).toContain("T18:30:00");
    expect([ICAL.Time.SATURDAY, ICAL.Time.SUNDAY]).not.toContain(startDate.dayOfWeek());
  }
});

test("a notice that is translated is replaced by the next one", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const empty = first(PROMPTS.filter((prompt) => listNames(prompt).length > 0));
  await open(page, `/dev-toolkit/${empty.group.slug}`);
  const prompt = page.locator(`#${empty.slug}`);
  const notice = page.getByRole("status").filter({ hasText: copy.copying.close });
  await prompt.getByRole("button").click();
  await expect(notice).toContainText(`${listNames(empty)[0]}`);
  await translate(page);
  for (const field of await prompt.getByRole("textbox").all()) await field.fill("x");
  await prompt.getByRole("button").click();
  await expect(notice).toContainText(`${copy.copying.copied}.${copy.copying.close}`);
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

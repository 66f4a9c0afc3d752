import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { DAY } from "#app/academy/days.ts";
import { countSheets, holdFiles, hydrate, open, SCRIPTS, test } from "../support/site.ts";
import { DAYS, first } from "./parts.ts";

const NEXT_YEAR = new Date().getFullYear() + 1;

/** The box that ticks a day. */
const tick = (page: Page, day: number) => page.locator(`#day-${day}`).getByRole("checkbox");

/** The mark of a day, a link. */
const mark = (page: Page, day: number) => page.locator(`#roadmap nav a[href="#day-${day}"]`);

/** The day on which a calendar begins. */
const firstDay = (page: Page) => page.getByLabel("Start on", { exact: true });

const pressDownload = (page: Page) =>
  page.getByRole("button", { name: "Download calendar file (.ics)" }).click();

/** How many days are reported as done. */
const expectDone = (page: Page, days: number) =>
  expect(page.locator("#roadmap").getByRole("status").first()).toHaveText(
    `${days} of ${DAYS.length} days done`,
  );

test("ticks of two tabs add up, and stay over a reload", async ({ page, context }) => {
  await page.goto("/dev-toolkit/roadmap#day-1");
  const other = await context.newPage();
  await other.goto("/dev-toolkit/roadmap#day-2");
  await tick(page, 1).check();
  await expectDone(page, 1);
  await tick(other, 2).check();
  await expectDone(other, 2);
  await tick(page, 3).check();
  await expectDone(page, 3);
  await other.close();
  await page.reload();
  await expectDone(page, 3);
});

test("a day is named as done until its tick is taken away", async ({ page }) => {
  await page.goto("/dev-toolkit/roadmap#day-3");
  await tick(page, 3).check();
  const name = `Day 3: ${DAYS[2]?.title}`;
  await expect(mark(page, 3)).toHaveAccessibleName(`${name} (Done)`);
  await tick(page, 3).uncheck();
  await expect(mark(page, 3)).toHaveAccessibleName(name);
});

test("days that are done, reviews and others differ in forced colours", async ({ page }) => {
  await page.goto("/dev-toolkit/roadmap#day-1");
  await tick(page, 1).check();
  await page.emulateMedia({ forcedColors: "active" });
  await expect(mark(page, 1)).toHaveClass(/done/);
  const review = first(DAYS.filter((day) => day.review)).day;
  const looks = await Promise.all(
    [1, 3, review].map((day) =>
      mark(page, day).evaluate((element) => {
        const { borderStyle, background } = getComputedStyle(element);
        return borderStyle + background;
      }),
    ),
  );
  expect(new Set(looks).size).toBe(3);
});

test("all days are printed on two pages, without controls", async ({ page }) => {
  await page.goto("/dev-toolkit/roadmap#day-1");
  await tick(page, 1).check();
  await expectDone(page, 1);
  await page.emulateMedia({ media: "print" });
  for (const day of [1, DAYS.length]) await expect(page.locator(`#day-${day}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download calendar file (.ics)" })).toBeHidden();
  expect(await countSheets(page)).toBe(2);
});

test("an old address of a day opens that day on the page of the roadmap", async ({ page }) => {
  await page.goto("/dev-toolkit#day-12");
  await expect(page).toHaveURL("/dev-toolkit/roadmap#day-12");
  await expect(page.locator("#day-12")).toBeInViewport();
});

test("ticks before the scripts load are kept", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit/roadmap#day-1", { waitUntil: "domcontentloaded" });
  for (const day of [1, 2, 2]) await tick(page, day).click();
  release();
  await expectDone(page, 1);
  await expect(tick(page, 1)).toBeChecked();
  await expect(tick(page, 2)).not.toBeChecked();
});

test("a tick that the browser restores does not undo an untick", async ({ page }) => {
  await page.goto("/dev-toolkit/roadmap#day-1");
  await tick(page, 1).check();
  await expectDone(page, 1);
  await page.goto("/courses");
  await open(page, "/dev-toolkit/roadmap#day-1");
  await tick(page, 1).uncheck();
  await expectDone(page, 0);
  await page.goBack();
  await page.goBack();
  await hydrate(page);
  await expect(tick(page, 1)).not.toBeChecked();
  await expectDone(page, 0);
});

test("nothing moves when the scripts arrive", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit/roadmap");
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await measure();
  release();
  await hydrate(page);
  expect(await measure()).toBe(height);
});

test.describe("the calendar", () => {
  test.use({ allowedConsole: /404|is gone/ });

  test.beforeEach(async ({ page }) => {
    await open(page, "/dev-toolkit/roadmap#roadmap");
  });

  test("is refused at its field for a missing or past date", async ({ page }) => {
    // The page stays open past midnight.
    const yesterday = String(await firstDay(page).getAttribute("min"));
    await page.clock.setFixedTime(Date.now() + DAY);
    for (const day of ["", "2020-01-01", yesterday]) {
      await firstDay(page).fill(day);
      await firstDay(page).blur();
      await pressDownload(page);
      await expect(firstDay(page)).toBeFocused();
    }
  });

  test("reports days that could not be loaded", async ({ page }) => {
    await page.route("**/dev-toolkit/roadmap.json", (route) => route.fulfill({ status: 404 }));
    await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
    await pressDownload(page);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
  });

  test("has every day when the visitor chose", async ({ page }) => {
    await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
    await page.locator("#roadmap [name=time]").fill("18:30");
    for (const day of [0, 6]) await page.locator(`#roadmap [data-weekday="${day}"]`).uncheck();
    const download = page.waitForEvent("download");
    await pressDownload(page);
    const file = await readFile(await (await download).path(), "utf8");
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events.map(({ summary }) => summary)).toEqual(
      DAYS.map(({ day, title }) => `Day ${day}: ${title}`),
    );
    for (const { startDate } of events) {
      expect(String(startDate)).toContain("T18:30:00");
      expect([ICAL.Time.SATURDAY, ICAL.Time.SUNDAY]).not.toContain(startDate.dayOfWeek());
    }
  });
});

import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { open, openedOnce, test } from "../site.ts";
import { copy, DAYS, phases } from "./entries.ts";
import { body, search } from "./parts.ts";

const NEXT_YEAR = new Date().getFullYear() + 1;
const firstDay = (page: Page) => page.getByLabel(copy.roadmap.calendar.start, { exact: true });
const calendarButton = (page: Page) => page.getByRole("button", { name: copy.roadmap.calendar.download });

test.describe("the page as it stands", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("has marks of another shape and colour for each track", async ({ page }) => {
    const looks = await Promise.all(
      phases.map(({ days }) =>
        page.locator(`#day-marks [data-day="${days[0]?.day}"]`).evaluate((mark) => {
          const { borderRadius, backgroundColor } = getComputedStyle(mark, "::before");
          return { borderRadius, backgroundColor };
        }),
      ),
    );
    expect(new Set(looks.map(({ borderRadius }) => borderRadius)).size).toBe(phases.length);
    expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(phases.length);
  });

  test("prints on two pages: every day, and no controls", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const day of [1, DAYS.length]) await expect(page.locator(`#day-${day}`)).toBeVisible();
    for (const control of [
      search(page),
      page.getByRole("checkbox").first(),
      page.getByRole("button", { name: /calendar/ }),
    ])
      await expect(control).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  test("has its days in weeks that open, and says what each phase takes and brings", async ({ page }) => {
    for (const summary of await page.locator("#roadmap-days summary").all()) await summary.click();
    await expect(page.locator('#roadmap-days [id^="day-"]:visible')).toHaveCount(DAYS.length);
    for (const { day, title, task, result } of DAYS.filter((_, index) => index % 10 === 0)) {
      const shown = page.locator(`#day-${day}`);
      await expect(shown.getByRole("heading", { level: 4 })).toContainText(title);
      for (const text of [task, result].flat()) await expect(shown).toContainText(text);
    }
    const said = await page.locator("#roadmap-days").textContent();
    for (const { needs, have } of phases)
      for (const point of [...needs, ...have]) expect(said).toContain(point);
    await expect(page.locator("#roadmap-days").getByText("weekly review", { exact: true })).toHaveCount(
      DAYS.filter(({ review }) => review).length,
    );
  });

  test("marks of days that are done, of reviews and of others differ in the visitor's own colours", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const done = page.getByRole("checkbox", { name: "Done day 1", exact: true });
    await done.check();
    const marks = page.locator("#day-marks a");
    await expect(marks.first()).toHaveClass(/done/);
    const looks = await Promise.all(
      [marks.first(), marks.nth(1), page.locator("#day-marks .review").first()].map((mark) =>
        mark.evaluate((element) => getComputedStyle(element, "::before").background),
      ),
    );
    expect(new Set(looks).size).toBe(looks.length);
    await done.uncheck();
  });

  test("makes a calendar that starts on the chosen day, on the chosen weekdays, at the chosen hour", async ({
    page,
  }) => {
    await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
    await page.getByLabel(copy.roadmap.calendar.time).fill("18:30");
    for (const name of ["Sat", "Sun"]) await page.getByRole("checkbox", { name }).uncheck();
    const download = page.waitForEvent("download");
    await calendarButton(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("roadmap.ics");
    const calendar = await readFile(await file.path(), "utf8");
    const starts = [...calendar.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T183000\r$/gm)];
    expect(starts).toHaveLength(DAYS.length);
    for (const [, y, m, d] of starts)
      expect([0, 6]).not.toContain(new Date(`${y}-${m}-${d}T00:00Z`).getUTCDay());
    expect(calendar.replaceAll("\r\n ", "")).toContain(`SUMMARY:Day 1: ${DAYS[0]?.title}\r\n`);
  });

  test("says what is wrong with a plan", async ({ page }) => {
    const { faults } = copy.roadmap.calendar;
    for (const [day, fault] of [
      ["", faults.noDate],
      ["2020-01-01", faults.pastDate],
      [`1${NEXT_YEAR}-01-01`, faults.badDate],
    ] as const) {
      await firstDay(page).fill(day);
      await calendarButton(page).click();
      await expect(page.getByRole("alert")).toHaveText(fault);
      await expect(firstDay(page)).toBeFocused();
    }
    await firstDay(page).fill(`${NEXT_YEAR}-01-01`);
    for (const name of copy.roadmap.calendar.weekdayNames)
      await page.getByRole("checkbox", { name }).uncheck();
    await calendarButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(faults.noWeekday);
  });
});

test.describe("roadmap", () => {
  test("links lead to prompts and courses", async ({ page }) => {
    const day = DAYS.find(({ prompts, course }) => prompts.length > 0 && course);
    await open(page, `/dev-toolkit#day-${day?.day}`);
    const shown = page.locator(`#day-${day?.day}`);
    await expect(shown).toBeInViewport();
    await expect(shown.getByRole("link", { name: `Course: ${day?.course?.title}` })).toHaveAttribute(
      "href",
      `/courses/${day?.course?.slug}`,
    );
    await shown.getByRole("link", { name: `Prompt: ${day?.prompts[0]?.title}` }).click();
    await expect(body(page, day?.prompts[0]?.slug ?? "")).toBeInViewport();
  });
});

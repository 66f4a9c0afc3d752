import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { blockStorage, holdFiles, SCRIPTS, test } from "../site.ts";
import { copy, DAYS, first, PROMPT, phases } from "./entries.ts";
import { expectDone, tick } from "./parts.ts";

const { calendar, saved } = copy.roadmap;
const NEXT_YEAR = new Date().getFullYear() + 1;
const firstDay = (page: Page) => page.getByLabel(calendar.start, { exact: true });
const marks = (page: Page) => page.getByRole("navigation", { name: copy.roadmap.title }).getByRole("link");

/** Turns to the roadmap, so that its scripts come. */
async function openRoadmap(page: Page): Promise<void> {
  await page.goto("/dev-toolkit#roadmap");
  await marks(page).first().hover();
  await expect(firstDay(page)).toBeVisible();
}

test("the days are in weeks, with what each phase takes and brings", async ({ page }) => {
  await page.goto("/dev-toolkit");
  const said = await page.locator("#roadmap").textContent();
  for (const { needs, have } of phases)
    for (const point of [...needs, ...have]) expect(said).toContain(point);
  for (const { title, task, result } of DAYS)
    for (const text of [title, ...[task].flat(), result]) expect(said).toContain(text);
  for (const summary of await page.locator("#roadmap summary").all()) await summary.click();
  await expect(page.locator('#roadmap [id^="day-"]:visible')).toHaveCount(DAYS.length);
  const day = first(DAYS.filter(({ prompts, course }) => prompts.length > 0 && course));
  const prompt = first(day.prompts);
  const shown = page.locator(`#day-${day.day}`);
  await expect(shown.getByRole("link", { name: day.course?.title ?? "" })).toHaveAttribute(
    "href",
    `/courses/${day.course?.slug}`,
  );
  await shown.getByRole("link", { name: prompt.title, exact: true }).click();
  await expect(page).toHaveURL(`/dev-toolkit/${prompt.group}#${prompt.slug}`);
});

test("each track's days have marks of their own shape and colour", async ({ page }) => {
  await page.goto("/dev-toolkit");
  const looks = await Promise.all(
    phases.map(({ days }) =>
      marks(page)
        .nth((days[0]?.day ?? 1) - 1)
        .evaluate((mark) => {
          const { borderRadius, backgroundColor } = getComputedStyle(mark, "::before");
          return `${borderRadius} ${backgroundColor}`;
        }),
    ),
  );
  expect(new Set(looks).size).toBe(phases.length);
});

test("days that are done, reviews and others differ in the visitor's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/dev-toolkit#day-1");
  await tick(page, 1).check();
  await expect(marks(page).first()).toHaveClass(/done/);
  const review = DAYS.findIndex((day) => day.review);
  const looks = await Promise.all(
    [0, 1, review].map((index) =>
      marks(page)
        .nth(index)
        .evaluate((mark) => getComputedStyle(mark, "::before").background),
    ),
  );
  expect(new Set(looks).size).toBe(looks.length);
});

test("the roadmap is printed on two pages: every day, and no controls", async ({ page }) => {
  await openRoadmap(page);
  await page.emulateMedia({ media: "print" });
  for (const day of [1, DAYS.length]) await expect(page.locator(`#day-${day}`)).toBeVisible();
  await expect(page.locator("#prompts")).toBeHidden();
  await expect(page.getByRole("button", { name: calendar.download })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test("the calendar begins on the chosen day, on the chosen weekdays, at the chosen hour", async ({
  page,
}) => {
  await openRoadmap(page);
  await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
  await page.getByLabel(calendar.time).fill("18:30");
  for (const name of ["Sat", "Sun"]) await page.getByRole("checkbox", { name }).uncheck();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: calendar.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("roadmap.ics");
  const text = (await readFile(await file.path(), "utf8")).replaceAll("\r\n ", "");
  const starts = [...text.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T183000\r$/gm)];
  expect(starts).toHaveLength(DAYS.length);
  for (const [, y, m, d] of starts)
    expect([0, 6]).not.toContain(new Date(`${y}-${m}-${d}T00:00Z`).getUTCDay());
  const day = first(DAYS);
  expect(text).toContain(`SUMMARY:Day 1: ${day.title}\r\n`);
  expect(text).toContain(`${day.minutes} minutes. `);
  expect(text).toContain(day.result.slice(0, 20).replace(/[,;\\]/g, "\\$&"));
});

test("a plan that makes no calendar is said to be wrong", async ({ page }) => {
  await openRoadmap(page);
  const download = page.getByRole("button", { name: calendar.download });
  for (const [day, fault] of [
    ["", calendar.faults.noDate],
    ["2020-01-01", calendar.faults.pastDate],
    [`1${NEXT_YEAR}-01-01`, calendar.faults.badDate],
  ] as const) {
    await firstDay(page).fill(day);
    await download.click();
    await expect(page.getByRole("alert")).toHaveText(fault);
    await expect(firstDay(page)).toBeFocused();
  }
  await firstDay(page).fill(`${NEXT_YEAR}-01-01`);
  for (const name of calendar.weekdayNames) await page.getByRole("checkbox", { name }).uncheck();
  await download.click();
  await expect(page.getByRole("alert")).toHaveText(calendar.faults.noWeekday);
});

test("ticks stay in this browser, and follow in another tab", async ({ page, context }) => {
  await page.goto("/dev-toolkit#day-1");
  const other = await context.newPage();
  await other.goto("/dev-toolkit#day-2");
  await tick(other, 2).check();
  for (const day of [1, 3]) await tick(page, day).check();
  for (const tab of [page, other]) await expectDone(tab, 3);
  await other.close();
  await page.reload();
  await expectDone(page, 3);
  await expect(marks(page).nth(2)).toHaveAccessibleName(/^Day 3: .*, done$/);
  await tick(page, 3).uncheck();
  await expectDone(page, 2);
  await expect(marks(page).nth(2)).not.toHaveAccessibleName(/done/);
});

test("ticks before the scripts come are kept", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit#day-1", { waitUntil: "domcontentloaded" });
  for (const day of [1, 2, 2]) await tick(page, day).click();
  release();
  await expectDone(page, 1);
  await expect(tick(page, 1)).toBeChecked();
  await expect(tick(page, 2)).not.toBeChecked();
});

test("ticks that were stored as something else are not used", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("zero-academy:roadmap-days", '[1,"2",-3,1.5,4,4,1000000]'),
  );
  await page.goto("/dev-toolkit");
  await expectDone(page, 2);
});

test("ticks and values are saved to a file and restored from it", async ({ page }) => {
  const language = page.locator(`#${PROMPT.slug}`).getByLabel(copy.prompts.shared.language.label);
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`);
  await language.fill("Elixir");
  await expect(page.locator(`#${PROMPT.slug} mark`, { hasText: "Elixir" }).first()).toBeVisible();
  await page.goto("/dev-toolkit#day-2");
  await tick(page, 2).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: saved.save }).click();
  const file = await (await download).path();
  await page.evaluate(() => localStorage.clear());
  await openRoadmap(page);
  await page.reload();
  await marks(page).first().hover();
  await expectDone(page, 0);
  const upload = page.locator('input[type="file"]');
  await upload.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByText(saved.refused)).toBeVisible();
  await expectDone(page, 0);
  await upload.setInputFiles(file);
  await expect(page.getByText(saved.restored)).toBeVisible();
  await expectDone(page, 1);
  await page.goto(`/dev-toolkit/${PROMPT.group.slug}`);
  await expect(language).toHaveValue("Elixir");
});

test("where storage is blocked, days are ticked for as long as the page is open", async ({ page }) => {
  await blockStorage(page);
  await page.goto("/dev-toolkit#day-2");
  await tick(page, 2).check();
  await expectDone(page, 1);
});

import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { content } from "../site.ts";

/** The phases of the roadmap. */
export const { phases } = content.toolkit;

/** The words of the pages. */
export const copy = content.pages["dev-toolkit"];

/** Every prompt, with its group. */
export const PROMPTS = content.toolkit.groups.flatMap((group) =>
  group.prompts.map((prompt) => ({ ...prompt, group })),
);

/** Every day of the roadmap. */
export const DAYS = phases.flatMap(({ days }) => days);

/** The first of some entries. @throws Error when there is none. */
export function first<Entry>(entries: Entry[]): Entry {
  const [entry] = entries;
  if (!entry) throw new Error("The toolkit has no such entry.");
  return entry;
}

/** The names of a prompt's placeholders. */
export const listNames = ({ prompt }: { prompt: string }): string[] => [
  ...new Set([...prompt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "")),
];

/** A prompt with a placeholder of its own and one that all prompts share. */
export const PROMPT = first(
  PROMPTS.filter((prompt) => {
    const names = listNames(prompt);
    return names.includes("language") && names.some((name) => name in prompt.placeholders);
  }),
);

/** The last prompt of the last group. */
export const LAST = first(PROMPTS.toReversed());

/** The box that ticks a day. */
export const tick = (page: Page, day: number): Locator => page.locator(`#day-${day}`).getByRole("checkbox");

/** The mark of a day, a link. */
export const mark = (page: Page, day: number): Locator => page.locator(`#roadmap nav a[href="#day-${day}"]`);

/** The day on which a calendar begins. */
export const firstDay = (page: Page): Locator =>
  page.getByLabel(copy.roadmap.calendar.start, { exact: true });

/** Goes to the roadmap, so that its scripts load. */
export async function openRoadmap(page: Page): Promise<void> {
  await page.goto("/dev-toolkit#roadmap");
  await mark(page, 1).hover();
  await expect(firstDay(page)).toBeVisible();
}

/** Downloads the calendar. @returns its events. */
export async function downloadCalendar(page: Page): Promise<ICAL.Event[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: copy.roadmap.calendar.download }).click();
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await (await download).path(), "utf8")));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

import type { CalendarDay } from "./calendar-file.ts";
import { getPart } from "./part-ids.ts";

/** The days of the roadmap as they stand on the page. */
export function readDays(): CalendarDay[] {
  const elements = getPart("roadmap-days")?.querySelectorAll<HTMLElement>("li[data-minutes]") ?? [];
  return [...elements].map((element) => {
    const read = (selector: string) => element.querySelector(selector)?.textContent ?? "";
    return {
      day: Number(element.id.replace("day-", "")),
      title: read("h4 > span"),
      task: readTask(element),
      result: read("b + span"),
      minutes: Number(element.dataset.minutes),
    };
  });
}

/** A paragraph, or its steps. */
function readTask(day: Element): string | string[] {
  const task = day.querySelector("h4 + *");
  const steps = [...(task?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  return steps.length > 0 ? steps : (task?.textContent ?? "");
}

/** Shows which days are done: their boxes are ticked, their marks are filled with ink. */
export function showDays(done: readonly number[]): void {
  const days = new Set(done.map(String));
  for (const part of [getPart("day-marks"), getPart("roadmap-days")]) {
    for (const element of part?.querySelectorAll<HTMLElement>("[data-day]") ?? []) {
      const isDone = days.has(element.dataset.day ?? "");
      if (element instanceof HTMLInputElement) element.checked = isDone;
      else showMark(element, isDone);
    }
  }
}

/** The mark's name says what its ink shows. */
function showMark(mark: HTMLElement, isDone: boolean): void {
  mark.classList.toggle("done", isDone);
  mark.title = `${mark.title.replace(/, done$/, "")}${isDone ? ", done" : ""}`;
  mark.ariaLabel = mark.title;
}

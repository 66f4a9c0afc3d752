import type { CalendarDay } from "./calendar-file.ts";

const ID = "day-";

const getDay = (element: Element): number => Number(element.id.slice(ID.length));

/** The days of the roadmap as they are on the page. */
const listDays = (roadmap: Element) => [...roadmap.querySelectorAll<HTMLElement>(`li[id^="${ID}"]`)];

/** What the days say. */
export const readDays = (roadmap: Element): CalendarDay[] =>
  listDays(roadmap).map((element) => ({
    day: getDay(element),
    title: readTitle(element).replace(/^.*?: /, ""),
    task: readTask(element),
    result: element.querySelector("b")?.nextSibling?.textContent?.trim() ?? "",
    minutes: Number.parseInt(element.querySelector("p:last-of-type")?.textContent ?? "", 10),
  }));

/** 'Day 1: ' and its title, without the words beside a weekly review. */
const readTitle = (day: Element): string => day.querySelector("h4")?.firstChild?.textContent?.trim() ?? "";

/** A paragraph, or its steps. */
function readTask(day: Element): string | string[] {
  const task = day.querySelector("h4 + *");
  const steps = [...(task?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  return steps.length > 0 ? steps : (task?.textContent ?? "");
}

/** The day whose box this is; undefined for any other element. */
export function getTickedDay(box: EventTarget | null): number | undefined {
  const day = box instanceof HTMLInputElement && box.closest(`li[id^="${ID}"]`);
  return day ? getDay(day) : undefined;
}

/** Shows which days are done: their boxes are ticked, their marks filled with ink; both are named after their day. */
export function showDays(roadmap: Element, done: readonly number[]): void {
  const marks = roadmap.querySelectorAll<HTMLElement>(".day-marks > a");
  listDays(roadmap).forEach((element, index) => {
    const isDone = done.includes(getDay(element));
    const [box, mark] = [element.querySelector("input"), marks[index]];
    if (!box || !mark) return;
    box.checked = isDone;
    box.ariaLabel = `${box.parentElement?.textContent?.trim()} day ${getDay(element)}`;
    mark.title = `${readTitle(element)}${isDone ? ", done" : ""}`;
    mark.ariaLabel = mark.title;
    mark.classList.toggle("done", isDone);
  });
}

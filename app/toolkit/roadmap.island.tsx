import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "#app/islands/island-hooks.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import type { CalendarDay } from "./calendar-file.ts";
import { CalendarForm } from "./roadmap-tools.tsx";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { progress, setDone } from "./toolkit-state.ts";

type RoadmapProps = {
  /** How many days there are. */
  total: number;
  words: Pick<DevToolkitCopy["roadmap"], "progress" | "print" | "calendar">;
  academy: string;
  origin: string;
  /** Static HTML: a mark for each day, and the days with their ticks. */
  marks: ReactNode;
  days: ReactNode;
};

/** The days of the roadmap, to be ticked, printed, and put into a calendar. */
export default function Roadmap({ total, words, academy, origin, marks, days }: RoadmapProps) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const done = progress.useValue().filter((day) => day <= total);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Store what was ticked before hydration.
    for (const box of element.querySelectorAll("li input:checked")) tick(box);
    const onChange = ({ target }: Event) => tick(target);
    element.addEventListener("change", onChange);
    return () => element.removeEventListener("change", onChange);
  }, []);
  useEffect(() => {
    if (root.current) showDays(root.current, progress.get());
  });
  return (
    <div ref={root}>
      <div className="mt-6 grid items-end gap-x-12 gap-y-3 sm:grid-cols-[auto_1fr] print:hidden">
        {marks}
        <p role="status" className="voice-data text-lead noscript:hidden">
          <span>{`${done.length} of ${total} ${words.progress}`}</span>
        </p>
      </div>
      {days}
      {isHydrated ? (
        <div className="mt-8 grid gap-8 lg:grid-cols-2 print:hidden">
          <CalendarForm
            copy={words.calendar}
            academy={academy}
            origin={origin}
            listDays={() => (root.current ? readDays(root.current) : [])}
          />
          <div className="grid content-start gap-4">
            <p>
              <button type="button" onClick={() => print()} className={getButtonClass("secondary")}>
                {words.print}
              </button>
            </p>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const ID = "day-";

const getDay = (element: Element): number => Number(element.id.slice(ID.length));

/** The days of the roadmap as they are on the page. */
const listDays = (roadmap: Element) => [...roadmap.querySelectorAll<HTMLElement>(`li[id^="${ID}"]`)];

/** Reads the days from the page. */
const readDays = (roadmap: Element): CalendarDay[] =>
  listDays(roadmap).map((element) => ({
    day: getDay(element),
    title: readTitle(element).replace(/^.*?: /, ""),
    task: readTask(element),
    result: element.querySelector("b")?.nextSibling?.textContent?.trim() ?? "",
    minutes: Number.parseInt(element.querySelector("p:last-of-type")?.textContent ?? "", 10),
  }));

/** The heading, such as 'Day 1: Set up', without the words that mark a weekly review. */
const readTitle = (day: Element): string => day.querySelector("h4")?.firstChild?.textContent?.trim() ?? "";

/** The task: a paragraph, or its steps. */
function readTask(day: Element): string | string[] {
  const task = day.querySelector("h4 + *");
  const steps = [...(task?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  return steps.length > 0 ? steps : (task?.textContent ?? "");
}

/** Stores whether the day of a checkbox is done. */
function tick(box: EventTarget | null): void {
  const day = box instanceof HTMLInputElement && box.closest(`li[id^="${ID}"]`);
  if (day) setDone(getDay(day), box.checked);
}

/** Shows in the checkboxes and marks which days are done, and labels both. */
function showDays(roadmap: Element, done: readonly number[]): void {
  const marks = roadmap.querySelectorAll<HTMLElement>(".day-marks > a");
  listDays(roadmap).forEach((element, index) => {
    const isDone = done.includes(getDay(element));
    const [box, mark] = [element.querySelector("input"), marks[index]];
    if (!box || !mark) return;
    box.checked = isDone;
    box.setAttribute("aria-label", `${box.parentElement?.textContent?.trim()} day ${getDay(element)}`);
    mark.title = `${readTitle(element)}${isDone ? ", done" : ""}`;
    mark.setAttribute("aria-label", mark.title);
    mark.classList.toggle("done", isDone);
  });
}

import { type ChangeEvent, useRef, useState } from "react";
import { getButtonClass } from "#app/ui/button-link.tsx";
import {
  type CalendarDay,
  type CalendarPlan,
  getRoadmapCalendar,
  type PlanFault,
  validatePlan,
} from "./calendar-file.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { formatSavedWork, parseSavedWork, progress, promptValues } from "./toolkit-state.ts";

type CalendarFormProps = {
  copy: DevToolkitCopy["roadmap"]["calendar"];
  academy: string;
  origin: string;
  /** Reads the days where the page has them. */
  listDays: () => CalendarDay[];
};

const FIELD = "mt-1 block min-h-11 border-2 border-ink bg-white px-3 font-normal";

/** Makes a calendar file of the roadmap in the browser: from a start day, on chosen weekdays, at an hour. */
export function CalendarForm({ copy, academy, origin, listDays }: CalendarFormProps) {
  const [fault, setFault] = useState<PlanFault>();
  const fields = useRef<HTMLFieldSetElement>(null);
  const download = () => {
    if (!fields.current) return;
    const plan = readPlan(fields.current);
    const now = new Date();
    const days = listDays();
    const found = validatePlan(plan, days.length, toLocalDay(now));
    setFault(found);
    if (found) {
      const faulty = found === "noWeekday" ? "[data-weekday]" : "[name=start]";
      return fields.current.querySelector<HTMLElement>(faulty)?.focus();
    }
    const { hostname } = new URL(origin);
    const url = `${origin}/dev-toolkit`;
    const calendar = getRoadmapCalendar({ ...plan, days, now, academy, domain: hostname, url });
    downloadFile("roadmap.ics", calendar, "text/calendar");
  };
  const isDateFaulty = fault !== undefined && fault !== "noWeekday";
  return (
    <fieldset ref={fields}>
      <legend className="font-bold">{copy.title}</legend>
      <div className="mt-2 flex flex-wrap items-end gap-x-5 gap-y-3">
        <label>
          {copy.start}
          <input
            type="date"
            name="start"
            className={FIELD}
            aria-invalid={isDateFaulty}
            aria-describedby={fault ? "plan-fault" : undefined}
          />
        </label>
        <label>
          {copy.time}
          <input type="time" name="time" className={FIELD} />
        </label>
        <fieldset>
          <legend>{copy.weekdays}</legend>
          <div className="flex flex-wrap gap-x-4">
            {copy.weekdayNames.map((name, index) => (
              <label key={name} className="flex min-h-11 items-center gap-1.5">
                <input
                  type="checkbox"
                  data-weekday={(index + 1) % 7}
                  defaultChecked
                  className="size-6 accent-ink"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="button" onClick={download} className={getButtonClass("secondary")}>
          {copy.download}
        </button>
      </div>
      <p id="plan-fault" role="alert" className="mt-2 font-bold text-error">
        {fault ? copy.faults[fault] : ""}
      </p>
    </fieldset>
  );
}

/** What the fields say; they are the browser's own, and may have been filled in before the scripts ran. */
function readPlan(fields: HTMLElement): CalendarPlan {
  const read = (name: string) => fields.querySelector<HTMLInputElement>(`[name=${name}]`);
  const boxes = fields.querySelectorAll<HTMLInputElement>("[data-weekday]:checked");
  return {
    // A day that does not exist is empty for scripts, as if nothing were written.
    start: read("start")?.validity.badInput ? "bad" : (read("start")?.value ?? ""),
    time: read("time")?.value ?? "",
    weekdays: [...boxes].map(({ dataset }) => Number(dataset.weekday)),
  };
}

/** The visitor's day as year-month-day. */
function toLocalDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Ticks and values as one file, down and up again, for another browser or another computer. */
export function SavedWork({ copy }: { copy: DevToolkitCopy["roadmap"]["saved"] }) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<"restored" | "refused">();
  const save = () => {
    const text = formatSavedWork({ days: progress.get(), values: promptValues.get() });
    downloadFile("toolkit.json", text, "application/json");
  };
  const restore = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = "";
    const work = file ? parseSavedWork(await file.text()) : undefined;
    setOutcome(work ? "restored" : "refused");
    if (!work) return;
    progress.set(work.days);
    promptValues.set(work.values);
  };
  return (
    <div>
      <h3 className="font-bold">{copy.title}</h3>
      <p className="text-data text-muted">{copy.lead}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="button" onClick={save} className={getButtonClass("secondary")}>
          {copy.save}
        </button>
        <button type="button" onClick={() => input.current?.click()} className={getButtonClass("secondary")}>
          {copy.restore}
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          onChange={restore}
          aria-label={copy.restore}
          tabIndex={-1}
          className="sr-only"
        />
      </div>
      <p role="status" className={`mt-2 font-bold ${outcome === "refused" ? "text-error" : ""}`}>
        {outcome ? copy[outcome] : ""}
      </p>
    </div>
  );
}

/** Milliseconds after which the browser has taken the file over; Safari begins to read it late. */
const HANDED_OVER = 40_000;

/** Hands a text to the visitor as a file. */
function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), HANDED_OVER);
}

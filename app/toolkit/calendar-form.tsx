import { useRef, useState } from "react";
import { ROADMAP_FILE } from "#app/content/addresses.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { type CalendarDay, type CalendarPlan, getRoadmapCalendar } from "./calendar-file.ts";
import { loadJson } from "./json-file.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

type CalendarFormProps = {
  words: Pick<DevToolkitCopy["roadmap"], "calendar" | "result" | "minutes">;
  academy: string;
  origin: string;
};

/** Why there is no calendar, by the name of its sentence. */
type PlanFault = keyof DevToolkitCopy["roadmap"]["calendar"]["faults"];

/** Last start whose plan ends within the four digits that a calendar file has for a year. */
const MAX_START = "9990-12-31";

const FIELD = "mt-1 block min-h-11 border-2 border-ink bg-white px-3 font-normal";

/** Form for a start day, weekdays and an hour; downloads the roadmap as a calendar file. */
export function CalendarForm({ words, academy, origin }: CalendarFormProps) {
  const copy = words.calendar;
  const [fault, setFault] = useState<PlanFault>();
  const fields = useRef<HTMLFieldSetElement>(null);
  const download = async () => {
    if (!fields.current) return;
    const now = new Date();
    const plan = readPlan(fields.current);
    const found = findFault(fields.current, plan, now);
    setFault(found);
    if (found) {
      const faulty = found === "noWeekday" ? "[data-weekday]" : "[name=start]";
      return fields.current.querySelector<HTMLElement>(faulty)?.focus();
    }
    try {
      const days = await loadJson<CalendarDay[]>(ROADMAP_FILE);
      const calendar = getRoadmapCalendar({ ...plan, words, days, now, academy, origin });
      downloadFile("roadmap.ics", calendar, "text/calendar");
    } catch (error) {
      console.error(error);
      setFault("notLoaded");
    }
  };
  const isDateFaulty = fault === "noDate" || fault === "badDate" || fault === "pastDate";
  return (
    <fieldset ref={fields} className="mt-part border-ink border-t-2 pt-4 print:hidden">
      <legend className="voice-wide float-left w-full text-h3">{copy.title}</legend>
      <div className="clear-both flex flex-wrap items-end pt-2 gap-x-5 gap-y-3">
        <label>
          {copy.start}
          <input
            type="date"
            name="start"
            max={MAX_START}
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
          <div className="mt-1 flex flex-wrap gap-x-4">
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

/** The plan as the fields have it: they are uncontrolled. */
function readPlan(fields: HTMLElement): CalendarPlan {
  const read = (name: string) => fields.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
  const boxes = fields.querySelectorAll<HTMLInputElement>("[data-weekday]:checked");
  return {
    start: read("start"),
    time: read("time"),
    weekdays: [...boxes].map(({ dataset }) => Number(dataset.weekday)),
  };
}

/** The first fault of the plan; undefined when a calendar can be made from it. */
function findFault(fields: HTMLElement, { start, weekdays }: CalendarPlan, now: Date): PlanFault | undefined {
  const field = fields.querySelector<HTMLInputElement>("[name=start]");
  if (!field) return undefined;
  field.min = toLocalDay(now);
  const { badInput, rangeOverflow, rangeUnderflow } = field.validity;
  // A date that does not exist has the value "".
  if (badInput || rangeOverflow) return "badDate";
  if (start === "") return "noDate";
  if (rangeUnderflow) return "pastDate";
  return weekdays.length === 0 ? "noWeekday" : undefined;
}

/** A date as year-month-day in the visitor's time zone. */
function toLocalDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Milliseconds before the address of a file is revoked: Safari begins to read the file late. */
const REVOKE_DELAY = 40_000;

/** Downloads a text as a file. */
function downloadFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY);
}

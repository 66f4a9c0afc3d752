import { useRef, useState } from "react";
import { ROADMAP_FILE } from "#app/academy/addresses.ts";
import { WEEKDAYS } from "#app/academy/days.ts";
import { useHydrated } from "#app/islands/island-hooks.ts";
import { loadJson } from "#app/islands/json-file.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { type CalendarDay, type CalendarPlan, getRoadmapCalendar } from "./calendar-file.ts";

/** Last start whose plan ends within the four digits that a calendar file has for a year. */
const MAX_START = "9990-12-31";

const FIELD = "mt-1 block min-h-11 border-2 border-ink bg-plate px-3 font-normal";

/** Form for a start day, weekdays and an hour; downloads the roadmap as a calendar file. */
export function CalendarForm({ academy, origin }: { academy: string; origin: string }) {
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const download = async () => {
    if (!fields.current || !start.current) return;
    // The page may have been open since yesterday.
    start.current.min = getToday();
    // The browser reports what is wrong with a date, and moves the focus there.
    if (!start.current.reportValidity()) return;
    try {
      const days = await loadJson<CalendarDay[]>(ROADMAP_FILE);
      const plan = readPlan(fields.current);
      const calendar = getRoadmapCalendar({ ...plan, days, now: new Date(), academy, origin });
      downloadCalendar(calendar);
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <fieldset ref={fields} className="mt-part border-ink border-t-2 pt-4 noscript:hidden print:hidden">
      <legend className="voice-wide float-left w-full text-h3">Add the roadmap to your calendar</legend>
      <div className="clear-both flex flex-wrap items-end pt-2 gap-x-5 gap-y-3">
        <label>
          Start on
          <input
            ref={start}
            type="date"
            name="start"
            required
            // The day of the visit, not of the build.
            min={isHydrated ? getToday() : undefined}
            max={MAX_START}
            className={FIELD}
          />
        </label>
        <label>
          At (leave empty for all day)
          <input type="time" name="time" className={FIELD} />
        </label>
        <fieldset>
          <legend>On these days</legend>
          <div className="mt-1 flex flex-wrap gap-x-4">
            {WEEKDAYS.map((name, index) => (
              <label key={name} className="flex min-h-11 items-center gap-1.5">
                <input type="checkbox" data-weekday={(index + 1) % 7} defaultChecked className="size-6" />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="button" onClick={download} className={getButtonClass("secondary")}>
          Download calendar file (.ics)
        </button>
      </div>
      <p role="alert" className="mt-2 font-bold text-error">
        {hasFailed
          ? "The roadmap could not be loaded, so no calendar file was made. Check your connection and try again."
          : ""}
      </p>
    </fieldset>
  );
}

/** Today as YYYY-MM-DD; the locale sv-SE formats dates so. */
const getToday = (): string => new Date().toLocaleDateString("sv-SE");

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

/** Milliseconds before the address of a file is revoked: Safari begins to read the file late. */
const REVOKE_DELAY = 40_000;

/** Downloads the roadmap as a calendar file. */
function downloadCalendar(calendar: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([calendar], { type: "text/calendar;charset=utf-8" }));
  link.download = "roadmap.ics";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY);
}

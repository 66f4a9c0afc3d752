import { useRef } from "react";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { getRoadmapCalendar } from "./calendar-file.ts";
import type { RoadmapPhase } from "./toolkit.ts";

type CalendarExportProps = {
  phases: RoadmapPhase[];
  copy: DevToolkitCopy["roadmap"];
  academy: string;
  origin: string;
};

/** The roadmap must end within four-digit years, as calendar files write them. */
const LAST_DAY = "9998-12-31";

/** Makes a calendar file of the roadmap in the browser, from a start day that the visitor chooses. */
export function CalendarExport({ phases, copy, academy, origin }: CalendarExportProps) {
  const input = useRef<HTMLInputElement>(null);
  const download = () => {
    // The browser says what is wrong with a day that no calendar has.
    if (!input.current?.reportValidity()) return;
    const now = new Date();
    const calendar = getRoadmapCalendar({
      phases,
      start: input.current?.value || toLocalDay(now),
      now,
      academy,
      domain: new URL(origin).hostname,
      url: `${origin}/dev-toolkit`,
    });
    const url = URL.createObjectURL(new Blob([calendar], { type: "text/calendar;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = "roadmap.ics";
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="flex flex-wrap items-end gap-4">
      <label className="font-bold">
        {copy.start}
        <input
          ref={input}
          type="date"
          max={LAST_DAY}
          className="mt-1.5 block min-h-11 border-2 border-ink bg-white px-3 font-normal"
        />
      </label>
      <button type="button" onClick={download} className={getButtonClass("secondary")}>
        {copy.calendar}
      </button>
    </div>
  );
}

/** The visitor's day as year-month-day. */
function toLocalDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

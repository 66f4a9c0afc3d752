import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "#app/islands/island-hooks.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { CalendarForm } from "./calendar-form.tsx";
import { getTickedDay, readDays, showDays } from "./roadmap-page.ts";
import { SavedWork } from "./saved-work.tsx";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { progress, setDone } from "./toolkit-state.ts";

type RoadmapProps = {
  /** How many days there are. */
  total: number;
  words: Pick<DevToolkitCopy["roadmap"], "progress" | "print" | "calendar" | "saved">;
  academy: string;
  origin: string;
  /** Static HTML: a mark for each day, and the days with their ticks. */
  marks: ReactNode;
  days: ReactNode;
};

/** Remembers whether the day of a box is done. */
function tick(box: EventTarget | null): void {
  const day = getTickedDay(box);
  if (day !== undefined) setDone(day, (box as HTMLInputElement).checked);
}

/** The days of the roadmap, to be ticked, printed, put into a calendar and taken along. */
export default function Roadmap({ total, words, academy, origin, marks, days }: RoadmapProps) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const done = progress.useValue().filter((day) => day <= total);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // What was ticked before hydration.
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
          <span>
            {done.length} of {total} {words.progress}
          </span>
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
            <SavedWork copy={words.saved} />
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

import { type ReactNode, useEffect, useRef, useState } from "react";
import { CalendarForm } from "./calendar-form.tsx";
import { finishedDays, setDone } from "./toolkit-state.ts";

type RoadmapProps = {
  /** How many days there are. */
  total: number;
  academy: string;
  origin: string;
  /** Static HTML: the phases with their days, each with a mark and a box to tick (`data-day`). */
  phases: ReactNode;
};

/** The days of the roadmap, to be ticked, printed and put into a calendar. */
export default function Roadmap({ total, academy, origin, phases }: RoadmapProps) {
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const show = () => {
      const done = finishedDays.get().filter((day) => day <= total);
      showDone(element, done);
      setCount(done.length);
    };
    show();
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.dataset.day) return;
      setDone(Number(target.dataset.day), target.checked);
      show();
    };
    element.addEventListener("change", onChange);
    return () => element.removeEventListener("change", onChange);
  }, [total]);
  return (
    <div ref={root}>
      <div className="mt-part flex flex-wrap items-center justify-between gap-x-6 noscript:hidden print:hidden">
        <p role="status" className="voice-data text-lead">
          <span>{`${count} of ${total} days done`}</span>
        </p>
        <button type="button" onClick={() => print()} className="text-link min-h-11">
          Print the roadmap
        </button>
      </div>
      {phases}
      <CalendarForm academy={academy} origin={origin} />
    </div>
  );
}

const listBoxes = (roadmap: Element) => roadmap.querySelectorAll<HTMLInputElement>("input[data-day]");

/** Shows in the boxes and marks which days are done. */
function showDone(roadmap: Element, done: readonly number[]): void {
  const isDone = ({ dataset }: HTMLElement) => done.includes(Number(dataset.day));
  for (const box of listBoxes(roadmap)) box.checked = isDone(box);
  for (const mark of roadmap.querySelectorAll<HTMLElement>("a[data-day]")) {
    mark.classList.toggle("done", isDone(mark));
    mark.setAttribute("aria-label", isDone(mark) ? `${mark.title} (Done)` : mark.title);
  }
}

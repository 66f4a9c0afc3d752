import { useEffect } from "react";
import { getPart } from "./part-ids.ts";
import { showDays } from "./roadmap-page.ts";
import { progress, setDone } from "./toolkit-state.ts";

/** How many days are done, in words; keeps the boxes and marks of the page in step with it. */
export function RoadmapProgress({ total, words }: { total: number; words: string }) {
  const done = progress.use().filter((day) => day <= total);
  useEffect(() => showDays(done));
  useEffect(() => {
    const days = getPart("roadmap-days");
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) setDone(Number(target.dataset.day), target.checked);
    };
    days?.addEventListener("change", onChange);
    return () => days?.removeEventListener("change", onChange);
  }, []);
  return (
    <p role="status" className="voice-data text-lead noscript:hidden print:hidden">
      {done.length} of {total} {words}
    </p>
  );
}

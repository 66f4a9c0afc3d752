import { Island } from "#app/islands/island.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import Roadmap from "./roadmap.island.tsx";
import { DayMarks, RoadmapDays } from "./roadmap-days.tsx";
import type { RoadmapPhase } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { DAYS_KEY } from "./toolkit-state.ts";

type RoadmapSectionProps = {
  phases: RoadmapPhase[];
  copy: DevToolkitCopy["roadmap"];
  academy: string;
  origin: string;
};

/** The roadmap: one task a day, with a result for each, and ticks that stay in this browser. */
export function RoadmapSection({ phases, copy, academy, origin }: RoadmapSectionProps) {
  const { progress, print, calendar, saved } = copy;
  const props = {
    total: phases.reduce((sum, { days }) => sum + days.length, 0),
    words: { progress, print, calendar, saved },
    academy,
    origin,
    marks: <DayMarks phases={phases} label={copy.title} />,
    days: <RoadmapDays phases={phases} copy={copy} />,
  };
  return (
    <section id="roadmap" className="border-ink border-t-2 bg-white print:border-0">
      <div className="page py-8 md:py-12 print:py-0">
        <SectionHeading title={copy.title} lead={copy.lead} />
        <Island name="roadmap" component={Roadmap} props={props} wakesFor={DAYS_KEY} />
      </div>
    </section>
  );
}

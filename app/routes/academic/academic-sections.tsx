import type { WeekRange } from "#app/content/week-range.ts";
import { Section } from "#app/ui/section.tsx";
import { Timetable } from "#app/ui/timetable.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { AcademicPage } from "./copy.server.ts";
import { GapList } from "./gap-list.tsx";
import { SemesterBar } from "./semester-bar.tsx";

type SemesterProps = { copy: AcademicPage["steps"]; weeks: WeekRange[] };

/** A semester: its weeks drawn, and the same in words. */
export function Semester({ copy, weeks }: SemesterProps) {
  const steps = weeks.map((range, index) => ({ ...range, title: copy.steps[index]?.title ?? "" }));
  return (
    <Section
      ground="bg-marigold"
      id="steps"
      title={copy.title}
      note={<p className="mt-4 text-lead">{copy.lead}</p>}
    >
      <SemesterBar steps={steps} />
      <div className="mt-part">
        <Timetable steps={copy.steps} />
      </div>
    </Section>
  );
}

/** What a syllabus teaches beside what work needs. */
export function Gaps({ copy }: { copy: AcademicPage["gaps"] }) {
  return (
    <Section ground="bg-white" id="gaps" title={copy.title} lead={copy.lead}>
      <GapList gaps={copy} />
    </Section>
  );
}

/** What an institution may take. */
export function Offerings({ copy }: { copy: AcademicPage["offerings"] }) {
  return (
    <Section isSplit id="offerings" title={copy.title} lead={copy.lead}>
      <TitledList
        items={copy.items}
        isWide
        className="border-ink border-t-2"
        itemClassName="border-rule border-b py-5"
      />
    </Section>
  );
}

/** Why an institution takes it. */
export function Reasons({ copy }: { copy: AcademicPage["reasons"] }) {
  return (
    <Section id="reasons" title={copy.title} lead={copy.lead}>
      <TitledList
        items={copy.items}
        className="mt-part grid gap-x-10 gap-y-row sm:grid-cols-2 lg:grid-cols-4"
      />
    </Section>
  );
}

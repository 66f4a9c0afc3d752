import type { CoursePageCopy } from "#app/content/pages/course-schema.server.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { type Course, formatHours, isOngoing } from "./course.ts";

type CourseFactsProps = { course: Course; copy: CoursePageCopy["facts"] };

/** The four facts of a course (specification section 2), as a strip of a timetable. */
export function CourseFacts({ course, copy }: CourseFactsProps) {
  const facts = [
    { ...copy.duration, value: course.duration },
    { ...copy.sessions, value: course.sessions },
    { ...copy.hours, value: formatHours(course) },
    { ...copy.projects, value: course.projects.length },
  ];
  return (
    <dl className="grid grid-cols-2 border-ink border-y-2 sm:grid-cols-4 sm:divide-x-2 sm:divide-ink">
      {facts.map(({ label, value, note, ongoing }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-4 print:py-1 sm:px-5 sm:first:pl-0">
          <dt className="voice-data text-data text-muted">
            <Tooltip text={(isOngoing(course) && ongoing) || note}>{label}</Tooltip>
          </dt>
          <dd className="voice-data font-bold text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

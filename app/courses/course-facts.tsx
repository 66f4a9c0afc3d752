import { Tooltip } from "#app/ui/tooltip.tsx";
import { type Course, formatHours, isOngoing } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

type CourseFactsProps = { course: Course; copy: CoursePageCopy["facts"] };

/** The four facts of a course, as the board under a poster. */
export function CourseFacts({ course, copy }: CourseFactsProps) {
  const facts = [
    { ...copy.duration, value: course.duration },
    { ...copy.sessions, value: course.sessions },
    { ...copy.hours, value: formatHours(course) },
    { ...copy.projects, value: course.projects.length },
  ];
  return (
    <dl className="page grid grid-cols-2 sm:grid-cols-4">
      {facts.map(({ label, value, note, ongoing }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-2 sm:py-3 lg:py-5 print:py-1">
          <dt className="voice-data text-data lg:text-h4">
            <Tooltip text={(isOngoing(course) && ongoing) || note}>{label}</Tooltip>
          </dt>
          <dd className="voice-data font-bold text-[clamp(2.25rem,5vw,3.5rem)] leading-none">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Tooltip } from "#app/ui/tooltip.tsx";
import { type Course, formatHours } from "./course.ts";

/** The four facts of a course (specification section 2), as a strip of a timetable. */
export function CourseFacts({ course }: { course: Course }) {
  const isOngoing = course.hours === 0;
  const facts = [
    {
      name: "Duration",
      value: course.duration,
      note: isOngoing
        ? "Join when you like; there is no last week."
        : "Two live sessions a week, at fixed times.",
    },
    {
      name: "Live sessions",
      value: String(course.sessions),
      note: isOngoing
        ? "Two a week, so eight in each four weeks."
        : "Each session is live, with a mentor. One mark above is one session.",
    },
    {
      name: "Total hours",
      value: formatHours(course),
      note: "Hours taught live, without your own practice.",
    },
    {
      name: "Projects",
      value: String(course.projects.length),
      note: "Portfolio projects that you build and keep.",
    },
  ];
  return (
    <dl className="grid grid-cols-2 border-ink border-y-2 sm:grid-cols-4 sm:divide-x-2 sm:divide-ink">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="flex flex-col-reverse justify-end py-4 sm:px-5 sm:first:pl-0">
          <dt className="voice-data text-data text-muted">
            <Tooltip text={note}>{name}</Tooltip>
          </dt>
          <dd className="voice-data font-bold text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

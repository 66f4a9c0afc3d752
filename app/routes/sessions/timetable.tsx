import { type CourseWeeks, Weeks } from "#app/courses/catalogue/weeks.tsx";
import type { CourseSummary } from "#app/courses/course.ts";
import { isOngoing, RHYTHM } from "#app/courses/syllabus/hours.ts";
import { Band } from "#app/drawing/band.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { formatCount } from "#app/text/count.ts";

type TimetableProps = { course: CourseSummary; weeks: CourseWeeks };

/** A course on the colour of its track, with its line at its length; it opens into its sessions week by week. */
export function Timetable({ course, weeks }: TimetableProps) {
  const { slug, title, level, sessions } = course;
  return (
    <details id={slug} className={`timetable ${getMarksClass(course)}`}>
      <summary>
        <h3 className="voice-wide">{title}</h3>
        <span className="voice-data">
          {level}
          <span className="max-md:block">
            <span className="max-md:hidden"> · </span>
            {formatCount(sessions, "session")}
            {isOngoing(course) ? ` ${RHYTHM}` : null}
          </span>
        </span>
        <Band marks={course} hasLast={!isOngoing(course)} />
      </summary>
      <div className="weeks-panel">
        <Weeks course={weeks} />
      </div>
    </details>
  );
}

import { getCoursePath } from "#app/content/addresses.ts";
import { Band } from "#app/drawing/band.tsx";
import { COVER_SIZE } from "#app/drawing/covers/cover.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { type Course, isOngoing } from "./course.ts";
import { TrackBadge } from "./track-badge.tsx";

type CourseCardProps = {
  course: Course;
  /** Whether it stands among courses of one track, which it need not name again. */
  isRelated?: boolean;
};

/** A course with its cover, sessions and link: a card, with the cover next to the words where it is wide, a row on a phone. */
export function CourseCard({ course, isRelated = false }: CourseCardProps) {
  return (
    <li data-course={course.slug} className="group @container relative bg-white">
      <div className="course-card h-full">
        <img
          src={course.image}
          alt={course.imageAlt}
          {...COVER_SIZE}
          loading="lazy"
          decoding="async"
          style={{ backgroundColor: TRACK_LOOKS[course.track].cover.background }}
        />
        <p className="voice-data gap-x-2.5 gap-y-1 text-data sm:flex sm:flex-wrap sm:items-center">
          {isRelated ? null : <TrackBadge track={course.track} />}
          <span>
            {course.level} · {course.duration}
          </span>
        </p>
        <h3 className="voice-wide text-h4 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 sm:text-h3">
          {course.title}
        </h3>
        <p className="max-sm:hidden">{course.description}</p>
        {course.nextStart ? <p className="voice-data font-bold">{course.nextStart}</p> : null}
        <Band marks={course} />
        <div className="voice-data text-data sm:grid">
          <p className={`text-muted ${isRelated ? "" : "max-sm:hidden"}`}>{describeSessions(course)}</p>
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the owner's label, with the title after it */}
          <a
            href={getCoursePath(course.slug)}
            className="text-link inline-flex min-h-7 items-center font-sans text-base after:absolute after:inset-0 sm:min-h-11 sm:justify-self-start"
          >
            Learn More<span className="sr-only"> {course.title}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

/** The sessions of a course in words. */
export function describeSessions(course: Pick<Course, "sessions" | "duration">): string {
  return isOngoing(course)
    ? `${course.sessions} live sessions every four weeks`
    : `${course.sessions} live sessions, two a week`;
}

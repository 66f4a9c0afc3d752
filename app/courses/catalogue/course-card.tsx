import { getCoursePath } from "#app/academy/addresses.ts";
import type { CourseSummary } from "#app/courses/course.ts";
import { TrackBadge } from "#app/courses/track-badge.tsx";
import { COVER_SIZE } from "#app/drawing/covers/cover.ts";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";

/** A course with its cover and link: the cover above the words, or next to them on a phone and where it is wide. */
export function CourseCard({ course }: { course: CourseSummary }) {
  return (
    <li data-course={course.slug} className="@container relative bg-plate hover:bg-tint">
      <div className="course-card h-full">
        <img
          src={course.image}
          alt={course.imageAlt}
          {...COVER_SIZE}
          loading="lazy"
          decoding="async"
          style={{ backgroundColor: TRACK_LOOKS[course.track].cover.background }}
        />
        <div className="flex flex-col gap-1 px-3 py-1.5 sm:gap-3 sm:p-5">
          <p className="voice-data flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="max-sm:hidden">
              <TrackBadge track={course.track} />
            </span>
            {`${course.level} · ${course.duration}`}
          </p>
          <h3 className="voice-wide text-h4 sm:text-h3">{course.title}</h3>
          {course.nextStart ? <p className="voice-data font-bold">{course.nextStart}</p> : null}
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the owner's label, with the title after it */}
          <a
            href={getCoursePath(course.slug)}
            className="text-link over-all mt-auto inline-flex min-h-6 items-center"
          >
            Learn More<span className="sr-only">{` ${course.title}`}</span>
          </a>
        </div>
      </div>
    </li>
  );
}

import { Link } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import type { CourseSummary } from "./course.ts";

/** Another course of the same track: a row on a phone, a card beside others, and as wide as the page when it is alone. */
export function RelatedCard({ course }: { course: CourseSummary }) {
  return (
    <li
      data-course={course.slug}
      className="group relative grid grid-cols-[7rem_minmax(0,1fr)] content-start items-start bg-white sm:grid-cols-1 sm:only:grid-cols-2 sm:only:items-stretch"
    >
      <img
        src={course.image}
        alt={course.imageAlt}
        {...COVER_SIZE}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      <div className="grid content-center gap-1 px-4 py-2 sm:h-full sm:content-start sm:gap-3 sm:border-ink sm:border-t-2 sm:p-5 sm:group-only:content-center sm:group-only:border-t-0 lg:group-only:p-10">
        <p className="voice-data text-data">
          {course.level} · {course.duration}
        </p>
        <h3 className="voice-wide text-h4 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4 sm:text-h3">
          {course.title}
        </h3>
        <p className="max-sm:hidden">{course.description}</p>
        {course.nextStart ? <p className="voice-data font-bold">{course.nextStart}</p> : null}
        <Link
          to={getCoursePath(course.slug)}
          data-prefetch=""
          className="text-link inline-flex min-h-8 items-center justify-self-start after:absolute after:inset-0 sm:min-h-11"
        >
          Learn More
          <span className="sr-only"> {course.title}</span>
        </Link>
      </div>
    </li>
  );
}

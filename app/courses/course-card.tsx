import { memo } from "react";
import { Link } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { COVER_SIZE } from "#app/drawing/covers/cover-size.ts";
import type { CourseSummary } from "./course.ts";
import { FACETS } from "./course-filter.ts";
import { TickStrip } from "./tick-strip.tsx";
import { TrackBadge } from "./track-badge.tsx";

type CourseCardProps = {
  course: CourseSummary;
  /** Words of the link, before the title for screen readers (reading R21). */
  label: "View Course" | "Learn More";
  /** Level of the heading. */
  as?: "h2" | "h3";
  /** Whether the cover is in the first screen. */
  isEager?: boolean;
  /** Whether the cover stands beside the text on a small screen. */
  isCompact?: boolean;
  /** Whether it is far down a long list, where the browser may leave it undrawn until it comes near. */
  isFar?: boolean;
  /** Whether the filter leaves it out (reading R9). */
  isHidden?: boolean;
};

/** On a small screen: the cover at the left, the text beside it. */
const COMPACT =
  "max-sm:flex-row max-sm:items-start max-sm:*:first:w-24 max-sm:*:first:flex-none max-sm:*:last:min-w-0 max-sm:*:last:border-t-0 max-sm:*:last:gap-2 max-sm:*:last:px-4 max-sm:*:last:py-3";

/** A course with its cover, sessions and link. */
export const CourseCard = memo(function CourseCard({ isCompact, isFar, isHidden, ...body }: CourseCardProps) {
  return (
    <li
      hidden={isHidden}
      data-course={body.course.slug}
      {...Object.fromEntries(FACETS.map(({ field }) => [`data-${field}`, body.course[field]]))}
      className={`group relative flex flex-col bg-white ${isCompact ? COMPACT : ""} ${isFar ? "[contain-intrinsic-size:auto_30rem] [content-visibility:auto]" : ""}`}
    >
      <CardBody {...body} />
    </li>
  );
});

/** What does not change when the filter hides or shows a card: it is not drawn again then. */
const CardBody = memo(function CardBody({
  course,
  label,
  as: Heading = "h3",
  isEager,
}: Omit<CourseCardProps, "isCompact" | "isFar" | "isHidden">) {
  return (
    <>
      <img
        src={course.image}
        alt={course.imageAlt}
        {...COVER_SIZE}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        className="h-auto w-full"
      />
      <div className="flex grow flex-col gap-3 border-ink border-t-2 px-5 py-5">
        <p className="voice-data flex flex-wrap items-center gap-x-2.5 gap-y-1 text-data">
          <TrackBadge track={course.track} />
          <span>
            {course.level} · {course.duration}
          </span>
        </p>
        <Heading className="voice-wide text-h3 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
          {course.title}
        </Heading>
        <p>{course.description}</p>
        <div className="mt-auto pt-2">
          {course.nextStart ? <p className="voice-data mb-2 font-bold">{course.nextStart}</p> : null}
          <TickStrip course={course} />
          <Link
            to={getCoursePath(course.slug)}
            data-prefetch=""
            className="text-link mt-2 inline-flex min-h-11 items-center after:absolute after:inset-0"
          >
            {label}
            <span className="sr-only"> {course.title}</span>
          </Link>
        </div>
      </div>
    </>
  );
});

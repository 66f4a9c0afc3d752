import { MarkTile } from "#app/drawing/band.tsx";
import { PosterCopy } from "#app/drawing/poster.tsx";
import { SectionHeading } from "#app/ui/section.tsx";
import { type Course, formatRange, getCover, getProjectName, getWeekHours, isOngoing } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import { TermRow, TermRows } from "./good-to-know-section.tsx";

type WeekAndEndProps = { course: Course; copy: Pick<CoursePageCopy, "week" | "atTheEnd"> };

/** What a learner has at the end of a course, and a week on the way there. */
export const WeekAndEnd = ({ course, copy }: WeekAndEndProps) => (
  <div className="border-ink border-t-2 max-sm:leading-[1.42] print:hidden">
    <div className="page section grid gap-part lg:grid-cols-2 lg:gap-x-16">
      <AtTheEnd course={course} copy={copy.atTheEnd} />
      <Week course={course} copy={copy.week} />
    </div>
  </div>
);

/** The projects by name, what comes with them, and the certificate as the poster with white marks. */
function AtTheEnd({ course, copy }: { course: Course; copy: CoursePageCopy["atTheEnd"] }) {
  const words = isOngoing(course) ? copy.ongoing : copy;
  const { certificate } = copy;
  return (
    <section aria-labelledby="at-the-end">
      <SectionHeading id="at-the-end" title={words.title} />
      <TermRows className="mt-row">
        <TermRow term={words.projects}>{course.projects.map(getProjectName).join(", ")}</TermRow>
        {course.keeps ? <TermRow term={copy.keeps}>{course.keeps}</TermRow> : null}
        <TermRow term={certificate.title}>
          <span className="float-right mt-1 ml-4 w-20 sm:w-36">
            <PosterCopy cover={getCover(course)} isWhite />
          </span>
          {isOngoing(course) ? certificate.ongoing : certificate.text}{" "}
          <a href={certificate.link.href} className="text-link">
            {certificate.link.label}
          </a>
        </TermRow>
      </TermRows>
    </section>
  );
}

type WeekProps = { course: Course; copy: CoursePageCopy["week"] };

/** A week: its two sessions and the time between them, with a mark for each hour. */
function Week({ course, copy }: WeekProps) {
  const hours = getWeekHours(course);
  if (!hours || !course.week) return null;
  const { live, own } = hours;
  const formatHours = (range: typeof own) =>
    `${formatRange(range)} ${range.to === 1 ? copy.hour : copy.hours}`;
  const first = { from: 1, to: 1 };
  const second = { from: live.from - 1, to: live.to - 1 };
  return (
    <section aria-labelledby="week">
      <SectionHeading id="week" title={copy.title} />
      <ol className="mt-row grid grid-cols-[3.75rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] border-ink border-t-2 *:col-span-2 *:grid *:grid-cols-subgrid *:gap-x-4 *:border-rule *:border-b *:py-2">
        <li>
          <Hours range={first} course={course} />
          <p>
            <b>{copy.session}</b>, {formatHours(first)}. {course.week.session}
          </p>
        </li>
        <li>
          <Hours range={own} />
          <p>
            <b>{copy.own}</b>, {formatHours(own)}. {course.week.own}
          </p>
        </li>
        {isOngoing(course) ? null : (
          <>
            <li>
              <Arrow />
              <b>{copy.handIn}</b>
            </li>
            <li>
              <Arrow isBack />
              <p>
                <b>{copy.comments}</b>{" "}
                <a href={copy.review.href} className="text-link">
                  {copy.review.label}
                </a>
              </p>
            </li>
          </>
        )}
        <li>
          <Hours range={second} course={course} />
          <p>
            <b>{copy.session}</b>, {formatHours(second)}
          </p>
        </li>
      </ol>
    </section>
  );
}

/** A mark for each hour: on the ground of the track if it is live, and pale if not every week has it. */
const Hours = ({ range, course }: { range: { from: number; to: number }; course?: Course }) => (
  <span className="flex flex-wrap content-start gap-1 pt-0.5 text-[0.8125rem]" aria-hidden="true">
    {Array.from({ length: range.to }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
        key={index}
        className={`leading-none ${index < range.from ? "" : "opacity-40"}`}
      >
        {course ? <MarkTile marks={course} /> : <i className="mark is-outlined mt-1 block" />}
      </span>
    ))}
  </span>
);

/** The direction that work goes: to the mentor, or back. */
const Arrow = ({ isBack = false }: { isBack?: boolean }) => (
  <svg
    viewBox="0 0 28 12"
    className={`mt-1.5 h-3 w-7 fill-none stroke-current stroke-2 ${isBack ? "-scale-x-100" : ""}`}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 6h26M21 1l5 5-5 5" />
  </svg>
);

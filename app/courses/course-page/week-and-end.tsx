import {
  type Course,
  formatHours,
  formatProjects,
  getCover,
  getWeekHours,
  isOngoing,
} from "#app/courses/course.ts";
import { MarkTile } from "#app/drawing/band.tsx";
import { PosterCopy } from "#app/drawing/poster.tsx";
import { SectionHeading } from "#app/ui/section.tsx";
import type { CoursePage } from "./course-page.ts";
import { TermRow, TermRows } from "./good-to-know-section.tsx";

/** Next to each other, their headings and their tables begin at the same heights. */
const ROWS = "xl:row-span-2 xl:grid xl:grid-rows-subgrid xl:gap-y-0";

/** The projects by name, what comes with them, and the certificate as the poster with white marks. */
export function AtTheEnd({ course, copy: { atTheEnd: copy } }: CoursePage) {
  const words = isOngoing(course) ? copy.ongoing : copy;
  const { certificate } = copy;
  return (
    <section aria-labelledby="at-the-end" className={ROWS}>
      <SectionHeading id="at-the-end" title={words.title} />
      <TermRows>
        <TermRow term={words.projects}>{formatProjects(course)}</TermRow>
        {course.keeps ? <TermRow term="Also yours to keep">{course.keeps}</TermRow> : null}
        <TermRow
          term={
            <>
              A certificate
              <span className="float-right ml-4 w-1/3 sm:float-none sm:mt-2 sm:ml-0 sm:block sm:w-40">
                <PosterCopy cover={getCover(course)} />
              </span>
            </>
          }
        >
          {isOngoing(course) ? certificate.ongoing : certificate.text}{" "}
          <a href={certificate.link.href} className="text-link inline-block min-h-6 w-max max-w-full">
            {certificate.link.label}
          </a>
        </TermRow>
      </TermRows>
    </section>
  );
}

/** A week: its two sessions and the time between them, with a mark for each hour. */
export function Week({ course, copy: { week: copy } }: CoursePage) {
  const hours = getWeekHours(course);
  if (!hours || !course.week) return null;
  const { live, own } = hours;
  const first = { from: 1, to: 1 };
  const second = { from: live.from - 1, to: live.to - 1 };
  return (
    <section aria-labelledby="week" className={ROWS}>
      <SectionHeading id="week" title={copy.title} />
      <ol className="week sm:*:py-3 mt-row border-ink border-t-2">
        <li>
          <Hours range={first} course={course} />
          <p>
            <b>Live session</b>, {formatHours(first)}. {course.week.session}
          </p>
        </li>
        <li>
          <Hours range={own} />
          <p>
            <b>On your own</b>, {formatHours(own)}. {course.week.own}
          </p>
        </li>
        {isOngoing(course) ? null : (
          <li>
            <Exchange />
            <p>
              <b>{copy.review}</b>{" "}
              <a href={copy.link.href} className="text-link">
                {copy.link.label}
              </a>
            </p>
          </li>
        )}
        <li>
          <Hours range={second} course={course} />
          <p>
            <b>Live session</b>, {formatHours(second)}
          </p>
        </li>
      </ol>
    </section>
  );
}

/** A mark for each hour: on the ground of the track if it is live, and pale if not every week has it. */
const Hours = ({ range, course }: { range: { from: number; to: number }; course?: Course }) => (
  <span className="flex flex-wrap content-start gap-1" aria-hidden="true">
    {Array.from({ length: range.to }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name
      <span key={index} className={index < range.from ? undefined : "opacity-40"}>
        {course ? <MarkTile marks={course} /> : <i className="mark is-outlined mt-1 block" />}
      </span>
    ))}
  </span>
);

/** Work goes to the mentor and comes back. */
const Exchange = () => (
  <svg width="28" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M0 6h26M21 1l5 5-5 5M28 18H2M7 13l-5 5 5 5" />
  </svg>
);

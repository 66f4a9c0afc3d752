import { getCoursePath } from "#app/academy/addresses.ts";
import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import type { Course } from "#app/courses/course.ts";
import type { TabId } from "#app/courses/course-tabs.ts";
import { getOwnHours, getSyllabusWeeks, isOngoing } from "#app/courses/syllabus/hours.ts";
import {
  addSpans,
  formatRange,
  formatWeeks,
  getSpanLength,
  type Range,
} from "#app/courses/syllabus/spans.ts";
import { Band } from "#app/drawing/band.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { formatCount } from "#app/text/count.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";
import { StepRows } from "./step-rows.tsx";

/** Academic training. */
export function loader() {
  const { page, metadata, courses } = getPageContent("academic");
  return {
    page,
    metadata,
    steps: addSpans(page.steps.steps),
    courses: courses.filter((course) => !isOngoing(course)),
  };
}

/** Ways in for students and departments, the weeks after a degree, the gaps that they close, and the hours of the courses. */
export default function Academic({ loaderData: { page, steps, courses, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, hours, reasons } = page;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <p className="mt-part flex flex-wrap gap-3 max-sm:*:grow">
          {page.audiences.map(({ link }, index) => (
            <ButtonLink key={link.href} href={link.href} look={index === 0 ? "primary" : "secondary"}>
              {link.label}
            </ButtonLink>
          ))}
        </p>
      </PageTitle>
      <AfterDegree steps={steps} />
      <Audiences audiences={page.audiences} />
      <Section ground="bg-plate" id="steps" title={page.steps.title} lead={page.steps.lead}>
        <StepRows steps={steps.map((step) => ({ ...step, when: formatWeeks(step.span) }))} />
      </Section>
      <Section id="gaps" title={gaps.title} lead={gaps.lead}>
        <GapList gaps={gaps.items} />
      </Section>
      <Section ground="bg-plate" isSplit id="offerings" title={offerings.title} lead={offerings.lead}>
        <TitledList
          items={offerings.items}
          isWide
          className="border-ink border-t-2"
          itemClassName="border-rule border-b py-5"
        />
      </Section>
      <CourseHours words={hours} courses={courses} />
      <Section ground="bg-plate" isSplit id="reasons" title={reasons.title} lead={reasons.lead}>
        <TitledList items={reasons.items} className="grid gap-x-part gap-y-row sm:grid-cols-2" />
      </Section>
    </Page>
  );
}

type Words = Route.ComponentProps["loaderData"]["page"];

/** Students and departments side by side. */
const Audiences = ({ audiences }: Pick<Words, "audiences">) => (
  <ul className="page grid gap-x-part gap-y-6 pt-part pb-section sm:grid-cols-2">
    {audiences.map(({ title, text }) => (
      <li key={title} className="border-ink border-t-2 pt-3">
        <h2 className="voice-wide text-h2">{title}</h2>
        <p className="mt-2 text-lead">{text}</p>
      </li>
    ))}
  </ul>
);

/** Semesters of an engineering degree. */
const SEMESTERS = 8;

type Step = Omit<Words["steps"]["steps"][number], "weeks"> & { span: Range };

/** Where the text of the page begins and ends, in a drawing as wide as the window. */
const EDGE = "[--edge:max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))]";

/** Timeline: the degree, our semester with two marks a week, the first day at work. */
function AfterDegree({ steps }: { steps: Step[] }) {
  const weeks = steps.at(-1)?.span.to ?? 0;
  return (
    <div className="@container forced-color-adjust-none text-ink [print-color-adjust:exact]">
      <div className={`@5xl:flex ${EDGE}`}>
        <div className="on-ink grid content-between gap-2 px-gutter py-4 @5xl:w-[calc((100cqw+var(--edge)-var(--spacing-part)/2)/3)] @5xl:py-8 @5xl:pr-0 @5xl:pl-(--edge)">
          <p className="voice-wide text-h2 @5xl:text-h3">Your degree ends</p>
          <p className="voice-data text-data" aria-hidden="true">
            Semester
          </p>
          <div className="voice-data flex" role="img" aria-label="Eight semesters">
            {Array.from({ length: SEMESTERS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: semesters have no other name
              <span key={index} className="h-8 flex-1 border-current border-l-2 pl-1.5 @5xl:h-20">
                {index + 1}
              </span>
            ))}
          </div>
        </div>
        <div className="min-w-0 flex-1 bg-marigold px-gutter py-4 @5xl:px-[calc(var(--spacing-part)/2)] @5xl:py-8">
          <p className="voice-data mb-2 text-data" aria-hidden="true">
            Week
          </p>
          <ol
            className="voice-data grid text-data leading-tight"
            style={{ gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))` }}
          >
            {steps.map(({ title, span }) => (
              <li
                key={title}
                className="border-ink border-l-2 pb-2 pl-0.5 @3xs:whitespace-nowrap sm:pl-1"
                style={{ gridColumn: `span ${getSpanLength(span)}` }}
              >
                <b className="block max-sm:[font-stretch:75%] max-sm:text-micro xl:text-h4">{title}</b>
                <span>
                  {span.from}–{span.to}
                </span>
              </li>
            ))}
          </ol>
          <div className="@container">
            <div style={{ "--week": `calc(100cqw / ${weeks})` }}>
              <Band marks={{ track: "Foundation", level: "Beginner", sessions: weeks * SESSIONS_A_WEEK }} />
            </div>
          </div>
        </div>
        <p className="framed voice-wide grid items-center bg-plate px-gutter py-4 text-h2 @5xl:text-h3 @5xl:pr-(--edge) @5xl:pl-6 @5xl:*:w-32">
          <span>Your first Monday at work</span>
        </p>
      </div>
    </div>
  );
}

/** Each gap as a row, on a phone a block: what is taught, what work needs (in larger text), and how to get there. */
function GapList({ gaps }: { gaps: Words["gaps"]["items"] }) {
  return (
    <ul className="mt-part border-ink border-t-2">
      {gaps.map(({ taught, needed, text }) => (
        <li key={taught} className="split gap-y-1.5 border-rule border-b py-5 lg:py-8">
          <div>
            <p className={LABEL}>The syllabus teaches</p>
            <p className="text-h3 text-muted">{taught}</p>
          </div>
          <div>
            <p className={LABEL}>A team expects</p>
            <p className="voice-wide text-h3">{needed}</p>
            <p className="mt-1.5 max-w-prose lg:mt-3">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Seen in the first pair only; screen readers read it in each. */
const LABEL = "voice-data text-data text-muted in-[li+li]:sr-only";

const CELL = "py-2 pl-2 text-right @xl:pl-6";

/** A row on a phone with text at 200 %: the figures under the course. */
const NARROW_ROW = "@max-3xs:grid @max-3xs:grid-cols-4 @max-3xs:*:first:col-span-4";

/** Live and own hours, outcomes and projects of each course, as a table. */
function CourseHours({ words, courses }: { words: Words["hours"]; courses: Course[] }) {
  const formatOwn = (course: Course) => {
    const own = getOwnHours(course);
    return own ? formatRange(own, "–") : "on request";
  };
  return (
    <Section id="hours" title={words.title} lead={words.lead}>
      <div className="@container mt-part">
        <table className="w-full border-ink border-t-2">
          <thead className="voice-data text-left">
            <tr className={`border-ink border-b-2 align-bottom ${NARROW_ROW}`}>
              <th scope="col" className="py-2">
                Course
              </th>
              {["Live hours", "Self-study", "Projects", "Outcomes"].map((column) => (
                <th key={column} scope="col" className={CELL}>
                  <span className="inline-block @max-xl:rotate-180 @max-xl:[writing-mode:vertical-rl]">
                    {column}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {courses.map((course) => (
              <tr key={course.slug} className={`border-rule border-b align-top ${NARROW_ROW}`}>
                <th scope="row" className="py-2 text-left font-bold @5xl:flex @5xl:items-center">
                  <span className="@5xl:w-[calc((100cqw+var(--spacing-part))/3)]">
                    <a
                      href={getCoursePath(course.slug)}
                      className="text-link inline-flex min-h-6 items-center"
                    >
                      {course.title}
                    </a>
                    <span className="block font-normal text-muted @max-xl:[font-stretch:75%]">
                      {course.level}, {formatCount(getSyllabusWeeks(course), "week")}
                    </span>
                  </span>
                  <span className="w-[32cqw] [--week:2cqw] @max-5xl:hidden">
                    <Band marks={course} hasLast />
                  </span>
                </th>
                <td className={CELL}>{course.hours}</td>
                <td className={`${CELL} @3xs:whitespace-nowrap`}>{formatOwn(course)}</td>
                <CountCell course={course} count={course.projects.length} id="projects" />
                <CountCell course={course} count={course.learningOutcomes.length} id="outcomes" />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

type CountCellProps = { course: Course; count: number; id: TabId };

/** The number of outcomes or projects of a course, as a link to them. */
const CountCell = ({ course: { slug, title }, count, id }: CountCellProps) => (
  <td className={CELL}>
    <a
      href={`${getCoursePath(slug)}#${id}`}
      className="text-link inline-flex min-h-6 min-w-6 items-center justify-end"
    >
      {count}
      <span className="sr-only"> of {title}</span>
    </a>
  </td>
);

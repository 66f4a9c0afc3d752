import { getCoursePath } from "#app/content/addresses.ts";
import { formatWeeks, getSpanLength, type WeekSpan } from "#app/courses/course.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";
import { type HoursRow, listCourseHours } from "./hours-rows.ts";
import { placeSteps } from "./semester.ts";

/** Academic training. */
export function loader() {
  const { page, metadata, courses } = getPageContent("/academic");
  return {
    page,
    metadata,
    steps: placeSteps(page.steps.steps),
    rows: listCourseHours(courses, page.hours.unknown),
  };
}

/** Ways in for students and departments, a semester week by week, the gaps that it closes, and the hours of the courses. */
export default function Academic({ loaderData: { page, steps, rows, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, hours, reasons } = page;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />}>
        <Audiences audiences={page.audiences} />
      </PageTitle>
      <Semester copy={page.steps} steps={steps} />
      <Section ground="bg-white" id="gaps" title={gaps.title} lead={gaps.lead}>
        <GapList gaps={gaps} />
      </Section>
      <Section isSplit id="offerings" title={offerings.title} lead={offerings.lead}>
        <TitledList
          items={offerings.items}
          isWide
          className="border-ink border-t-2"
          itemClassName="border-rule border-b py-5"
        />
      </Section>
      <CourseHours copy={hours} rows={rows} />
      <Section id="reasons" title={reasons.title} lead={reasons.lead}>
        <TitledList
          items={reasons.items}
          className="mt-part grid gap-x-10 gap-y-row sm:grid-cols-2 lg:grid-cols-4"
        />
      </Section>
    </Page>
  );
}

type Copy = Route.ComponentProps["loaderData"]["page"];

/** Students and departments side by side, each with the way to begin. */
function Audiences({ audiences }: Pick<Copy, "audiences">) {
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-5 sm:mt-8 sm:grid-cols-2">
      {audiences.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col items-start border-ink border-t-4 pt-3">
          <h2 className="font-bold text-h4">{title}</h2>
          <p className="mt-1 mb-3">{text}</p>
          <p className="mt-auto">
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

const PLAN = { brick: 34, step: 46, line: 120, half: 10 } as const;

/** A line that ends early, and the missing steps up to the stop above it. */
function MissingSteps({ steps }: { steps: number }) {
  const rise = PLAN.brick * 0.75;
  const bottom = steps * rise + PLAN.brick;
  const width = PLAN.line + (steps + 1) * PLAN.step + PLAN.line;
  const top = bottom - (steps + 1) * rise;
  return (
    <svg
      viewBox={`0 ${top - 24} ${width} ${bottom - top + 48}`}
      className="w-full max-w-xl lg:w-[30rem]"
      aria-hidden="true"
    >
      <path
        className="fill-ink"
        d={`M0 ${bottom - PLAN.half}h${PLAN.line - 12}v-14h12v${2 * PLAN.half + 28}h-12v-14H0z`}
      />
      {Array.from({ length: steps }, (_, step) => step + 1).map((step) => (
        <rect
          key={step}
          className="fill-marigold stroke-ink"
          strokeWidth="4"
          width={PLAN.brick}
          height={PLAN.brick}
          x={PLAN.line + step * PLAN.step - PLAN.brick}
          y={bottom - step * rise - PLAN.brick / 2}
        />
      ))}
      <path
        className="fill-marigold"
        d={`M${width - PLAN.line} ${top - PLAN.half}h${PLAN.line}v${2 * PLAN.half}h${-PLAN.line}z`}
      />
      <circle className="fill-white stroke-ink" strokeWidth="6" cx={width - PLAN.line} cy={top} r="18" />
    </svg>
  );
}

type Step = Omit<Copy["steps"]["steps"][number], "weeks"> & { span: WeekSpan };

/** A semester: its weeks drawn, and the same in words. */
function Semester({ copy, steps }: { copy: Copy["steps"]; steps: Step[] }) {
  return (
    <Section
      ground="bg-marigold"
      id="steps"
      title={copy.title}
      note={<p className="mt-4 text-lead">{copy.lead}</p>}
    >
      <SemesterBar steps={steps} />
      <div className="mt-part">
        <Timetable steps={steps} />
      </div>
    </Section>
  );
}

/** Steps in order, as rows of a timetable: when, what, and what one holds afterwards. */
function Timetable({ steps }: { steps: Step[] }) {
  return (
    <ol className="@container border-current border-t-2">
      {steps.map(({ title, span, text, result }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-current border-b py-6 last:border-b-2 @3xl:grid-cols-[9rem_12rem_1fr_14rem] @5xl:grid-cols-[9rem_14rem_1fr_16rem]"
        >
          <p className="voice-data font-bold text-h3">{formatWeeks(span)}</p>
          <h3 className="voice-wide text-h3">{title}</h3>
          <p>{text}</p>
          <p className="border-current border-l-2 pl-4 text-data">{result}</p>
        </li>
      ))}
    </ol>
  );
}

/** A semester as a bar: a box for each week, a tab where a step begins. The timetable has the same as text. */
function SemesterBar({ steps }: { steps: Step[] }) {
  const columns = steps.map(({ span }) => `${getSpanLength(span)}fr`).join(" ");
  return (
    <div className="mt-part grid" style={{ gridTemplateColumns: columns }} aria-hidden="true">
      {steps.map(({ title, span }) => (
        <div key={title} className="border-ink border-l-4 last:border-r-4">
          <p className="voice-data pb-2 pl-1 text-data leading-tight max-sm:text-micro sm:pl-2">
            <b className="voice-wide hidden text-h3 lg:block">{title}</b>
            {span.from}-{span.to}
          </p>
          <ol className="flex gap-0.5 border-ink border-y-4 bg-ink">
            {Array.from({ length: getSpanLength(span) }, (_, index) => span.from + index).map((week) => (
              <li
                key={week}
                className="voice-data flex h-12 min-w-0 flex-1 items-center justify-center border-ink border-l bg-white text-micro first:border-l-0 md:h-20 md:text-data"
              >
                {week}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** What is taught next to what work needs, with the words that tell them apart. */
function GapList({ gaps }: { gaps: Copy["gaps"] }) {
  return (
    <ul className="mt-part grid gap-y-row">
      {gaps.items.map(({ taught, needed, text }) => (
        <li key={taught} className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Side name={gaps.taughtLabel} text={taught} className="border-rule" />
          <Side name={gaps.neededLabel} text={needed} className="border-ink" />
          <p className="sm:max-lg:col-span-2 lg:pt-5">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Side({ name, text, className }: { name: string; text: string; className: string }) {
  return (
    <div className={`border-t-4 pt-3 ${className}`}>
      <p className="voice-data text-data text-muted">{name}</p>
      <p className="mt-1 font-bold text-h3">{text}</p>
    </div>
  );
}

const CELL = "py-2 pl-2 text-right sm:pl-6";

/** Live and own hours, outcomes and projects of each course, as a table. */
function CourseHours({ copy, rows }: { copy: Copy["hours"]; rows: HoursRow[] }) {
  const { columns } = copy;
  return (
    <Section ground="bg-white" id="hours" title={copy.title} lead={copy.lead}>
      <table className="mt-part w-full border-ink border-t-2 text-data sm:text-base">
        <thead className="voice-data text-left">
          <tr className="border-ink border-b-2 align-bottom">
            <th scope="col" className="py-2">
              {columns.course}
            </th>
            {[columns.live, columns.own, columns.projects, columns.outcomes].map((column) => (
              <th key={column} scope="col" className={`${CELL} last:max-sm:hidden`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, title, level, weeks, hours, own, outcomes, projects }) => (
            <tr key={slug} className="border-rule border-b align-top">
              <th scope="row" className="py-2 text-left font-bold">
                <a href={getCoursePath(slug)} className="text-link">
                  {title}
                </a>
                <span className="block font-normal text-data text-muted">
                  {level}, {weeks} weeks
                </span>
              </th>
              <td className={CELL}>{hours}</td>
              <td className={CELL}>{own}</td>
              <td className={CELL}>
                <CountLink href={`${getCoursePath(slug)}#projects`} count={projects} title={title} />
              </td>
              <td className={`${CELL} max-sm:hidden`}>
                <CountLink href={`${getCoursePath(slug)}#outcomes`} count={outcomes} title={title} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The number of outcomes or projects of a course, as a link to them. */
function CountLink({ href, count, title }: { href: string; count: number; title: string }) {
  return (
    <a href={href} className="text-link inline-flex min-h-6 min-w-6 items-center justify-end">
      {count}
      <span className="sr-only"> of {title}</span>
    </a>
  );
}

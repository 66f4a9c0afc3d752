import type { ReactNode } from "react";
import { data } from "react-router";
import { getCoursePath } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { formatListing } from "#app/content/listing.server.ts";
import { renderSections } from "#app/content/render-body.server.ts";
import { ArticleHeader } from "#app/courses/articles/article-header.tsx";
import { CRITERIA_ID, EXTENSIONS_ID, RUBRIC_ID } from "#app/courses/articles/article-ids.ts";
import { listNextArticles } from "#app/courses/articles/article-link.ts";
import { ArticleLinks } from "#app/courses/articles/article-links.tsx";
import { getBriefArchive } from "#app/courses/articles/brief-collection.server.ts";
import { DownloadLink, FileLink } from "#app/courses/articles/download-link.tsx";
import { describeDownload } from "#app/courses/articles/downloads.server.ts";
import { listSessions } from "#app/courses/course.ts";
import { getArticleMetadata } from "#app/courses/course-metadata.ts";
import { PrintedSource } from "#app/courses/printed-source.tsx";
import { formatHours, isOngoing } from "#app/courses/syllabus/hours.ts";
import { formatBuilt, formatWeeks, includes } from "#app/courses/syllabus/spans.ts";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { getArticleFields } from "#app/page-model/article-page.server.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Html } from "#app/ui/html.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";

/** The open brief of a project; 404 when there is none of this name. */
export function loader({ params }: Pick<Route.LoaderArgs, "params">) {
  const { site, pages, coursesBySlug, articles } = getSiteContent();
  const course = coursesBySlug.get(params.slug);
  const brief = articles.briefs.find(({ course, name }) => course === params.slug && name === params.name);
  if (!course || !brief) throw data(null, { status: 404, statusText: "Brief not found" });
  const words = fillWords(pages.brief, { title: course.title });
  const { course: label, all, ...closing } = words.closing;
  return {
    words,
    brief: getArticleFields(brief),
    ...renderSections(brief.body, formatListing),
    course,
    academy: site.identity,
    licence: site.licence,
    metadata: getArticleMetadata(site, course, brief, {
      type: "Project",
      hours: brief.hours.to,
      licence: site.licence.url,
    }),
    download: describeDownload(getBriefArchive(brief), site),
    others: listNextArticles(
      articles.briefs.flatMap((other) => {
        const itsCourse = coursesBySlug.get(other.course);
        return itsCourse ? { ...other, course: itsCourse } : [];
      }),
      brief.path,
    ),
    closing: { ...closing, links: [{ label, href: getCoursePath(course.slug) }, all] },
  };
}

/** A project of a course as a task that anybody can take. */
export default function Brief({ loaderData }: Route.ComponentProps) {
  const { brief, course, academy, intro, others, metadata, closing } = loaderData;
  return (
    <Page metadata={metadata} closing={closing}>
      <div className="page grid gap-x-16 pb-section lg:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)] print:block">
        <div>
          <ArticleHeader course={course} kind="Open brief" title={brief.title} lead={brief.description} />
          <BuiltIn {...loaderData} />
          <Html className="prose whole-code text-lead" html={intro} />
        </div>
        <BriefFacts {...loaderData} />
        <BriefText {...loaderData} />
      </div>
      <Criteria {...loaderData} />
      <Rubric {...loaderData} />
      <Extensions {...loaderData} />
      <div className="page py-section print:hidden">
        <ArticleLinks label="More open briefs" articles={others} isSection areProjects />
      </div>
      <PrintedSource academy={academy} path={brief.path} modified={brief.modified} />
    </Page>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** The sessions of the course as marks, the last one white: those that build the project are turned over, as chosen rows are. */
function BuiltIn({ brief, course }: Data) {
  const built = course.builds[brief.project];
  if (!built) return null;
  const isLast = (number: number) => number === course.sessions && !isOngoing(course);
  return (
    <figure className="@container mb-8">
      <div
        className={`grid w-fit grid-flow-col grid-rows-2 p-[0.2em] text-[min(2rem,100cqi/(1.4*var(--weeks)+0.4))] text-night *:p-[0.2em] forced-color-adjust-none [print-color-adjust:exact] ${TRACK_LOOKS[course.track].fill} ${getMarksClass(course)}`}
        style={{ "--weeks": countWeeks(course.sessions) }}
        aria-hidden="true"
      >
        {listSessions(course).map(({ number }) => (
          <span key={number} className={includes(built, number) ? "bg-night text-(--track)" : undefined}>
            <i className={`mark block ${isLast(number) ? "text-white [--filling:currentcolor]" : ""}`} />
          </span>
        ))}
      </div>
      <figcaption className="voice-data mt-2">{formatBuilt(built, brief.weeks)}</figcaption>
    </figure>
  );
}

/** The facts of a brief and what comes with it, next to the task on wide screens. */
function BriefFacts({ brief, course, licence, words, download }: Data) {
  return (
    <aside
      aria-label="At a glance"
      className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-10 xl:row-span-1"
    >
      <div className="framed border-ink border-t-2 bg-plate p-4 sm:p-6 lg:sticky lg:top-4 print:p-0 print:py-2">
        <dl className="grid gap-2">
          <Fact name="Course">
            <a href={getCoursePath(course.slug)} className="text-link">
              {course.title}
            </a>
          </Fact>
          <Fact name="Project">{brief.project}</Fact>
          <Fact name="Time">
            {formatHours(brief.hours)} on your own,{" "}
            <span className="whitespace-nowrap">{formatWeeks(brief.weeks).toLowerCase()}</span>
          </Fact>
          <Fact name="Licence">
            {words.allows}{" "}
            <a href={licence.url} rel="license" className="text-link inline-block min-h-6">
              {licence.name}
            </a>
          </Fact>
        </dl>
        <h2 className="mt-5 mb-2 font-bold text-h4">Included with the brief</h2>
        <ul className="grid gap-3">
          {brief.given.map(({ text, file: given }) => (
            <li key={text} className="border-rule border-t pt-2 leading-snug">
              <span className="block">{text}</span>
              {brief.files
                .filter(({ name }) => name === given)
                .map((file) => (
                  <FileLink key={file.name} {...file} />
                ))}
              {given && given === brief.tests ? (
                <span className="voice-data ml-2 bg-tint px-1.5 font-bold text-data">Tests</span>
              ) : null}
            </li>
          ))}
        </ul>
        <DownloadLink {...download} />
      </div>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-3 min-[15rem]:grid min-[15rem]:grid-cols-[5.5rem_minmax(0,1fr)]">
      <dt className="voice-data text-data text-muted">{name}</dt>
      <dd className="leading-snug">{children}</dd>
    </div>
  );
}

/** The task, in the learner's words: on a wide screen in two columns under the facts. */
function BriefText({ sections }: Data) {
  return (
    <div className="min-w-0 gap-x-16 xl:col-span-2 xl:mt-12 xl:columns-2 print:columns-1">
      {sections.map(({ id, title, html }) => (
        <section
          key={title}
          id={id}
          className="scroll-mt-4 mt-8 lg:mt-12 xl:first:mt-0 print:mt-4 print:break-inside-avoid"
        >
          <Html as="h2" className="voice-wide mb-4 break-after-avoid text-h3 print:mb-2" html={title} />
          <Html className="prose whole-code *:break-inside-avoid md:text-h4/[1.5]" html={html} />
        </section>
      ))}
    </div>
  );
}

/** When the project is done: boxes to tick, on paper too. */
function Criteria({ words: { criteria: words }, brief }: Data) {
  return (
    <Section ground="bg-plate" id={CRITERIA_ID} title={words.title} lead={words.lead}>
      <ul className="mt-part grid gap-x-10 gap-y-3 lg:grid-cols-2">
        {brief.criteria.map((criterion) => (
          <li
            key={criterion}
            className="relative break-inside-avoid pl-9 before:absolute before:top-[0.2em] before:left-0 before:size-5 before:border-2 before:border-ink"
          >
            {criterion}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const GRADES = { strong: "Strong", pass: "Pass", notYet: "Not yet" };

type Grade = keyof typeof GRADES;

const GRADE_NAMES = Object.keys(GRADES) as Grade[];

/** Five lines, and what strong, passing and unfinished work looks like in each; on a wide screen the grades are named once. */
function Rubric({ words: { rubric: words }, brief }: Data) {
  return (
    <Section id={RUBRIC_ID} title={words.title} lead={words.lead}>
      <div className={`mt-part max-md:hidden print:hidden ${ROW}`} aria-hidden="true">
        <div className={COLUMNS}>
          {GRADE_NAMES.map((grade) => (
            <GradeName key={grade} grade={grade} />
          ))}
        </div>
      </div>
      <ol className="border-ink border-y-2 max-md:mt-part">
        {brief.rubric.map(({ title, ...grades }) => (
          <li
            key={title}
            className={`break-inside-avoid border-ink not-first:border-t py-4 print:py-2 ${ROW}`}
          >
            <h3 className="voice-wide text-h3 print:text-base">{title}</h3>
            <dl className={COLUMNS}>
              {GRADE_NAMES.map((grade) => (
                <div key={grade}>
                  <dt className="md:sr-only print:not-sr-only">
                    <GradeName grade={grade} />
                  </dt>
                  <dd className="leading-snug">{grades[grade]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The columns of the rubric, in its head and in each row. */
const ROW = "grid gap-x-8 gap-y-2 lg:grid-cols-[12rem_minmax(0,1fr)]";
const COLUMNS = "grid gap-x-6 gap-y-2 md:grid-cols-3 lg:col-start-2 print:grid-cols-3";

/** A grade after its strokes: three, two or one of three. */
const GradeName = ({ grade }: { grade: Grade }) => (
  <span className="flex flex-wrap items-center gap-x-2 pb-1 font-bold">
    <span className="flex h-4 *:w-2 *:border-ink" aria-hidden="true">
      {GRADE_NAMES.map((other, index) => (
        <i
          key={other}
          className={index < GRADE_NAMES.length - GRADE_NAMES.indexOf(grade) ? "border-l-4" : "border-l"}
        />
      ))}
    </span>
    {GRADES[grade]}
  </span>
);

/** How to continue. */
function Extensions({ words: { extensions: words }, brief }: Data) {
  return (
    <Section ground="bg-tint" id={EXTENSIONS_ID} title={words.title} lead={words.lead}>
      <ol className="mt-part grid gap-x-10 gap-y-row [counter-reset:extension] lg:grid-cols-3">
        {brief.extensions.map((extension) => (
          <li
            key={extension}
            className="relative break-inside-avoid pl-12 [counter-increment:extension] before:voice-data before:absolute before:left-0 before:font-bold before:text-figure before:leading-none before:content-[counter(extension)]"
          >
            {extension}
          </li>
        ))}
      </ol>
    </Section>
  );
}

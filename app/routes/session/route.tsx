import { Fragment } from "react";
import { data } from "react-router";
import { getCoursePath, SESSIONS_PATH } from "#app/academy/addresses.ts";
import { formatListing } from "#app/content/listing.server.ts";
import { renderCode, renderSections } from "#app/content/render-body.server.ts";
import { ArticleHeader } from "#app/courses/articles/article-header.tsx";
import { HOUR_ID, QUESTIONS_ID, TASK_ID } from "#app/courses/articles/article-ids.ts";
import { listNextArticles } from "#app/courses/articles/article-link.ts";
import { ArticleLinks } from "#app/courses/articles/article-links.tsx";
import { DownloadLink, FileLink } from "#app/courses/articles/download-link.tsx";
import { describeDownload } from "#app/courses/articles/downloads.server.ts";
import { getSessionArchive, listWrittenSessions } from "#app/courses/articles/session-collection.server.ts";
import { getSessionNumber } from "#app/courses/course.ts";
import { getArticleMetadata } from "#app/courses/course-metadata.ts";
import { PrintedSource } from "#app/courses/printed-source.tsx";
import { formatRange } from "#app/courses/syllabus/spans.ts";
import { Hour } from "#app/drawing/hour.tsx";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { getArticleFields } from "#app/page-model/article-page.server.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { Html } from "#app/ui/html.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route";

/** The written session of a course; 404 when it has none. */
export function loader({ params }: Pick<Route.LoaderArgs, "params">) {
  const { site, pages, coursesBySlug, articles } = getSiteContent();
  const course = coursesBySlug.get(params.slug);
  const session = articles.sessions.find(({ course }) => course === params.slug);
  if (!course || !session) throw data(null, { status: 404, statusText: "Session not found" });
  const words = fillWords(pages.session, {
    title: course.title,
    number: getSessionNumber(course, session.session),
    courseSessions: course.sessions,
  });
  const { course: label, all, ...closing } = words.closing;
  const { intro, sections } = renderSections(session.body, formatListing);
  const solution = session.files.find(({ path }) => path === undefined);
  return {
    words,
    session: getArticleFields(session),
    questions: session.questions.map(({ question, answer }) => ({
      question: renderCode(question),
      answer: renderCode(answer),
    })),
    task: renderCode(session.task.text),
    academy: site.identity,
    course,
    intro,
    parts: session.parts.map((part, index) => ({
      ...part,
      id: sections[index]?.id ?? "",
      steps: sections[index]?.steps ?? [],
    })),
    solution: solution
      ? formatListing({
          // The extension is another name of the language.
          lang: `${solution.name.split(".").at(-1)} file=${solution.name}`,
          text: solution.text.trimEnd(),
        })
      : "",
    download: describeDownload(getSessionArchive(session), site),
    others: listNextArticles(listWrittenSessions(articles.sessions, coursesBySlug), session.path),
    metadata: getArticleMetadata(site, course, session, { type: "Lesson", hours: 1 }),
    closing: { ...closing, links: [{ label, href: getCoursePath(course.slug) }, all] },
  };
}

/** One session of a course, minute by minute. */
export default function Session({ loaderData }: Route.ComponentProps) {
  const { words, session, course, academy, others, metadata, closing } = loaderData;
  return (
    <Page metadata={metadata} closing={closing}>
      <div className="page @container">
        <ArticleHeader course={course} kind={words.kind} title={session.title} lead={session.description}>
          <HourLinks {...loaderData} />
          <Html
            className="prose whole-code mt-4 md:max-xl:mt-0 md:text-h4/[1.5] xl:mt-2 xl:ml-60 min-[90rem]:@min-[75rem]:ml-0 print:mt-0"
            html={loaderData.intro}
          />
        </ArticleHeader>
      </div>
      <Parts {...loaderData} />
      <Questions {...loaderData} />
      <Task {...loaderData} />
      <div className="page pb-section print:pb-0">
        <ArticleLinks label="More sessions in writing" articles={others} isSection />
        <p className="mt-2 print:hidden">
          <TextLink href={SESSIONS_PATH}>All live sessions</TextLink>
        </p>
      </div>
      <PrintedSource academy={academy} path={session.path} modified={session.modified} />
    </Page>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** The hour as a ruler, with links to its parts. */
const HourLinks = ({ parts, course }: Data) => (
  <nav aria-label="The hour, part by part" id={HOUR_ID} className="md:max-xl:row-span-2">
    <Hour
      isAcross
      track={course.track}
      parts={parts.map(({ id, title, minutes }) => ({
        minutes,
        content: (
          <a href={`#${id}`} className="text-link flex min-h-11 items-start leading-tight lg:text-balance">
            {title}
          </a>
        ),
      }))}
    />
  </nav>
);

/** What happens in the hour, part by part, each next to its minutes. */
function Parts({ parts, course }: Data) {
  return (
    <div className="page @container grid gap-y-8 pt-2 pb-section lg:gap-y-14 lg:pt-4 print:pt-6 print:pb-4">
      {parts.map(({ id, title, minutes, steps }) => (
        <section
          key={title}
          id={id}
          aria-labelledby={`${id}-title`}
          className="hour-row scroll-mt-4 max-lg:tall:-scroll-mt-12 border-ink lg:border-t-2 lg:pt-6 print:pt-2"
        >
          <p
            style={{ "--from": minutes.from, "--to": minutes.to }}
            className={`hour-part ${getMarksClass({ track: course.track, level: "Beginner" })} voice-data sticky-head mb-4 lg:mb-[calc(2rem+min(18rem,45vh))] break-after-avoid self-start font-bold text-h3 text-ink lg:sticky lg:top-4 lg:text-figure min-[90rem]:@min-[75rem]:text-h3 ${TRACK_LOOKS[course.track].fill}`}
          >
            <a
              href={`#${HOUR_ID}`}
              className="block whitespace-nowrap px-3 py-2 hover:underline min-[90rem]:@min-[75rem]:px-2"
            >
              {formatRange(minutes, "–")}{" "}
              <span className="lg:text-h4 min-[90rem]:@min-[75rem]:block">min</span>
            </a>
          </p>
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="voice-wide mb-4 text-h2 print:mb-2">
              {title}
            </h2>
            {steps.map((step) => (
              <Step key={step.words + step.listings} {...step} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Words and the listings that they introduce. Next to listings, an element around the words lets them stick. */
function Step({ words, listings, outputs, after }: Data["parts"][number]["steps"][number]) {
  const spoken = words ? <Html className="prose whole-code is-spoken" html={words} /> : null;
  return (
    <div className="step md:text-h4/[1.5]">
      {spoken && listings ? <div>{spoken}</div> : spoken}
      {listings ? <Html className="prose listings" html={listings} /> : null}
      {outputs ? <Html className="prose listings" html={outputs} /> : null}
      {after ? <Html className="prose whole-code is-spoken" html={after} /> : null}
    </div>
  );
}

/** Questions that a reader may have, and their answers. */
function Questions({ questions }: Data) {
  return (
    <Section ground="bg-plate" id={QUESTIONS_ID} title="Questions you may have">
      <div className="whole-code mt-part grid gap-x-10 gap-y-row lg:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid border-ink border-t-2 pt-3">
            <Html as="h3" className="font-bold text-h4" html={question} />
            <Html as="p" className="mt-2 max-w-prose" html={answer} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What to do after the session: the file that checks it, and a solution in a fold. */
function Task({ session, task, solution, download }: Data) {
  const shown = session.files.filter(({ path }) => path);
  return (
    <Section id={TASK_ID} title="Your task" lead={<Html as="span" className="whole-code" html={task} />}>
      <DownloadLink {...download} />
      <p className="mt-2 print:hidden">
        {shown.length === 1 ? "Or read the file here: " : "Or read the files here: "}
        {shown.map((file, index) => (
          <Fragment key={file.name}>
            {index > 0 ? ", " : null}
            <FileLink {...file} />
          </Fragment>
        ))}
      </p>
      <details className="mt-3 max-w-[46rem]">
        <summary className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
          Show a sample solution
        </summary>
        <Html className="prose mt-2" html={solution} />
      </details>
    </Section>
  );
}

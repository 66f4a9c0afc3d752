import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { formatListing } from "#app/content/listing.server.ts";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { PrintedSource } from "#app/courses/course-foot.tsx";
import { getEntryMetadata, getEntryTrail } from "#app/courses/course-metadata.ts";
import { EntryHeader, listFileFacts } from "#app/courses/entry-header.tsx";
import { listSessionLinks } from "#app/courses/session-collection.server.ts";
import { WrittenSessions } from "#app/courses/written-sessions.tsx";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/content-store.server.ts";
import type { Route } from "./+types/route";
import { Hour } from "./hour.tsx";
import { Parts } from "./parts.tsx";
import { Questions, Task } from "./task.tsx";

/** The written session of a course; 404 when it has none. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, courses, entries } = getSiteContent();
  const course = getCourseBySlug(params.slug, courses);
  const session = entries.sessions.find(({ course }) => course === params.slug);
  if (!course || !session) throw data(null, { status: 404, statusText: "Course not found" });
  const { title, description, path, intro, sections, parts, questions, task, files } = session;
  const titles = course.syllabus.flatMap(({ sessions }) => sessions);
  const copy = fillCopy(pages.session, {
    title: course.title,
    number: titles.indexOf(session.session) + 1,
    courseSessions: course.sessions,
  });
  const { course: label, all, ...closing } = copy.closing;
  const solution = files.find(({ isPublished }) => !isPublished);
  return {
    copy,
    session: { title, description, path, modified: session.modified, intro, questions, task: task.text },
    academy: site.identity,
    course: { track: course.track, level: course.level },
    parts: parts.map((part, index) => ({ ...part, html: sections[index]?.html ?? "" })),
    files: listFileFacts(path, files),
    solution: solution
      ? formatListing({
          lang: `${getLanguage(solution.name)} file=${solution.name}`,
          text: solution.text.trimEnd(),
        })
      : "",
    others: listSessionLinks(entries.sessions, courses).filter((other) => other.path !== path),
    trail: getEntryTrail(site, course, session),
    metadata: getEntryMetadata(site, course, session, { learningResourceType: "Lesson", hours: 1 }),
    closing: { ...closing, links: [{ label, href: getCoursePath(course.slug) }, all] },
  };
}

/** The language of a file's code, where it is highlighted. */
const getLanguage = (name: string): string => (name.endsWith(".py") ? "python" : "text");

/** One session of a course, minute by minute. */
export default function Session({ loaderData }: Route.ComponentProps) {
  const { copy, session, course, academy, parts, files, solution, others, trail, metadata, closing } =
    loaderData;
  return (
    <Page metadata={metadata} closing={closing}>
      <EntryHeader
        trail={trail}
        course={course}
        kind={copy.kind}
        title={session.title}
        lead={session.description}
      />
      <Hour label={copy.hour} unit={copy.minutes} parts={parts} track={course.track} />
      <Parts intro={session.intro} parts={parts} unit={copy.minutes} />
      <Questions title={copy.questions} questions={session.questions} />
      <Task copy={copy.task} text={session.task} files={files} solution={solution} />
      <div className="page pb-section print:pb-0">
        <WrittenSessions label={copy.others} sessions={others} />
      </div>
      <PrintedSource academy={academy} path={session.path} modified={session.modified} />
    </Page>
  );
}

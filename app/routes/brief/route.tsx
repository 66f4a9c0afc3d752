import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { getCourseBySlug } from "#app/courses/catalogue.server.ts";
import { PrintedSource } from "#app/courses/course-foot.tsx";
import { getEntryMetadata, getEntryTrail } from "#app/courses/course-metadata.ts";
import { EntryHeader, listFileFacts } from "#app/courses/entry-header.tsx";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/content-store.server.ts";
import type { Route } from "./+types/route";
import { BriefFacts } from "./brief-facts.tsx";
import { BriefText } from "./brief-text.tsx";
import { Criteria, Extensions, Rubric } from "./marking.tsx";

/** The open brief of a project; 404 when there is none of this name. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, courses, entries } = getSiteContent();
  const course = getCourseBySlug(params.slug, courses);
  const found = entries.briefs.find(({ course, name }) => course === params.slug && name === params.name);
  if (!course || !found) throw data(null, { status: 404, statusText: "Course not found" });
  const { files, keywords: _keywords, ...brief } = found;
  const copy = fillCopy(pages.brief, { title: course.title });
  const { course: label, all, ...closing } = copy.closing;
  const { slug, title, track, level } = course;
  return {
    copy,
    brief,
    course: { slug, title, track, level },
    files: listFileFacts(brief.path, files),
    academy: site.identity,
    licence: site.licence,
    trail: getEntryTrail(site, course, found),
    metadata: getEntryMetadata(site, course, found, {
      learningResourceType: "Project",
      hours: brief.hours.to,
      licence: site.licence.url,
    }),
    closing: { ...closing, links: [{ label, href: getCoursePath(slug) }, all] },
  };
}

/** A project of a course as a task that anybody can take. */
export default function Brief({ loaderData }: Route.ComponentProps) {
  const { copy, brief, course, academy, files, licence, trail, metadata, closing } = loaderData;
  return (
    <Page metadata={metadata} closing={closing}>
      <EntryHeader
        trail={trail}
        course={course}
        kind={copy.kind}
        title={brief.title}
        lead={brief.description}
      />
      <div className="page grid gap-x-16 gap-y-8 border-ink pb-section lg:grid-cols-[minmax(0,46rem)_minmax(18rem,1fr)] print:block">
        <BriefFacts brief={brief} course={course} files={files} licence={licence} copy={copy} />
        <BriefText brief={brief} />
      </div>
      <Criteria copy={copy.criteria} criteria={brief.criteria} />
      <Rubric copy={copy.rubric} rubric={brief.rubric} />
      <Extensions copy={copy.extensions} extensions={brief.extensions} />
      <PrintedSource academy={academy} path={brief.path} modified={brief.modified} />
    </Page>
  );
}

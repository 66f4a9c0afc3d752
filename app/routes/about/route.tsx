import { highlightLines } from "#app/content/listing.server.ts";
import { getArticleLink } from "#app/courses/articles/article-link.ts";
import { ArticleLinks } from "#app/courses/articles/article-links.tsx";
import { listWrittenSessions } from "#app/courses/articles/session-collection.server.ts";
import { type Course, getCover, getProjectName, getWallRows } from "#app/courses/course.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { ActionLinks, ExternalButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";
import type { Sample } from "./page.server.ts";
import { AllSessions, CertificateSpecimen, Principles, ReviewSample } from "./sections.tsx";

/** Written sessions that the page links; /sessions lists all. */
const SHOWN_SESSIONS = 3;

/** Mission, differentiators, teaching philosophy and the parent company. */
export function loader() {
  const { page, metadata, site, pages, courses, coursesBySlug, articles } = getPageContent("about");
  return {
    page,
    metadata,
    parentUrl: site.parent.url,
    sample: { academy: site.identity.name, ...getShownSample(pages.sample, courses) },
    written: listWrittenSessions(articles.sessions, coursesBySlug)
      .slice(0, SHOWN_SESSIONS)
      .map(getArticleLink),
    rows: getWallRows(courses.toSorted((a, b) => a.sessions - b.sessions)),
  };
}

/** The sample as the page shows it: highlighted code with its changed lines, and the certificate of a course. */
function getShownSample({ review, certificate }: Sample, courses: Course[]) {
  const course = courses.find(({ slug }) => slug === certificate.course);
  const projects = course?.projects.map(getProjectName) ?? [];
  return {
    review: getShownReview(review),
    certificate: fillWords(certificate, {
      courseTitle: course?.title ?? "",
      courseSessions: course?.sessions ?? "",
      courseProjects: projects.length,
    }),
    projects,
    cover: course && getCover(course),
  };
}

function getShownReview({ language, before, after, ...words }: Sample["review"]) {
  const kept = new Set(before);
  return {
    ...words,
    before: highlightLines(before, language),
    after: highlightLines(after, language),
    changed: after.flatMap((line, index) => (kept.has(line) ? [] : [index + 1])),
  };
}

/** The academy's point of view. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { page, metadata, parentUrl, sample, written, rows } = loaderData;
  const { mission, philosophy, differentiators, company } = page;
  const companyLink = (
    <p className="mt-6">
      <ExternalButtonLink href={parentUrl} look="secondary">
        {company.link}
      </ExternalButtonLink>
    </p>
  );
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks links={[page.primary, page.secondary]} />
      </PageTitle>
      <ReviewSample {...sample} />
      <Section ground="on-ink" isSplit title={mission.title}>
        <div className="grid max-w-text gap-5 text-lead">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <AllSessions caption={page.sessions} rows={rows} />
      <Section title={philosophy.title} lead={philosophy.lead}>
        <Principles principles={philosophy.principles} />
        <div className="mt-part">
          <ArticleLinks label={philosophy.written} articles={written} />
        </div>
      </Section>
      <CertificateSpecimen {...sample} />
      <Section ground="bg-plate" isSplit title={differentiators.title} lead={differentiators.lead}>
        <TitledList
          items={differentiators.items}
          className="grid gap-x-10 gap-y-row sm:grid-cols-2"
          itemClassName=""
        />
      </Section>
      <Section title={company.title} lead={company.text} note={companyLink} />
    </Page>
  );
}

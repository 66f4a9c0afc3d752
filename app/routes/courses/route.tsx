import { getCoursePath } from "#app/academy/addresses.ts";
import { countWeeks } from "#app/academy/tracks.ts";
import { CourseBoard } from "#app/courses/catalogue/course-board.tsx";
import CourseFilter from "#app/courses/catalogue/course-filter.island.tsx";
import { summarize } from "#app/courses/course.ts";
import { FACETS } from "#app/courses/facets.ts";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { TurnFilters } from "#app/drawing/turn-filters.tsx";
import { Island } from "#app/islands/island.tsx";
import { itemListJsonLd } from "#app/seo/json-ld.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route";

/** The page filters by a script before its first paint. */
export const handle: PageHandle = { scripts: ["filter", "islands"] };

/** The catalogue. */
export function loader() {
  const { page, metadata, courses } = getPageContent("courses", ({ site, courses }) => [
    itemListJsonLd(
      site,
      courses.map(({ slug }) => getCoursePath(slug)),
    ),
  ]);
  return { page, metadata, courses: courses.map(summarize) };
}

/** All courses, with search and filters. */
export default function Courses({ loaderData: { page, metadata, courses } }: Route.ComponentProps) {
  const weeks = Math.max(...courses.map(({ sessions }) => countWeeks(sessions)));
  const props = {
    total: courses.length,
    weeks,
    board: <CourseBoard courses={courses} weeks={weeks} />,
  };
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <p className="-mb-4">
          <TextLink href={page.sessions.href}>{page.sessions.label}</TextLink>
        </p>
      </PageTitle>
      <div>
        <TurnFilters />
        <InlineScript name="filter" data-facets={JSON.stringify(FACETS)} />
        <Island component={CourseFilter} props={props} eagerFor="filter" />
      </div>
      <section className="page py-6 md:py-section" aria-labelledby="start">
        <h2 id="start" className="voice-wide text-h3">
          {page.start.title}
        </h2>
        <ul className="mt-3 grid gap-x-8 md:mt-6 md:grid-cols-3">
          {page.start.cases.map(({ situation, links }) => (
            <li key={situation} className="border-ink border-t-2 pt-2">
              {situation}
              <p className="flex flex-wrap gap-x-4">
                {links.map(({ label, href }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

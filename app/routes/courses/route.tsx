import { getCoursePath } from "#app/academy/addresses.ts";
import { CourseBoard } from "#app/courses/catalogue/course-board.tsx";
import CourseFilter from "#app/courses/catalogue/course-filter.island.tsx";
import filterScript from "#app/courses/catalogue/filter-script.ts?inline-script";
import { summarize } from "#app/courses/course.ts";
import { InlineScript } from "#app/document/document-context.tsx";
import { Island } from "#app/islands/island.tsx";
import { itemListJsonLd } from "#app/seo/json-ld.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

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
  const props = {
    total: courses.length,
    board: <CourseBoard courses={courses} />,
  };
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <ul className="board-start mt-3 grid sm:mt-8 sm:max-md:grid-cols-3">
          {page.start.map(({ situation, link }) => (
            <li
              key={situation}
              className="flex items-center justify-between border-rule border-t py-1.5 max-sm:last:border-b sm:flex-col sm:items-start sm:border-ink sm:border-t-2 sm:py-2"
            >
              <span className="max-sm:voice-data">{situation}</span>{" "}
              <a href={link.href} className="text-link inline-flex min-h-8 items-center sm:text-h4">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </PageTitle>
      <div className="page pb-6 md:pb-20">
        <InlineScript text={filterScript} />
        <Island component={CourseFilter} props={props} eagerFor="filter" />
      </div>
    </Page>
  );
}

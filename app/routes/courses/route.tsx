import { getCoursePath } from "#app/content/addresses.ts";
import { CourseBoard } from "#app/courses/course-board.tsx";
import CourseFilter from "#app/courses/course-filter.island.tsx";
import { countWeeks } from "#app/drawing/mark.ts";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { Island } from "#app/islands/island.tsx";
import { itemListJsonLd } from "#app/seo/json-ld.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import type { Route } from "./+types/route";
import { CatalogueTitle } from "./catalogue-title.tsx";

/** The catalogue. */
export function loader() {
  const { page, metadata, courses } = getPageContent("/courses", ({ site, courses }) => [
    itemListJsonLd(
      site,
      courses.map(({ slug }) => getCoursePath(slug)),
    ),
  ]);
  return { page, metadata, courses };
}

/** All courses, with search and filters; the key of the marks beside the title, or below where there is no room. */
export default function Courses({ loaderData: { page, metadata, courses } }: Route.ComponentProps) {
  const weeks = Math.max(...courses.map(({ sessions }) => countWeeks(sessions)));
  const props = {
    total: courses.length,
    labels: page.search,
    board: <CourseBoard courses={courses} weeks={weeks} />,
  };
  return (
    <Page metadata={metadata} closing={page.closing}>
      <CatalogueTitle copy={page} />
      <div className="page pb-6 md:pb-20">
        <Island name="course-filter" component={CourseFilter} props={props} wakesFor="query" />
        <MarkKey className="mt-part lg:hidden" />
      </div>
    </Page>
  );
}

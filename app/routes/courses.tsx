import { isOtherPage } from "#app/browser/is-other-page.ts";
import { loadWithParts } from "#app/browser/page-part.tsx";
import { getCoursePath } from "#app/content/addresses.ts";
import { CATALOGUE } from "#app/courses/catalogue-ids.ts";
import { CatalogueTitle } from "#app/courses/catalogue-title.tsx";
import { CourseCatalogue } from "#app/courses/course-catalogue.tsx";
import { renderRows } from "#app/courses/course-rows.server.tsx";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { countWeeks } from "#app/drawing/week-grid.ts";
import { itemListJsonLd } from "#app/seo/json-ld.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import type { Route } from "./+types/courses";

/** The catalogue. */
export function loader() {
  const { page, metadata, courses } = getPageContent("/courses", ({ site, courses }) => [
    itemListJsonLd(
      site,
      courses.map(({ slug }) => getCoursePath(slug)),
    ),
  ]);
  const weeks = Math.max(...courses.map(({ sessions }) => countWeeks(sessions)));
  return { page, metadata, weeks, total: courses.length, parts: { [CATALOGUE.rows]: renderRows(courses) } };
}

/** Coming from another page of the site, the rows are read from the built page. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithParts(serverLoader, "/courses", [CATALOGUE.rows]);

/** A change of the filter loads nothing. */
export const shouldRevalidate = isOtherPage;

/** All courses, with search and filters; the key of the marks beside the title, or below where there is no room. */
export default function Courses({ loaderData: { page, metadata, parts, ...size } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata} closing={page.closing}>
      <CatalogueTitle copy={page} />
      <div className="page pb-6 md:pb-20">
        <CourseCatalogue {...size} rows={parts[CATALOGUE.rows]} labels={page.search} />
        <MarkKey className="mt-part lg:hidden" />
      </div>
    </Page>
  );
}

import { isOtherPage } from "#app/browser/is-other-page.ts";
import { loadPageParts } from "#app/browser/page-part.tsx";
import { getCoursePath } from "#app/content/addresses.ts";
import { CATALOGUE } from "#app/courses/catalogue-ids.ts";
import { CourseCatalogue } from "#app/courses/course-catalogue.tsx";
import { renderRows } from "#app/courses/course-rows.server.tsx";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { countWeeks } from "#app/drawing/week-grid.ts";
import { itemListJsonLd } from "#app/seo/json-ld.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/courses";

/** The catalogue. */
export function loader() {
  const { site, pages, courses } = getSiteContent();
  const { meta, ...page } = pages.courses;
  const paths = courses.map(({ slug }) => getCoursePath(slug));
  return {
    page,
    rows: renderRows(courses),
    total: courses.length,
    weeks: Math.max(...courses.map(({ sessions }) => countWeeks(sessions))),
    metadata: getWebPageMetadata(site, "/courses", meta, [itemListJsonLd(site, paths)]),
  };
}

/** Coming from another page of the site, the rows are read from the built page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, parts] = await Promise.all([serverLoader(), loadPageParts("/courses", [CATALOGUE.rows])]);
  return { ...data, rows: parts[CATALOGUE.rows] };
}

/** A change of the filter loads nothing. */
export const shouldRevalidate = isOtherPage;

/** All courses, with search and filters; the key of the marks beside the title, or below where there is no room. */
export default function Courses({ loaderData }: Route.ComponentProps) {
  const { page, metadata, ...catalogue } = loaderData;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MarkKey className="max-lg:hidden" />} />
      <div className="page pb-6 md:pb-20">
        <CourseCatalogue {...catalogue} labels={page.search} />
        <MarkKey className="mt-part lg:hidden" />
      </div>
      <Closing {...page.closing} />
    </>
  );
}

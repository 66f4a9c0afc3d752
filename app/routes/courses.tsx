import { isOtherPage } from "#app/browser/is-other-page.ts";
import { getCoursePath } from "#app/content/addresses.ts";
import { summarise } from "#app/courses/course.ts";
import { CourseCatalogue } from "#app/courses/course-catalogue.tsx";
import { MarkKey } from "#app/drawing/mark-key.tsx";
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
    courses: courses.map(summarise),
    metadata: getWebPageMetadata(site, "/courses", meta, [itemListJsonLd(site, paths)]),
  };
}

/** A change of the filter loads nothing. */
export const shouldRevalidate = isOtherPage;

/** All courses, with search and filters; the key of the marks beside the title, or below where there is no room. */
export default function Courses({ loaderData: { page, courses, metadata } }: Route.ComponentProps) {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MarkKey className="max-lg:hidden" />} />
      <div className="page pb-20">
        <CourseCatalogue courses={courses} labels={page.search} />
        <MarkKey className="mt-10 lg:hidden" />
      </div>
      <Closing {...page.closing} />
    </>
  );
}

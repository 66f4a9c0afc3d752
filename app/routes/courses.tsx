import type { ShouldRevalidateFunctionArgs } from "react-router";
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
  const list = itemListJsonLd(
    site,
    courses.map(({ slug }) => getCoursePath(slug)),
  );
  return {
    page,
    courses: courses.map(summarise),
    metadata: getWebPageMetadata(site, "/courses", meta, [list]),
  };
}

/** A change of the filter loads nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** All courses, with search and filters. */
export default function Courses({ loaderData: { page, courses, metadata } }: Route.ComponentProps) {
  const { closing } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={
          <div className="max-lg:hidden">
            <MarkKey />
          </div>
        }
      />
      <div className="page pb-20">
        <CourseCatalogue courses={courses} labels={page.search} />
        <div className="mt-10 lg:hidden">
          <MarkKey />
        </div>
      </div>
      <Closing title={closing.title} text={closing.text} links={[closing.primary, closing.secondary]} />
    </>
  );
}

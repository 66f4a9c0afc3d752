import { COURSES_PATH } from "#app/academy/addresses.ts";
import { RelatedCourses } from "#app/courses/course-page/course-foot.tsx";
import type { getRetiredPage } from "#app/courses/course-page/course-page.server.ts";
import { Page } from "#app/shell/page.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";

/** The page at the address of a course that is no longer offered. */
export function RetiredCourse({ words, related, metadata }: ReturnType<typeof getRetiredPage>) {
  return (
    <Page metadata={metadata}>
      <PageTitle title={words.title} lead={words.text}>
        <p className="mt-part">
          <ButtonLink href={COURSES_PATH}>All courses</ButtonLink>
        </p>
      </PageTitle>
      <RelatedCourses courses={related} />
    </Page>
  );
}

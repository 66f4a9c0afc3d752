import type { Course } from "#app/courses/course.ts";
import { RelatedCourses } from "#app/courses/course-foot.tsx";
import type { PageMetadata } from "#app/seo/page-metadata.ts";
import { Page } from "#app/shell/page.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";

type RetiredCourseProps = {
  copy: { title: string; text: string; related: string; all: { label: string; href: string } };
  related: Course[];
  metadata: PageMetadata;
};

/** What stands at the address of a course that is no longer offered. */
export function RetiredCourse({ copy, related, metadata }: RetiredCourseProps) {
  return (
    <Page metadata={metadata}>
      <PageTitle title={copy.title} lead={copy.text}>
        <p className="mt-part">
          <ButtonLink href={copy.all.href}>{copy.all.label}</ButtonLink>
        </p>
      </PageTitle>
      {related.length > 0 ? <RelatedCourses title={copy.related} courses={related} /> : null}
    </Page>
  );
}

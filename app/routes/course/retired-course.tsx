import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { type Course, getRelatedCourses } from "#app/courses/course.ts";
import type { CoursePageCopy } from "#app/courses/course-copy.server.ts";
import { RelatedCourses } from "#app/courses/course-foot.tsx";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { Page } from "#app/shell/page.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { formatDay } from "#app/ui/format-day.ts";
import { PageTitle } from "#app/ui/page-title.tsx";

/** What is said of a course that is no longer offered: the day on which it ended, and other courses of its track. */
export function getRetiredPage(site: Site, words: CoursePageCopy, course: Course, courses: Course[]) {
  const copy = fillCopy(words.retired, { title: course.title, day: formatDay(course.retired ?? "") });
  const { title, text: description } = copy;
  return {
    copy,
    related: getRelatedCourses(course, courses),
    metadata: getUnindexedMetadata(site, { title, description, keywords: [course.title] }),
  };
}

/** The page at the address of a course that is no longer offered. */
export function RetiredCourse({ copy, related, metadata }: ReturnType<typeof getRetiredPage>) {
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

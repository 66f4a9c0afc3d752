import { getCoursePath } from "#app/content/addresses.ts";
import { formatCalendar } from "#app/seo/calendar.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { type Cohort, listSessions } from "./cohort.ts";
import type { Course } from "./course.ts";

/** The calendar of a cohort: every live session by its name, at its hour. */
export function getCohortCalendar({ identity }: SiteFacts, course: Course, cohort: Cohort): string {
  const url = getAbsoluteUrl(identity.origin, getCoursePath(course.slug));
  const stamp = new Date(`${course.modified}T00:00:00Z`);
  return formatCalendar({
    product: `${identity.name}//${course.title}`,
    stamp,
    events: listSessions(course, cohort).map(({ title, begin, end }, index) => ({
      id: `${course.slug}-${cohort.start}-${index + 1}@${new URL(identity.origin).hostname}`,
      begin,
      end,
      title: `${course.title} ${index + 1}/${course.sessions}: ${title}`,
      description: `Live session ${index + 1} of ${course.sessions}${cohort.mentor ? ` with ${cohort.mentor}` : ""}. ${url}`,
    })),
  });
}

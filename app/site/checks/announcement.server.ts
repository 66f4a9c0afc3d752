import type { Content } from "#app/content/collection.server.ts";
import { asWarning, type Finding, findingAt } from "#app/content/finding.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import { findEnd } from "#app/site/announcement.server.ts";
import { SITE } from "#app/site/collections.server.ts";

/** Warns of an announcement that is left out. */
export function checkAnnouncement(content: Content): Finding[] {
  const retired = content.entries(COURSES).filter(({ data }) => !COURSES.shown?.(data, content.today));
  return content.entries(SITE).flatMap(({ file, data: { announcement } }) => {
    const end = announcement && findEnd(announcement, retired, content.today);
    return end ? asWarning(findingAt(file, ["announcement", ...end.at], end.found, end.fix)) : [];
  });
}

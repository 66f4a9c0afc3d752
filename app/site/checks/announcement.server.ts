import { getCoursePath } from "#app/academy/addresses.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import type { Content, Entry } from "#app/content/collection.server.ts";
import { asWarning, type Finding, findingAt } from "#app/content/finding.ts";
import { parseOwnLink } from "#app/content/links.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";

/** Why an announcement is not shown any more: its field and value, and what to do. */
function findEnd(
  { link, until }: NonNullable<Site["announcement"]>,
  retired: { slug: string }[],
  today: string,
) {
  if (until !== undefined && until < today) {
    const fix = "that day is over, so it is not shown: write a later day, or remove the announcement";
    return { at: ["until"], found: until, fix };
  }
  const address = link && parseOwnLink(link.href)?.path;
  if (!retired.some(({ slug }) => getCoursePath(slug) === address)) return undefined;
  const fix = "that course is no longer offered, so the announcement is not shown: link to another page";
  return { at: ["link", "href"], found: link?.href, fix };
}

/** The announcement, unless its last day is over or its course is no longer offered. */
export const getAnnouncement = ({ announcement }: Site, retired: { slug: string }[], today: string) =>
  announcement && !findEnd(announcement, retired, today) ? announcement : undefined;

/** Warns of an announcement that is left out. */
export function checkAnnouncement(
  { file, data: { announcement } }: Entry<Site>,
  content: Content,
): Finding[] {
  const retired = content.entries(COURSES).filter(({ data }) => !COURSES.shown?.(data, content.today));
  const end = announcement && findEnd(announcement, retired, content.today);
  return end ? [asWarning(findingAt(file, ["announcement", ...end.at], end.found, end.fix))] : [];
}

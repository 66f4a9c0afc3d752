import { getCoursePath } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import type { Content, Entry } from "#app/content/collection.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";

type Announcement = NonNullable<Site["announcement"]>;

const isPast = ({ until }: Announcement, today: string): boolean => until !== undefined && until < today;

const linksCourse = ({ link }: Announcement, slugs: string[]): boolean =>
  slugs.some((slug) => getCoursePath(slug) === link?.href);

/** The announcement, unless its last day is over or its course is no longer offered. */
export const getAnnouncement = ({ announcement }: Site, retired: { slug: string }[], today: string) =>
  announcement &&
  !isPast(announcement, today) &&
  !linksCourse(
    announcement,
    retired.map(({ slug }) => slug),
  )
    ? announcement
    : undefined;

/** Warns of an announcement that is left out, because its last day is over or its course is no longer offered. */
export function checkAnnouncement(
  { file, data: { announcement } }: Entry<Site>,
  content: Content,
): Finding[] {
  if (!announcement) return [];
  const warn = (at: string[], found: unknown, fix: string) => [
    asWarning(findingAt(file, ["announcement", ...at], found, fix)),
  ];
  const { link, until } = announcement;
  if (isPast(announcement, content.today))
    return warn(
      ["until"],
      until,
      "that day is over, so the announcement is not shown: write a later day, or remove the announcement",
    );
  const retired = content
    .entries(COURSES)
    .filter(({ data }) => data.retired && data.retired <= content.today)
    .map(({ slug }) => slug);
  if (!linksCourse(announcement, retired)) return [];
  const fix = "that course is no longer offered, so the announcement is not shown: link to another page";
  return warn(["link", "href"], link?.href, fix);
}

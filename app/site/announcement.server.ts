import { getCoursePath } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";

type Announcement = NonNullable<Site["announcement"]>;

const isPast = ({ until }: Announcement, today: string): boolean => until !== undefined && until < today;

const linksRetiredCourse = ({ link }: Announcement, retired: Course[]): boolean =>
  retired.some(({ slug }) => getCoursePath(slug) === link?.href);

/** The announcement, unless its last day is over or its course is no longer offered. */
export const getAnnouncement = ({ announcement }: Site, retired: Course[], today: string) =>
  announcement && !isPast(announcement, today) && !linksRetiredCourse(announcement, retired)
    ? announcement
    : undefined;

/** Warns of an announcement that is left out, because its last day is over or its course is no longer offered. */
export function checkAnnouncement(
  file: ContentFile,
  { announcement }: Site,
  { retired }: Catalogue,
  today: string,
): Finding[] {
  if (!announcement) return [];
  const { link, until } = announcement;
  const warn = (at: string[], found: unknown, fix: string) => [
    asWarning(findingAt(file, ["announcement", ...at], found, fix)),
  ];
  if (isPast(announcement, today))
    return warn(["until"], until, "that day is over, so nothing is announced: write another one");
  if (linksRetiredCourse(announcement, retired)) {
    const fix = "it is no longer offered, so nothing is announced: announce something else";
    return warn(["link", "href"], link?.href, fix);
  }
  return [];
}

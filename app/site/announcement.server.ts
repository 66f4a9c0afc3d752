import { getCoursePath } from "#app/academy/addresses.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { parseOwnLink } from "#app/content/links.server.ts";

/** Why an announcement is not shown any more: its field and value, and what to do. */
export function findEnd(
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

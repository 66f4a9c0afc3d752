import { getCoursePath } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";

type Announcement = NonNullable<Site["announcement"]>;

const isPast = ({ until }: Announcement, today: string): boolean => until !== undefined && until < today;

const isOfRetired = ({ link }: Announcement, retired: Course[]): boolean =>
  retired.some(({ slug }) => getCoursePath(slug) === link?.href);

/** The announcement, unless its last day is over or its course is no longer offered. */
export const getAnnouncement = ({ announcement }: Site, retired: Course[], today: string) =>
  announcement && !isPast(announcement, today) && !isOfRetired(announcement, retired)
    ? announcement
    : undefined;

/** Checks that the announcement names the sessions of a course only if it links one. `site` is filled in already. */
export function checkAnnouncement(
  file: ContentFile,
  { announcement }: Site,
  { retired }: Catalogue,
  today: string,
): Finding[] {
  if (!announcement) return [];
  const { text, link, until } = announcement;
  const fault = (at: string[], found: unknown, fix: string) =>
    findingAt(file, ["announcement", ...at], found, fix);
  if (isPast(announcement, today))
    return [
      asWarning(fault(["until"], until, "that day is over, so nothing is announced: write another one")),
    ];
  if (isOfRetired(announcement, retired)) {
    const fix = "it is no longer offered, so nothing is announced: announce something else";
    return [asWarning(fault(["link", "href"], link?.href, fix))];
  }
  // A course on offer is filled in; a dead link, a draft or a faulty course has a finding of its own.
  if (link?.href.startsWith(getCoursePath(""))) return [];
  const fix = `${link ? `${link.href} is no course that is offered` : "it links no course"}: link one, or write the number`;
  const texts = [
    { at: ["text"], words: text },
    { at: ["link", "label"], words: link?.label },
  ];
  return texts.flatMap(({ at, words }) =>
    /(?<!\{)\{courseSessions\}/.test(words ?? "") ? fault(at, words, fix) : [],
  );
}

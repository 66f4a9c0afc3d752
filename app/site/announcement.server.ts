import { getCoursePath } from "#app/content/addresses.ts";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type ContentProblem, warn } from "#app/content/content-problem.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";

/** Whether the last day of the announcement is over: it is then left out. */
export const isOver = ({ announcement }: Site, today: string): boolean =>
  announcement?.until !== undefined && announcement.until < today;

/** The announcement says of a course only what its link can fill in. `site` is filled in already. */
export function checkAnnouncement(
  file: ContentFile,
  site: Site,
  { entries }: Catalogue,
  today: string,
): ContentProblem[] {
  const { announcement } = site;
  if (!announcement) return [];
  const { text, link, until } = announcement;
  const fault = (at: string[], found: unknown, fix: string) =>
    problemAt(file, ["announcement", ...at], found, fix);
  if (isOver(site, today))
    return [warn(fault(["until"], until, "that day is over, so nothing is announced: write another one"))];
  const ends = entries.find(({ slug }) => getCoursePath(slug) === link?.href)?.data.retired;
  // Said when the course is to retire, so that the day itself stops no build.
  if (ends && (!until || until >= ends)) {
    const fix = `it retires on ${ends}: write until with an earlier day, or announce something else`;
    return [fault(["link", "href"], link?.href, fix)];
  }
  // A course that is offered is filled in; a dead link, a draft or a course with a fault is named by itself.
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

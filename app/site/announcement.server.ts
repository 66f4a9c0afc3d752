import { getCoursePath } from "#app/content/addresses.ts";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type ContentProblem, warn } from "#app/content/content-problem.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";

/** The announcement is not over, and says of a course only what its link can fill in. `site` is filled in already. */
export function checkAnnouncement(
  file: ContentFile,
  { announcement }: Site,
  { entries }: Catalogue,
  today: string,
): ContentProblem[] {
  if (!announcement) return [];
  const { text, link, until } = announcement;
  const problems: ContentProblem[] = [];
  const isRead = entries.some(({ slug }) => getCoursePath(slug) === link?.href);
  // A dead link, and a course with a fault of its own, bring no other one with them.
  const isFaulty = link?.href.startsWith(getCoursePath("")) && !isRead;
  for (const [at, words] of [
    [["text"], text],
    [["link", "label"], link?.label],
  ] as const)
    if (!isFaulty && /(?<!\{)\{courseSessions\}/.test(words ?? "")) {
      const fix = `${link ? `${link.href} is no course that is offered` : "it links no course"}: link one, or write the number`;
      problems.push(problemAt(file, ["announcement", ...at], words, fix));
    }
  const ends = entries.find(({ slug }) => getCoursePath(slug) === link?.href)?.data.retired;
  if (ends && ends > today && (!until || until >= ends)) {
    const fix = `it retires on ${ends}: write until and an earlier day, or another announcement by then`;
    problems.push(warn(problemAt(file, ["announcement", "link"], link?.href, fix)));
  }
  if (until && until < today) {
    const fix = "that day is over: write another announcement, or a later day";
    problems.push(warn(problemAt(file, ["announcement", "until"], until, fix)));
  }
  return problems;
}

import { getCoursePath, getPromptGroupPath } from "#app/academy/addresses.ts";
import { PAGE_ADDRESSES } from "#app/site/pages.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";

/**
 * A course with an end, for tests and measurements of what is the same on every course page.
 * @throws Error when there is none.
 */
export function pickCourse({ courses }: Pick<SiteContent, "courses">): SiteContent["courses"][number] {
  const picked = courses.find(({ track, hours }) => track === "Foundation" && hours > 0);
  if (!picked) throw new Error("content/ has no course with a fixed length on the track Foundation.");
  return picked;
}

/** The address of a page of each template. */
export const listTemplates = (content: Pick<SiteContent, "toolkit" | "courses" | "articles">): string[] => [
  ...PAGE_ADDRESSES,
  ...content.toolkit.groups.slice(0, 1).map(({ slug }) => getPromptGroupPath(slug)),
  getCoursePath(pickCourse(content).slug),
  ...Object.values(content.articles).flatMap(([article]) => article?.path ?? []),
];

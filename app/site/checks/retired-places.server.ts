import type { Content } from "#app/content/collection.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { parseOwnLink } from "#app/content/links.server.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";

/**
 * Finds links to places on the page of a course that retires: the page stays without them. What goes on the same day
 * may link to them.
 */
export function checkRetiredPlaces(content: Content): Finding[] {
  const retiring = new Map(
    content
      .entries(COURSES)
      .flatMap(({ path, data }) => (path && data.retired ? [[path, data.retired]] : [])),
  );
  if (retiring.size === 0) return [];
  const entries = COLLECTIONS.flatMap((collection) => content.entries(collection));
  const paths = new Map(entries.map(({ file, path }) => [file.file, path]));
  return content.links.flatMap(({ href, file, at, line }) => {
    const place = parseOwnLink(href);
    const course = place?.path ?? "";
    const day = retiring.get(course);
    const from = paths.get(file.file);
    const isTogether = from === course || content.pages.get(from ?? "")?.removedWith?.path === course;
    if (!day || !place?.id || isTogether || at[0] === "announcement") return [];
    const fix = `from ${day} on, that page has no such place: write ${course}, or link to another page`;
    return [{ ...findingAt(file, at, href, fix), ...(line ? { line } : {}) }];
  });
}

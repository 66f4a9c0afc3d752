import type { Question } from "#app/contact/contact-copy.server.ts";
import { getCoursePath, PAGES_BY_PATH } from "#app/content/addresses.ts";
import { findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { PageCopies } from "./page-copies.server.ts";

/** Checks that a promise is on its page word for word: the owner has proven no other sentence. */
export function checkPromises(
  file: ContentFile,
  { promises }: Site,
  { pages, faq }: { pages: Partial<PageCopies>; faq: Question[] | undefined },
  { courses, slugs }: Catalogue,
): Finding[] {
  const texts = new Map<string, unknown>([
    ...Object.entries(PAGES_BY_PATH).map(([path, name]) => [path, pages[name]] as const),
    // These pages show the words of a second file.
    ["/contact", pages.contact && faq && [pages.contact, faq]],
    ["/about", pages.about && pages.sample && [pages.about, pages.sample]],
    ...slugs.map((slug) => [getCoursePath(slug), undefined] as const),
    ...courses.map((course) => [getCoursePath(course.slug), course] as const),
  ]);
  return promises.flatMap(({ page, claim }, index) => {
    const at = (field: string) => ["promises", index, field];
    if (!texts.has(page)) return findingAt(file, at("page"), page, "write the address of a page");
    const text = texts.get(page);
    return text === undefined || says(text, claim)
      ? []
      : findingAt(file, at("claim"), claim, `write it word for word as on ${page}, or remove it`);
  });
}

/** Whether any text in a value contains a sentence. */
function says(content: unknown, sentence: string): boolean {
  if (typeof content === "string") return content.includes(sentence);
  if (typeof content !== "object" || content === null) return false;
  return Object.values(content).some((part) => says(part, sentence));
}

/** The definitions that a page shows of its promises. */
export const getPromiseNotes = ({ promises }: Site, page: keyof typeof PAGES_BY_PATH) =>
  promises.flatMap(({ page: where, definition, asOf }) =>
    where === page && definition ? [{ definition, asOf }] : [],
  );

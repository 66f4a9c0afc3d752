import { getCoursePath, getPromptGroupPath } from "#app/content/addresses.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { BuiltSite } from "./site.ts";

/** A text of the content, with its field. */
type Text = { field: string; text: string };

/** Keys whose values are for programs, or are shown in other words. */
const NOT_SHOWN = new Set([
  ...["id", "slug", "path", "href", "url", "image", "files", "kind", "arrangement", "meta", "keywords"],
  ...["published", "modified", "checked", "month", "cohorts", "changes", "shortTitle", "searchTitle"],
  ...["instead", "course"],
]);

/** Fields that a page shows in one state only, or with other words between theirs. */
const NOT_ALWAYS_SHOWN = new Set([
  // With many courses, or before the owner has given a fact.
  ...["about.sessions", "about.sessionsByTrack", "academic.hours.unknown", "privacy.unknown"],
  // With a store, or without one.
  ...["form", "received", "noScript", "scriptsFailed", "unavailable"].map((field) => `contact.${field}`),
  // The name that a session has in its syllabus, and an answer with the marks of its corrections.
  ...["session", "worked.answer"],
]);

/** Every text in a value that must be shown. A name in braces may be filled in where it is shown. */
function* listTexts(value: unknown, field = ""): Generator<Text> {
  if (typeof value === "string" && !value.includes("{")) yield { field, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const path = field === "" ? key : `${field}.${key}`;
    if (!NOT_SHOWN.has(key) && !NOT_ALWAYS_SHOWN.has(path)) yield* listTexts(part, path);
  }
}

/** The texts that have a page of their own, by its address. */
function listOwnTexts({ courses, toolkit, entries }: SiteContent): Map<string, Text[]> {
  const pages: [string, unknown][] = [
    ...courses.map((course): [string, unknown] => [getCoursePath(course.slug), course]),
    ...toolkit.groups.map((group): [string, unknown] => [getPromptGroupPath(group.slug), group]),
    ...listEntryPages({ entries }).map((entry): [string, unknown] => [entry.path, entry]),
  ];
  return new Map(pages.map(([address, value]) => [address, [...listTexts(value)]]));
}

/** The texts that some page shows. The copy of a course, a session, a brief and the toolkit depends on what these have. */
function listSharedTexts({ pages, faq, toolkit }: SiteContent): Text[] {
  const { course, session, brief, "dev-toolkit": _, "not-found": __, ...others } = pages;
  return [...listTexts({ ...others, faq, roadmap: toolkit.phases })];
}

const removeTags = (html: string): string => html.replace(/<[^>]*>/g, "");

/** Letters and digits alone: content, HTML and attributes differ in blanks, quotes, entities and Markdown. */
const getLetters = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);|\\n/g, " ").replace(/[^\p{L}\p{N}]+/gu, "");

/** The body of a page without scripts and styles. */
const getBody = (html: string): string =>
  html.slice(html.indexOf("<body")).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");

const isShown = (letters: string, { text }: Text): boolean =>
  letters.includes(getLetters(removeTags(text))) || letters.includes(getLetters(text));

/** What a page shows where a template has no value; not those words that the content itself has. */
const listLeaks = (content: SiteContent): string[] => {
  const written = JSON.stringify(content);
  return ["NaN", "undefined", "[object "].filter((leak) => !written.includes(leak));
};

/**
 * Compares the pages with the texts of the content. A course, a group of prompts, a session and a brief must be whole on
 * their own page, and every other text must stand on some page. No page shows a value that is none.
 */
export function checkTexts({ content, pages, readText }: BuiltSite): { file: string; detail: string }[] {
  if (!content) return [];
  const own = listOwnTexts(content);
  const leaks = listLeaks(content);
  const faults: { file: string; detail: string }[] = [];
  let unseen = listSharedTexts(content);
  for (const file of pages) {
    const body = getBody(readText(file));
    const words = removeTags(body);
    // Some texts stand in attributes: names of drawings, and the data of islands.
    const letters = `${getLetters(words)} ${getLetters(body)}`;
    for (const text of own.get(`/${file.replace(/\.html$/, "")}`) ?? [])
      if (!isShown(letters, text))
        faults.push({ file, detail: `does not show ${text.field}: '${text.text}'` });
    for (const leak of leaks) if (words.includes(leak)) faults.push({ file, detail: `shows '${leak}'` });
    unseen = unseen.filter((text) => !isShown(letters, text));
  }
  return [
    ...faults,
    ...unseen.map(({ field, text }) => ({ file: "index.html", detail: `no page shows ${field}: '${text}'` })),
  ];
}

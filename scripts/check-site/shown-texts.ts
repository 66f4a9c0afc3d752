import { getCoursePath, getPromptGroupPath } from "#app/content/addresses.ts";
import { listEntryPages } from "#app/site/collections.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { BuiltSite } from "./site.ts";

/** A text of the content, with its field. */
type Text = { field: string; text: string };

/** Keys whose values are for programs, or are shown in other words. */
const NOT_SHOWN = new Set([
  ...["id", "slug", "path", "href", "url", "image", "files", "kind", "arrangement", "meta", "keywords"],
  ...["published", "modified", "checked", "month", "asOf", "chosen", "until", "cohorts", "changes"],
  ...["shortTitle", "searchTitle", "instead", "track"],
]);

/** Two fields that are shown otherwise: the name of a session in its syllabus, and an answer with marks in it. */
const SHOWN_OTHERWISE = new Set(["session", "worked.answer"]);

/** Every text in a value that must be shown. A name in braces may be filled in where it is shown. */
function* listTexts(value: unknown, field = ""): Generator<Text> {
  if (typeof value === "string" && !value.includes("{")) yield { field, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const path = field === "" ? key : `${field}.${key}`;
    if (!NOT_SHOWN.has(key) && !SHOWN_OTHERWISE.has(path)) yield* listTexts(part, path);
  }
}

const removeTags = (html: string): string => html.replace(/<[^>]*>/g, "");

/** Letters and digits alone: content, HTML and attributes differ in blanks, quotes, entities and Markdown. */
const getLetters = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);|\\n/g, " ").replace(/[^\p{L}\p{N}]+/gu, "");

/** The words of a page without scripts and styles, and its letters with those of its attributes, where some texts stand. */
function readWords(html: string): { words: string; letters: string } {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const words = removeTags(body);
  return { words, letters: `${getLetters(words)} ${getLetters(body)}` };
}

const isShown = (letters: string, { text }: Text): boolean =>
  letters.includes(getLetters(removeTags(text))) || letters.includes(getLetters(text));

/** What has a page of its own, by its address. */
const listOwners = ({ courses, toolkit, entries }: SiteContent): Map<string, unknown> =>
  new Map<string, unknown>([
    ...courses.map((course) => [getCoursePath(course.slug), course] as const),
    ...toolkit.groups.map((group) => [getPromptGroupPath(group.slug), group] as const),
    ...listEntryPages({ entries }).map((entry) => [entry.path, entry] as const),
  ]);

/** What a template shows where it has no value; not those words that the content itself has. */
const listLeaks = (content: SiteContent): string[] => {
  const written = JSON.stringify(content);
  return ["NaN", "undefined", "[object "].filter((leak) => !written.includes(leak));
};

/** Finds texts of a course, a group of prompts, a session or a brief that its page leaves out, and values that are none. */
export function checkTexts({ content, pages, readText }: BuiltSite): { file: string; detail: string }[] {
  if (!content) return [];
  const owners = listOwners(content);
  const leaks = listLeaks(content);
  return pages.flatMap((file) => {
    const { words, letters } = readWords(readText(file));
    const texts = [...listTexts(owners.get(`/${file.replace(/\.html$/, "")}`))];
    return [
      ...texts
        .filter((text) => !isShown(letters, text))
        .map(({ field, text }) => `does not show ${field}: '${text}'`),
      ...leaks.filter((leak) => words.includes(leak)).map((leak) => `shows '${leak}'`),
    ].map((detail) => ({ file, detail }));
  });
}

/** The fields of a value whose texts stand on no page. */
export function findUnseenFields({ pages, readText }: BuiltSite, value: unknown): string[] {
  let unseen = [...listTexts(value)];
  for (const file of pages) {
    const { letters } = readWords(readText(file));
    unseen = unseen.filter((text) => !isShown(letters, text));
  }
  return unseen.map(({ field }) => field);
}

import { z } from "zod";
import { link, list, literal, pastDay, text } from "#app/content/fields.server.ts";

/** Title and description of a page, for search engines and link previews. */
export const pageMeta = z.strictObject({
  title: text(
    "Title of 10-65 characters with the academy's name, which is added unless `fullTitle` is set.",
  ).min(10),
  fullTitle: z.boolean().optional().describe("True when the title already names the academy."),
  description: text("One or two sentences, 50-165 characters, unlike those of other pages.").min(50).max(165),
  keywords: list("Search phrases.", text()).min(3).max(10),
  modified: pastDay().describe("Day of the last change that a reader should know of."),
});

/** What search engines and link previews show of a page. */
export type PageMeta = z.output<typeof pageMeta>;

/** A text that names its course by {title}; `names` are the further names that it may hold. */
export const courseText = (meaning: string, names: readonly string[] = []) =>
  text(meaning, { names: ["title", ...names] }).includes("{title}", {
    error: "name the course with {title}",
  });

/** Makes a function for texts that may all hold the names `shared`, and each text further ones. */
export const textNaming =
  (shared: readonly string[]) =>
  (meaning?: string, names: readonly string[] = []) =>
    text(meaning, { names: [...shared, ...names] });

/** Fields of a heading with a sentence under it. */
export const heading = {
  title: text("Heading."),
  lead: text("Sentence under the heading."),
};

/** A heading with a paragraph. */
export const titledText = z.strictObject({
  title: text("Heading, without a full stop."),
  text: text("One to three sentences."),
});

/** A heading with a paragraph and a link. */
export const linkedText = z.strictObject({
  ...titledText.shape,
  link: text("Words of the link."),
});

/** The closing section of a page; its first link is the main one. */
export const closing = z.strictObject({ ...titledText.shape, links: z.array(link).min(1) });

/** The words of a page: its head, its heading, parts of its own, and a call to action. */
export const pageWords = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z.strictObject({ meta: pageMeta, ...heading, ...parts, closing: closing.describe("Call to action.") });

/** The closing section of a session or brief, with links to its course and to all courses; `names` are those of its texts. */
export const articleClosing = (names: readonly string[]) =>
  z.strictObject({
    title: text("Heading, without a full stop.", { names }),
    text: text("One to three sentences.", { names }),
    course: text("Words of the link to the course.", { names }),
    all: link.describe("The link to all courses."),
  });

/** A step of a process, shown as a row of a timetable; each page adds the field for when it happens. */
export const step = z.strictObject({
  title: text("Name of the step."),
  text: text("What happens."),
  result: text("What you hold afterwards."),
});

/** A list whose entries have these titles, in this order. */
export const listInOrder = <Entry extends z.ZodType<{ title: string }>>(
  name: string,
  titles: string[],
  entry: Entry,
) =>
  z
    .array(entry)
    .length(titles.length)
    .refine((list) => list.every(({ title }, index) => title === titles[index]), {
      error: `name the ${name} ${titles.join(", ")}, in this order`,
    });

/** The steps of a process, with the given names in the given order. */
export const steps = <Step extends z.ZodType<{ title: string }>>(titles: string[], entry: Step) =>
  z.strictObject({ ...heading, steps: listInOrder("steps", titles, entry).describe("Steps in order.") });

/** A page that states something of the site, one question a section; `names` are those of its paragraphs. */
export const statement = (names: readonly string[] = []) => ({
  meta: pageMeta,
  ...heading,
  sections: list(
    "One question a section.",
    z.strictObject({
      title: text("Heading."),
      paragraphs: list("Paragraphs.", text("", { names })).min(1),
      items: list("A list after them.", text()).optional(),
      after: text("A paragraph after the list.").optional(),
    }),
  ).min(1),
  contact: text("Words before the mailbox."),
});

/** Words at a field of a form: its label and an example. */
export const labelledField = z.strictObject({
  label: text("What to write, a few words.").max(60),
  example: literal("An example of it.").max(160),
});

import { z } from "zod";
import { isReservedName, MAX_NAME } from "./file-name.ts";
import { getPercentage } from "./percentage.ts";
import "./schema-texts.server.ts";

// Compiling the check of each object takes longer than all checks without it.
z.config({ jitless: true });

/** A visible letter, digit or character; the fillers of some scripts are letters and invisible. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What a text may hold. */
type TextOptions = {
  /** Names in braces besides those of `SITE_NAMES`, whose values are known where the text is shown. */
  names?: readonly string[];
  /** Whether it may have several lines. */
  hasLines?: boolean;
};

/** A plain text that visitors read; `meaning` describes the field to editors. */
export function text(meaning?: string, { names = [], hasLines = false }: TextOptions = {}) {
  const may = names.length > 0 ? `May hold ${names.map((name) => `{${name}}`).join(", ")}.` : undefined;
  const description = [meaning, may].filter(Boolean).join(" ");
  const schema = hasLines ? LINES : ONE_LINE;
  return schema.meta({ names: [...names], ...(description ? { description } : {}) });
}

/**
 * A reference: the slug of an entry of the collection `target`, or a text that another field declares under this name. It is
 * left out where what it names is not shown.
 */
export const ref = (target: string, meaning: string) => text(meaning).meta({ ref: target });

/** A reference without which its entry of a list, or else its whole entry, makes no sense and is left out. */
export const dependsOn = (target: string, meaning: string) =>
  ref(target, meaning).meta({ isEssential: true });

const createText = (hasLines: boolean) =>
  z
    .string()
    .min(1)
    .superRefine((input, context) => {
      const message = findTextFault(input, hasLines);
      if (message) context.addIssue({ code: "custom", input, message });
    });

const ONE_LINE = createText(false);
const LINES = createText(true);

function findTextFault(text: string, hasLines: boolean): string | undefined {
  if (text !== text.trim())
    return "remove spaces and line breaks at its beginning and end; instead of | or > write |- or >-";
  if (text.includes("\n") && !hasLines) return "write it on one line";
  return text === "" || VISIBLE.test(text) ? undefined : "write visible characters";
}

/** A text that names its course by {title}; `names` are further ones that it may hold. */
export const courseText = (meaning: string, names: readonly string[] = []) =>
  text(meaning, { names: ["title", ...names] }).includes("{title}", {
    error: "name the course with {title}",
  });

/** A text that is shown as it is written, such as code: its braces are its own. */
export const literal = (meaning: string) => z.string().min(1).describe(meaning);

/** A part of an address: a name of a file, or the last part of a page's address. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: "write lower-case letters, digits and single hyphens: it is part of an address",
    })
    .max(MAX_NAME, { error: `write at most ${MAX_NAME} characters` })
    .refine((name) => !isReservedName(name), {
      error: ({ input }) => `the name ${input} is reserved by hosts or Windows: write another`,
    });

/** Fields under one name; `meaning` describes them to editors. */
export const part = <Shape extends z.ZodRawShape>(meaning: string, shape: Shape) =>
  z.strictObject(shape).describe(meaning);

/** A list of entries; `meaning` describes them to editors. */
export const list = <Entry extends z.ZodType>(meaning: string, entry: Entry) =>
  z.array(entry).describe(meaning);

/** A link inside the site: a path that begins with '/', perhaps with a query or fragment. */
const internalHref = () =>
  z.string().regex(/^\/(?!\/)[^\s\\]*$/, {
    error: "write a path of this site, such as /courses, without spaces or backslashes",
  });

/** An absolute https address with any parts, such as a user name. */
export const httpsAddress = () =>
  z.url({ protocol: /^https$/, error: "write a full address that begins with https://, without spaces" });

/** An absolute https address that a page may link. */
export const httpsUrl = () =>
  httpsAddress().refine((url) => !/^https:\/\/[^/]*@/.test(url) && !url.includes("\\"), {
    error: "remove the user name, password or backslashes",
  });

/** An address inside the site, or of another one. */
const anyHref = () =>
  z.union([internalHref(), httpsUrl()], {
    error: "write a path such as /courses, or an address that begins with https://",
  });

/** A day such as 2026-11-21. */
export const isoDate = () =>
  z.iso.date({ error: "write a day of the calendar as year-month-day, such as 2026-11-21" });

/** The day of something that has happened. */
export const pastDay = () => isoDate().meta({ isPast: true });

/** Marks content that is not published yet. */
export const draft = z.boolean().default(false);

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

/** A link of the copy: its words and its path inside the site. */
export const link = z.strictObject({
  label: text("Words of the link: name what it opens."),
  href: internalHref().meta({ isLink: true }).describe("Path inside the site, such as /courses."),
});

/** A link to this site or another. */
export const anyLink = z.strictObject({
  ...link.shape,
  href: anyHref()
    .meta({ isLink: true })
    .describe("Path inside the site, such as /courses, or an address that begins with https://."),
});

/** Fields of a heading with a sentence under it. */
export const heading = {
  title: text("Heading."),
  lead: text("Sentence under it."),
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
export const entryClosing = (names: readonly string[]) =>
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

/** A market figure with its source. The description names the publisher and the year. */
export const marketFact = z
  .strictObject({
    value: text("The figure as shown, such as '58%'.").max(20),
    metric: text("What the figure counts, a few words.").max(60),
    description: text("One sentence that names the publisher and the year.").max(220),
    kind: z
      .enum(["share", "premium", "growth", "count", "rank"])
      .describe("What sort of figure it is: only a share is drawn as a part of a hundred marks."),
    forecast: z
      .boolean()
      .default(false)
      .describe(
        "True when the publisher expects it instead of having counted it: the page marks it as a forecast.",
      ),
    source: part("Where the figure can be checked.", {
      publisher: ref("publishers", "Publisher, exactly as the description or metric names it."),
      year: z.int().min(2015).max(2100).describe("Year of publication, such as 2025."),
      url: httpsUrl().describe("Address of the source, such as 'https://publisher.example/report'."),
    }),
  })
  .superRefine((fact, context) => {
    const percentage = getPercentage(fact.value);
    const isDrawn = fact.kind === "share" || fact.kind === "premium";
    if (isDrawn && (percentage === undefined || (fact.kind === "share" && percentage > 100)))
      context.addIssue({
        code: "custom",
        path: ["value"],
        input: fact.value,
        message: `a ${fact.kind} is drawn as a figure: write 62% or 7 in 10, or choose another kind`,
      });
    const said = `${fact.metric} ${fact.description}`;
    for (const needed of [fact.source.publisher, String(fact.source.year)]) {
      if (said.includes(needed)) continue;
      context.addIssue({
        code: "custom",
        path: ["description"],
        input: fact.description,
        message: `name the source in the sentence: '${needed}' is missing`,
      });
    }
  });

/** A market figure with its source. */
export type MarketFact = z.output<typeof marketFact>;

import { z } from "zod";
import { isReservedName, MAX_NAME } from "#app/text/file-name.ts";
import "./schema-meta.server.ts";

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
  /** Whether its quotes and hyphens stay as typed: it may hold code, or words that the owner has fixed. */
  isVerbatim?: boolean;
  /** Whether it may hold code in backticks; `renderCode` makes its HTML. */
  hasCode?: boolean;
};

/** A plain text that visitors read; `meaning` describes the field to editors. */
export function text(
  meaning?: string,
  { names = [], hasLines = false, isVerbatim = false, hasCode = false }: TextOptions = {},
) {
  const parts = [...names.map((name) => `{${name}}`), ...(hasCode ? ["code in backticks"] : [])];
  const may = parts.length > 0 ? `May hold ${parts.join(", ")}.` : undefined;
  const description = [meaning, may].filter(Boolean).join(" ");
  const schema = hasLines ? LINES : ONE_LINE;
  return schema.meta({ names: [...names], isVerbatim, hasCode, ...(description ? { description } : {}) });
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
  if (text.endsWith("\n")) return "remove line breaks at its end; instead of | or > write |- or >-";
  if (text !== text.trim()) return "remove spaces and line breaks at its beginning and end";
  if (text.includes("\n") && !hasLines) return "write it on one line";
  return text === "" || VISIBLE.test(text) ? undefined : "write visible characters";
}

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

/** A link: its words and its path inside the site. */
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

import path from "node:path";
import { Lexer } from "marked";
import { z } from "zod";
import { isReservedName, MAX_NAME } from "./addresses.ts";
import { checkShape, findingAt } from "./check-shape.server.ts";
import type { Attachment, Collection, Entry, EntryFile } from "./collection.server.ts";
import { type ContentFile, findUnsafeCharacter } from "./content-file.server.ts";
import { DAY } from "./day.ts";
import { UNWRITTEN } from "./drafts.server.ts";
import { slug as slugSchema } from "./fields.server.ts";
import { DOWNLOAD_KINDS } from "./file-types.ts";
import { type Finding, MAX_FINDINGS } from "./finding.ts";
import { type Body, readBody } from "./markdown.server.ts";
import { nearest } from "./nearest.ts";
import { getSlug, isFolder } from "./place-files.server.ts";
import { type Advice, checkProse, SITE_NAMES } from "./prose.server.ts";
import { type FieldMeta, isMarkedDraft, listTexts } from "./schema-texts.server.ts";
import type { SourceFolder } from "./source-folder.server.ts";

/** A link in the content, with its field, and its line where that does not follow from the field. */
type Link = { href: string; at: PropertyKey[]; line?: number };

/** A file of a collection as it was read, with its entry where its fields have the right shape. */
export type ReadFile = {
  file: ContentFile;
  slug: string;
  entry?: Entry<unknown>;
  links: Link[];
  findings: Finding[];
};

/** Reads the entry of a file, and checks all that needs no other file. */
export function readEntry(
  written: ContentFile,
  collection: Collection,
  folder: SourceFolder,
  today: string,
): ReadFile {
  const slug = getSlug(written.file);
  if (written.faults.length > 0) return { file: written, slug, links: [], findings: written.faults };
  // A list without entries has nothing but comments.
  const isEmptyList = written.data === null && collection.schema instanceof z.ZodArray;
  const file = isEmptyList ? { ...written, data: [] } : written;
  const { data, findings } = checkShape(file, collection.schema);
  const body = collection.body && readBody(file, collection.body);
  const read = { file, slug, links: listLinks(file, collection, body) };
  const all = [
    ...findings,
    ...(isFolder(collection) ? checkSlug(file) : []),
    ...checkTexts(file, collection.schema, today),
    ...checkDates(file),
    ...(body ? [...body.findings, ...checkUnwritten(file, body, collection)] : []),
  ];
  if (data === undefined) return { ...read, findings: all };
  const address = collection.path?.({ slug, data });
  const attached = readAttachments(collection.attachments?.(data) ?? [], {
    ...{ file, folder, address },
    place: (name) => `${path.posix.dirname(collection.files)}/${name}/${slug}`,
  });
  const entry: Entry<unknown> = { file, slug, data, files: attached.files };
  if (address !== undefined) entry.path = address;
  if (body) entry.body = body;
  return { ...read, entry, findings: [...all, ...attached.findings] };
}

function checkSlug(file: ContentFile): Finding[] {
  const { name } = path.posix.parse(file.file);
  const issue = slugSchema().safeParse(name).error?.issues[0];
  return issue ? [findingAt(file, [], name, `rename the file: ${issue.message}`)] : [];
}

/** Checks every text of a file by itself. */
function checkTexts(file: ContentFile, schema: z.ZodType, today: string): Finding[] {
  const findings: Finding[] = [];
  for (const { text, path, meta, isDraft } of listTexts(file.data, schema)) {
    if (findings.length >= MAX_FINDINGS) break;
    const unwritten = text.includes(UNWRITTEN) && !isDraft ? UNWRITTEN_ADVICE : undefined;
    const advice = [findUnsafeCharacter(text), unwritten, adviseOnDay(text, meta, today)];
    for (const one of [...advice, ...adviseOnProse(text, meta)])
      if (one) findings.push({ ...findingAt(file, path, undefined, one.fix), ...one });
  }
  return findings;
}

const UNWRITTEN_ADVICE: Advice = {
  found: `'${UNWRITTEN}'`,
  fix: "write your own words here, or the line draft: true above",
};

/** What to write instead of a day or month in the future. */
function adviseOnDay(text: string, { isPast }: FieldMeta, today: string): Advice | undefined {
  // The build counts days in UTC; an editor's calendar may be a day ahead.
  if (!isPast || !(Date.parse(text) > Date.parse(today) + DAY)) return undefined;
  const unit = text.length === today.length ? "day" : "month";
  const fix = `it is in the future: write ${today.slice(0, text.length)} or an earlier ${unit}`;
  return { found: `'${text}'`, fix };
}

/** Checks the names in braces of a text that visitors read, and warns of Markdown, which it does not show. */
function adviseOnProse(text: string, { names }: FieldMeta): Advice[] {
  if (!names) return [];
  const isMarkdown = text.includes("](") && Lexer.lexInline(text).some(({ type }) => type === "link");
  const fix = "write the words alone: this text is shown as it is, with brackets";
  return [
    ...checkProse(text, [...SITE_NAMES, ...names]),
    ...(isMarkdown ? [{ found: "a Markdown link", fix, severity: "warning" as const }] : []),
  ];
}

/** A page is not changed before it is published. */
function checkDates(file: ContentFile): Finding[] {
  const { published, modified } = (file.data ?? {}) as Record<string, unknown>;
  // The comparison with a day that is none is false.
  if (!(Date.parse(String(modified)) < Date.parse(String(published)))) return [];
  return [findingAt(file, ["modified"], modified, `write ${published} or a later day`)];
}

/** Text of a body that is still to be written, unless the entry is a draft. */
const checkUnwritten = (file: ContentFile, _: Body, { body }: Collection): Finding[] =>
  isMarkedDraft(file.data)
    ? []
    : file.body.split("\n").flatMap((row, index) =>
        row.includes(UNWRITTEN)
          ? {
              ...{ file: file.file, line: file.bodyLine + index, field: body?.field ?? "" },
              ...UNWRITTEN_ADVICE,
            }
          : [],
      );

/** The links of a file: in fields for links, and in its body. */
const listLinks = (
  file: ContentFile,
  { schema, body: options }: Collection,
  body: Body | undefined,
): Link[] => [
  ...Array.from(listTexts(file.data, schema)).flatMap(({ text, path, meta }) =>
    meta.isLink ? { href: text, at: path } : [],
  ),
  ...(body?.links ?? []).map((link) => ({ ...link, at: [options?.field ?? ""] })),
];

/** Extensions of files that may be published next to a page: no browser takes them for a page of the site. */
const EXTENSIONS = [...DOWNLOAD_KINDS, "json", "md", "txt"];

const SAFE_NAME = new RegExp(`^[A-Za-z][\\w-]*(\\.[\\w-]+)*\\.(${EXTENSIONS.join("|")})$`);

type AttachmentContext = {
  file: ContentFile;
  folder: SourceFolder;
  /** Address of the page. */
  address: string | undefined;
  /** The folder of an entry's files or solutions. */
  place: (kind: "files" | "solutions") => string;
};

/** Reads the files that an entry names. */
function readAttachments(
  attachments: Attachment[],
  { file, folder, address, place }: AttachmentContext,
): { files: EntryFile[]; findings: Finding[] } {
  const files: EntryFile[] = [];
  const findings: Finding[] = [];
  const places = new Map<string, PropertyKey[]>();
  for (const { name, at, isPublished } of attachments) {
    const own = place(isPublished ? "files" : "solutions");
    // Windows and macOS take names that differ in case only for the same.
    const key = `${own}/${name}`.toLowerCase();
    const first = places.get(key);
    places.set(key, at);
    const isThere = folder.names.includes(`${own}/${name}`);
    const text = isThere ? folder.readText(`${own}/${name}`) : [];
    const fix = first
      ? `duplicate of line ${file.lineOf(first)}: remove one of them`
      : adviseOnAttachment(name, own, folder);
    if (fix) findings.push(findingAt(file, at, name, fix));
    else if (typeof text !== "string")
      findings.push(...text.map((fault) => ({ file: folder.locate(`${own}/${name}`), field: "", ...fault })));
    else files.push({ name, text, ...(isPublished ? { path: `${address}/${name}` } : {}) });
  }
  return { files, findings };
}

/** What to write instead of the name of a file that may not be published or is not there. */
function adviseOnAttachment(name: string, own: string, folder: SourceFolder): string | undefined {
  if (!SAFE_NAME.test(name) || name.length > MAX_NAME || isReservedName(name))
    return `write a name of letters, digits, hyphens and dots that ends with .${EXTENSIONS.join(", .")}`;
  if (folder.names.includes(`${own}/${name}`)) return undefined;
  // A link has a fault of its own.
  if (folder.refused.has(`${own}/${name}`)) return undefined;
  const near = nearest(
    name,
    folder.names.filter((one) => one.startsWith(`${own}/`)).map((one) => path.posix.basename(one)),
  );
  return near ? `no such file: write ${near}` : `no such file: put it into ${folder.locate(own)}`;
}

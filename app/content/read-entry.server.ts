import path from "node:path";
import { z } from "zod";
import { getSlug, isFolder } from "./assign-files.server.ts";
import { readAttachments } from "./attachments.server.ts";
import { checkShape } from "./check-shape.server.ts";
import type { Collection, Entry, Link } from "./collection.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import { UNWRITTEN_ADVICE } from "./drafts.server.ts";
import { slug as slugSchema } from "./fields.server.ts";
import { type Finding, findingAt, MAX_FINDINGS, type Problem } from "./finding.ts";
import { readBody } from "./markdown.server.ts";
import { adviseOnProse } from "./prose.server.ts";
import { type FieldMeta, type FoundValue, listValues, UNWRITTEN } from "./schema-meta.server.ts";
import type { SourceFolder } from "./source-folder.server.ts";

/** A file of a collection as it was read, with its entry where its fields have the right shape. */
export type ReadFile = {
  file: ContentFile;
  slug: string;
  entry?: Entry<unknown>;
  /** Its values, each with the metadata of its schema. */
  values: FoundValue[];
  links: Link[];
  /** What a draft still lacks besides its texts. */
  lacking: string[];
  findings: Finding[];
};

/** What the reader has to know about the site. */
export type ReadContext = {
  /** ISO day of the build. */
  today: string;
  /** Names in braces that every text may hold. */
  names: readonly string[];
  /** Addresses of files that a text may link to. */
  files: readonly string[];
};

/** Reads the entry of a file, and checks all that needs no other file. */
export function readEntry(
  written: ContentFile,
  collection: Collection,
  folder: SourceFolder,
  context: ReadContext,
): ReadFile {
  const slug = getSlug(written.file);
  if (written.faults.length > 0)
    return { file: written, slug, values: [], links: [], lacking: [], findings: written.faults };
  // A list without entries has nothing but comments.
  const isEmptyList = written.data === null && collection.schema instanceof z.ZodArray;
  const file = isEmptyList ? { ...written, data: [] } : written;
  const { data, findings } = checkShape(file, collection.schema);
  const values = listValues(file.data, collection.schema);
  const texts = checkTexts(file, values, context);
  const ids = data === undefined ? undefined : collection.ids?.({ slug, data });
  const body = collection.body && readBody(file, { ...collection.body, ...(ids ? { ids } : {}) });
  const links = [
    ...texts.links,
    ...(body?.links ?? []).map((link) => ({ ...link, at: [collection.body?.field ?? ""] })),
  ];
  const wrongName = isFolder(collection) ? checkSlug(file) : [];
  const all = [
    ...findings,
    ...wrongName,
    ...texts.findings,
    ...(data === undefined ? [] : checkDates(file)),
    ...(body?.findings ?? []),
  ];
  // A file with a wrong name may be a copy, whose values are another file's.
  if (wrongName.length > 0) return { file, slug, values: [], links, lacking: [], findings: all };
  if (data === undefined) return { file, slug, values, links, lacking: [], findings: all };
  const entry: Entry<unknown> = { file, slug, data, files: [] };
  const address = collection.path?.({ slug, data: data ?? {} });
  if (address !== undefined) entry.path = address;
  if (body) entry.body = body;
  if (ids) entry.ids = [...ids, ...(body?.ids ?? [])];
  const attached = readAttachments(entry, collection, folder);
  return { ...attached, file, slug, entry, values, links, findings: [...all, ...attached.findings] };
}

const SLUG = slugSchema();

function checkSlug(file: ContentFile): Finding[] {
  const { name } = path.posix.parse(file.file);
  const issue = SLUG.safeParse(name).error?.issues[0];
  if (!issue) return [];
  const right = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const to = SLUG.safeParse(right).success ? `${right}${path.posix.extname(file.file)}` : "another name";
  return [findingAt(file, [], name, `rename the file to ${to}: ${issue.message}`)];
}

/** Checks every text of a file by itself, and lists the links. */
function checkTexts(
  file: ContentFile,
  values: FoundValue[],
  { today, names }: ReadContext,
): { links: Link[]; findings: Finding[] } {
  const links: Link[] = [];
  const findings: Finding[] = [];
  for (const { value: text, path, meta, isDraft } of values) {
    if (findings.length >= MAX_FINDINGS) break;
    if (typeof text !== "string") continue;
    if (meta.isLink) links.push({ href: text, at: path });
    const unwritten = text.includes(UNWRITTEN) && !isDraft ? UNWRITTEN_ADVICE : undefined;
    for (const one of [unwritten, adviseOnDay(text, meta, today), ...adviseOnProse(text, meta, names)])
      if (one) findings.push({ ...findingAt(file, path, undefined, one.fix), ...one });
  }
  return { links, findings };
}

/** A day or month of the calendar; what is written otherwise is a fault of its own. */
const isDayOrMonth = (text: string): boolean =>
  /^\d{4}-\d{2}(-\d{2})?$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/** What to write instead of a day or month in the future, such as 2027-01. */
function adviseOnDay(text: string, { isPast }: FieldMeta, today: string): Problem | undefined {
  const latest = today.slice(0, text.length);
  if (!isPast || !isDayOrMonth(text) || text <= latest) return undefined;
  const fix = `it is in the future, as today is ${today}: write ${latest} or earlier`;
  return { found: `'${text}'`, fix, isByClock: true };
}

/** A page is not changed before it is published. */
function checkDates(file: ContentFile): Finding[] {
  const { published, modified } = (file.data ?? {}) as Record<string, unknown>;
  if (!(Date.parse(String(modified)) < Date.parse(String(published)))) return [];
  const fix = `the page was published on ${published}: write that day or a later one`;
  return [findingAt(file, ["modified"], modified, fix)];
}

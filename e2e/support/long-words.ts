import { readFileSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import type { z } from "zod";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { loadSiteContent, readWritten } from "#app/site/load-content.server.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";

/** A word of 60 letters. */
const WORD = "Internationalization".repeat(3);

/** An address of 90 characters. */
const ADDRESS = `https://example.org/${"a".repeat(70)}`;

const CELLS = Array.from({ length: 8 }, (_, index) => `Configuration${index}`);
const TABLE = [CELLS, CELLS.map(() => "---"), CELLS].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** What a Markdown text gets: words, code, and a table of eight columns. */
const MARKDOWN = `\n${WORD} \`${WORD}\` ${ADDRESS}\n\n${TABLE}\n`;

/** Fields that end the title of a page, which has no room for a long word. */
const NAMES = ["identity.name", "tools.name"];

/** A text of a file, and what it becomes. */
type Change = { path: PropertyKey[]; from: string; to: string };

/** A file with its changes; `addition` follows its Markdown text. */
type ChangedFile = { file: ContentFile; changes: Change[]; addition: string };

/**
 * Writes long words into every text of a content. A text that its schema or another rule refuses stays as it is; one that is
 * repeated, as references repeat it, is the same everywhere.
 */
export function writeLongWords(folder: string): void {
  const { content } = readWritten(folder, { today: FIXTURE_DAY });
  const files = COLLECTIONS.flatMap((collection) =>
    content.files(collection).map(
      ({ file }): ChangedFile => ({
        file,
        changes: lengthenTexts(file.data, collection.schema),
        addition: file.body && MARKDOWN,
      }),
    ),
  );
  for (let refused = Number.POSITIVE_INFINITY; ; ) {
    const shortest = new Map<string, string>();
    for (const { from, to } of files.flatMap(({ changes }) => changes))
      if (to.length < (shortest.get(from)?.length ?? Number.POSITIVE_INFINITY)) shortest.set(from, to);
    for (const changed of files) writeFile(changed, shortest);
    const faults = listFaults(folder);
    if (faults.length === 0) return;
    if (faults.length >= refused) throw new ContentError(faults);
    refused = faults.length;
    for (const changed of files) dropRefused(changed, faults);
  }
}

/** Every text of some data, lengthened. A text that its schema does not let grow stays as it is. */
const lengthenTexts = (data: unknown, schema: z.ZodType): Change[] =>
  listValues(data, schema).flatMap(({ path, value }) => {
    if (typeof value !== "string" || getAt(data, path) !== value) return [];
    const check = (to: string) => schema.safeParse(changeAt(data, path, to)).error?.issues;
    const whole = `${value} ${WORD} ${ADDRESS}`;
    const limits = check(whole)?.map((issue) => (issue.code === "too_big" ? Number(issue.maximum) : 0));
    // The text itself stays whole: parts of a page with one name would be a fault.
    const room = limits ? Math.max(0, Math.min(...limits) - value.length - 1) : 0;
    const longest = limits ? `${WORD.slice(0, room)} ${value}`.trim() : whole;
    const isRefused = !longest || NAMES.includes(path.join(".")) || check(longest);
    return { path, from: value, to: isRefused ? value : longest };
  });

const getAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], data);

/** A copy of some data with another text. */
function changeAt(data: unknown, [key, ...rest]: PropertyKey[], to: string): unknown {
  if (key === undefined) return to;
  const changed = changeAt((data as Record<PropertyKey, unknown>)[key], rest, to);
  return Array.isArray(data) ? data.with(Number(key), changed) : { ...(data as object), [key]: changed };
}

function writeFile({ file, changes, addition }: ChangedFile, texts: ReadonlyMap<string, string>): void {
  const data = changes.reduce(
    (data, { path, from }) => changeAt(data, path, texts.get(from) ?? from),
    file.data,
  );
  const yaml = stringify(data, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 });
  const body = file.body
    .split("\n")
    // Headings that a field repeats.
    .map((line) => (line.startsWith("## ") ? `## ${texts.get(line.slice(3)) ?? line.slice(3)}` : line))
    .join("\n");
  writeFileSync(file.file, file.file.endsWith(".yaml") ? yaml : `---\n${yaml}---\n${body}${addition}`);
}

function listFaults(folder: string): Finding[] {
  try {
    loadSiteContent(folder, { today: FIXTURE_DAY, showDrafts: false });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

/** Undoes the change on the line of each fault. */
function dropRefused(changed: ChangedFile, faults: Finding[]): void {
  const { file } = changed.file;
  const { lineOf, bodyLine } = parseContentFile(file, readFileSync(file, "utf8"));
  const lines = new Set(faults.filter((fault) => fault.file === file).map(({ line }) => line));
  for (const change of changed.changes) if (lines.has(lineOf(change.path))) change.to = change.from;
  if ([...lines].some((line) => line >= bodyLine)) changed.addition = "";
}

import { appendFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { ContentError } from "#app/content/finding.ts";
import { FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";

/** Ends of texts that would break out of markup, scripts, CDATA, Markdown and attributes; the second one is short. */
const HOSTILE = [
  `"'></title></script>](javascript:hostile())<img/src='x'/onerror=hostile()>]]>--&lt;`,
  "<b/onclick=hostile()>",
] as const;

/** A text of a content file: where it stands, and how hostile it is; the last one is as it was. */
type Text = {
  file: string;
  field: string;
  holder: Record<string, unknown>;
  key: string;
  original: string;
  end: number;
};

/** A content file, its data and its Markdown. */
type File = { name: string; data: unknown; body: string };

/**
 * Makes every text of a copy of the fixture hostile, as far as the checks of the content let it.
 * @returns how many texts there are, and how many of them are hostile.
 */
export function writeHostileContent(folder: string): { texts: number; hostile: number } {
  appendFileSync(path.join(folder, "redirects.yaml"), "- { from: /old-catalogue, to: /courses }\n");
  // What learners download is published as it is.
  const files = globSync(["*.yaml", "*/**/*.{yaml,md}"], {
    cwd: folder,
    exclude: ["*/{files,solutions}/**"],
  }).map((name) => readFile(folder, name));
  const texts = files.flatMap(({ name, data }) => [...listTexts(path.posix.join(folder, name), "", data)]);
  for (;;) {
    for (const { holder, key, original, end } of texts) holder[key] = original + (HOSTILE[end] ?? "");
    for (const file of files) writeFile(folder, file);
    const refused = findRefused(folder, texts);
    if (refused.length === 0) break;
    for (const text of refused) text.end++;
  }
  return { texts: texts.length, hostile: texts.filter(({ end }) => end < HOSTILE.length).length };
}

function readFile(folder: string, name: string): File {
  const text = readFileSync(path.join(folder, name), "utf8");
  const [, front = "", body = ""] = name.endsWith(".md")
    ? (/^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [])
    : ["", text];
  return { name, data: parse(front), body };
}

/** JSON is YAML too. */
function writeFile(folder: string, { name, data, body }: File): void {
  const json = JSON.stringify(data, null, 1);
  writeFileSync(path.join(folder, name), name.endsWith(".md") ? `---\n${json}\n---\n${body}` : json);
}

function* listTexts(file: string, field: string, holder: unknown): Generator<Text> {
  for (const [key, value] of Object.entries((holder ?? {}) as Record<string, unknown>)) {
    const place = Array.isArray(holder) ? `${field}[${key}]` : [field, key].filter(Boolean).join(".");
    if (typeof value === "string")
      yield { file, field: place, holder: holder as Record<string, unknown>, key, original: value, end: 0 };
    else if (typeof value === "object") yield* listTexts(file, place, value);
  }
}

/** The hostile texts that the checks name, all of a file in which they name none, or what they quote. */
function findRefused(folder: string, texts: Text[]): Text[] {
  try {
    loadSiteContent(folder, { today: FIXTURE_DAY });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const hostile = texts.filter(({ end }) => end < HOSTILE.length);
    const refused = error.faults.flatMap(({ file, field, found }) => {
      const inFile = hostile.filter((text) => text.file === file);
      const named = inFile.filter((text) => text.field.startsWith(field) || field.startsWith(text.field));
      if (named.length > 0) return named;
      // A name may stand in another file.
      const quoted = hostile.filter(({ original }) => found.includes(original));
      return quoted.length > 0 ? quoted : inFile;
    });
    if (refused.length === 0) throw error;
    return [...new Set(refused)];
  }
}

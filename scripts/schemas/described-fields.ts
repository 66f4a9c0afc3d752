import { registerHooks } from "node:module";

/** The files whose fields have doc comments that editors are shown. */
const SCHEMA_FILE =
  /\/app\/[\w/-]*(schema|collection|copy|fields|page-meta|step|publishers|redirects)\.server\.ts$/;

/** Lets schemas carry their doc comments as descriptions, in this process and in every module that it imports later. */
export function describeSchemas(): void {
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      if (!SCHEMA_FILE.test(url) || !loaded.source) return loaded;
      return { ...loaded, source: describeFields(Buffer.from(loaded.source as Uint8Array).toString()) };
    },
  });
}

/** Puts the doc comment of each field behind its schema: `/** Name. *\/ name: text()` is then `text().describe("Name.")`. */
export function describeFields(source: string): string {
  const insertions: [at: number, text: string][] = [];
  for (const match of source.matchAll(/\/\*\* (.+?) \*\/\s*(\w+|"[\w-]+")(:|,)/g)) {
    const [whole, comment, name, sign] = match;
    const isShort = sign === ",";
    const start = match.index + whole.length;
    const at = isShort ? start - 1 : findEnd(source, start);
    if (at === undefined) continue;
    insertions.push([at, `${isShort ? `: ${name}` : ""}.describe(${JSON.stringify(comment)})`]);
  }
  let text = source;
  // From the last to the first, so that places stay what they were.
  for (const [at, added] of insertions.toSorted((a, b) => b[0] - a[0]))
    text = text.slice(0, at) + added + text.slice(at);
  return text;
}

/** Where the expression of a field ends; undefined for a field of a type, which ends with a semicolon. */
function findEnd(source: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const sign = source[at] ?? "";
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if ("\"'`".includes(sign)) at = skip(source, at, sign);
    else if (source.startsWith("/*", at)) at = source.indexOf("*/", at) + 1;
    else if (source.startsWith("//", at)) at = source.indexOf("\n", at) - 1;
    else if (sign === "/" && /[(,=:]\s*$/.test(source.slice(at - 3, at))) at = skip(source, at, "/");
    if (depth === 0 && sign === ";") return undefined;
    if ((depth === 0 && sign === ",") || depth < 0) return source.slice(0, at).trimEnd().length;
  }
  return undefined;
}

/** Where a text or a pattern that begins at a place ends. */
function skip(source: string, start: number, sign: string): number {
  let isClass = false;
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (sign === "/" && source[at] === "[") isClass = true;
    else if (sign === "/" && source[at] === "]") isClass = false;
    else if (source[at] === sign && !isClass) return at;
  }
  return source.length;
}

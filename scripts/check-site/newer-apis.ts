import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";

/** MDN's table of which browser has which method since when. */
const TABLE = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");

/** How package.json's browserslist names browsers, and how the table does. */
const BROWSERS = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
} as const;

/** Interfaces of the document whose methods are told by their names, beside those of the language. */
const INTERFACES = [
  "Document",
  "Element",
  "HTMLElement",
  "Node",
  "Window",
  "Navigator",
  "Response",
  "Request",
  "Blob",
];

/** What the site asks for before it calls it, or what does no harm where it is missing. */
const ASKED_FOR: Record<string, string> = {
  ".hidePopover(": "the menu asks whether there are popovers",
  ".startViewTransition(": "links ask for a transition only where there are any",
  ".skipTransition(": "comes with a transition",
  "Error.captureStackTrace(": "the client of the database asks for it first",
};

/** Calls that a script may not make, as they stand in it. */
export type NewerApis = { statics: string[]; methods: string[] };

let known: NewerApis | undefined;

/** The calls that not every browser of package.json's browserslist knows, by MDN's table, which is read once. */
export function getNewerApis(): NewerApis {
  known ??= readNewerApis();
  return known;
}

function readNewerApis(): NewerApis {
  const { javascript, api } = JSON.parse(readFileSync(TABLE, "utf8")) as CompatData;
  const oldest = readOldest();
  const isNewer = (entry: Identifier) => !hasSupport(entry, oldest);
  const statics: string[] = [];
  const methods = new Map<string, boolean>();
  const interfaces = [...Object.entries(javascript.builtins ?? {}), ...Object.entries(api)];
  for (const [name, entry] of interfaces)
    for (const [member, part] of Object.entries(entry as Record<string, Identifier>)) {
      const method = member.replace(/_static$/, "");
      if (!part.__compat || !/^[a-z]\w*$/i.test(method) || member.endsWith("_event")) continue;
      const isOwn = isNewer(entry as Identifier) || isNewer(part);
      if (isOwn) statics.push(`${name}.${method}(`);
      if (member === method && (INTERFACES.includes(name) || isMethod(name, method)))
        methods.set(method, isOwn && (methods.get(method) ?? true));
    }
  return { statics, methods: [...methods].filter(([, isNew]) => isNew).map(([method]) => `.${method}(`) };
}

/** Whether an object of the language has the method: the table does not tell it from one of the object's maker. */
function isMethod(name: string, method: string): boolean {
  const maker = (globalThis as Record<string, unknown>)[name];
  return typeof maker === "function" && method in ((maker.prototype ?? {}) as object);
}

function readOldest(): Map<string, number> {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return new Map(
    browserslist.map((entry) => {
      const [name = "", version] = entry.split(" ");
      return [BROWSERS[name as keyof typeof BROWSERS], Number(version)];
    }),
  );
}

/** Whether each of the oldest browsers has it, without a prefix or a setting. What the table does not know counts. */
function hasSupport({ __compat }: Identifier, oldest: Map<string, number>): boolean {
  if (!__compat) return true;
  return [...oldest].every(([browser, version]) => {
    const statements = [__compat.support[browser as "chrome"] ?? []].flat() as SimpleSupportStatement[];
    return statements.some(
      ({ version_added, version_removed, prefix, alternative_name, flags }) =>
        !prefix &&
        !alternative_name &&
        !flags &&
        isSince(version_added, version) &&
        !isSince(version_removed, version),
    );
  });
}

const isSince = (added: string | boolean | null | undefined, version: number): boolean =>
  added === true || (typeof added === "string" && Number.parseFloat(added.replace("≤", "")) <= version);

/**
 * The calls in a script that older browsers do not know, but for methods that the script itself has under that name
 * (libraries have their own lists) and those that are asked for before.
 */
export function findNewerApis(code: string, { statics, methods }: NewerApis): string[] {
  const calls = new Set(code.match(/(?:\b[A-Z]\w*)?\.\w+\(/g));
  const found = [...calls].flatMap((call) => {
    const method = call.slice(call.indexOf("."));
    if (statics.includes(call)) return call;
    return methods.includes(method) && !hasOwn(code, method.slice(1, -1)) ? method : [];
  });
  return [...new Set(found)].filter((call) => !(call in ASKED_FOR));
}

/** Whether a script has a method of its own by this name: in a class, a literal, or set on an object. */
const hasOwn = (code: string, name: string): boolean =>
  new RegExp(`[;},{]${name}\\([\\w,]*\\)\\{|[.{,]${name}[=:](?!=)`).test(code);

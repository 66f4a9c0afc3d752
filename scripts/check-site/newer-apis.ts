import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, Identifier } from "@mdn/browser-compat-data";

/** MDN's table of which browser has which method since when. */
const TABLE = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");

/** Interfaces of the document whose methods are told by their names, beside those of the language. */
const INTERFACES = [
  ...["Document", "Element", "HTMLElement", "Node", "Window"],
  ...["Navigator", "Response", "Request", "Blob"],
];

/** Calls behind a test whether the browser has them. */
const ASKED_FOR: Record<string, string> = {
  ".hidePopover(": "the menu asks whether there are popovers",
  ".startViewTransition(": "react-dom asks for it where a component names a transition",
  ".skipTransition(": "comes with a transition",
  "Error.captureStackTrace(": "the client of the database asks for it first",
};

/** Calls that a script may not make, as they stand in it. */
type NewerApis = { statics: Set<string>; methods: Set<string> };

/** Read once: it has 15 MB. */
let newer: NewerApis | undefined;

/** The calls that not every browser of package.json's browserslist knows, by MDN's table. */
function readNewerApis(): NewerApis {
  const { javascript, api } = JSON.parse(readFileSync(TABLE, "utf8")) as CompatData;
  const oldest = readOldest();
  const statics = new Set<string>();
  const methods = new Set<string>();
  const known = new Set<string>();
  for (const [name, entry] of Object.entries({ ...api, ...javascript.builtins }))
    for (const [member, part] of Object.entries(entry as Record<string, Identifier>)) {
      const method = member.replace(/_static$/, "");
      if (!part.__compat || !/^[a-z]\w*$/i.test(method) || member.endsWith("_event")) continue;
      const isNewer = !hasSupport(entry as Identifier, oldest) || !hasSupport(part, oldest);
      if (isNewer) statics.add(`${name}.${method}(`);
      if (member === method && (INTERFACES.includes(name) || isMethod(name, method)))
        (isNewer ? methods : known).add(`.${method}(`);
    }
  // A name that some object has had for long says nothing.
  return { statics, methods: new Set([...methods].filter((method) => !known.has(method))) };
}

/** Whether an object of the language has the method: the table does not tell it from one of the object's maker. */
function isMethod(name: string, method: string): boolean {
  const maker = (globalThis as Record<string, unknown>)[name];
  return typeof maker === "function" && method in ((maker.prototype ?? {}) as object);
}

/** The version of each of the oldest browsers, by the table's names. */
function readOldest(): [browser: "chrome", version: number][] {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  return browserslist.map((entry) => {
    const [name = "", version] = entry.replace("ios_saf", "safari_ios").split(" ");
    return [name as "chrome", Number(version)];
  });
}

/** Whether each of the oldest browsers has it, without a prefix or a setting. What the table does not know counts. */
const hasSupport = ({ __compat }: Identifier, oldest: ReturnType<typeof readOldest>): boolean =>
  !__compat ||
  oldest.every(([browser, version]) =>
    [__compat.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, prefix, alternative_name, flags }) =>
          !prefix &&
          !alternative_name &&
          !flags &&
          isSince(version_added, version) &&
          !isSince(version_removed, version),
      ),
  );

const isSince = (added: string | boolean | null | undefined, version: number): boolean =>
  added === true || (typeof added === "string" && Number.parseFloat(added.replace("≤", "")) <= version);

/**
 * The calls in a script that not every browser of package.json's browserslist knows, but for methods that the script itself has under that name
 * (libraries have their own lists) and those that are asked for before.
 */
export function findNewerApis(code: string): string[] {
  newer ??= readNewerApis();
  const { statics, methods } = newer;
  const calls = new Set(code.match(/(?:\b[A-Z]\w*)?\.\w+\(/g));
  const found = [...calls].flatMap((call) => {
    const method = call.slice(call.indexOf("."));
    if (statics.has(call)) return call;
    return methods.has(method) && !hasOwn(code, method.slice(1, -1)) ? method : [];
  });
  return [...new Set(found)].filter((call) => !(call in ASKED_FOR));
}

/** Whether a script has a method of its own by this name: in a class, a literal, or set on an object. */
const hasOwn = (code: string, name: string): boolean =>
  new RegExp(`[;},{]${name}\\([\\w,]*\\)\\{|[.{,]${name}[=:](?!=)`).test(code);

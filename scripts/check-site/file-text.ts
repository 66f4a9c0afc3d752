import type { BuiltSite } from "./site.ts";

/** The text of a file of the built site; undefined where it is missing. */
export function readText(site: BuiltSite, name: string): string | undefined {
  const file = site.files.get(name);
  return file && Buffer.from(file).toString("utf8");
}

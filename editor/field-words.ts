import type { Path } from "#app/content/value-path.ts";
import { formatCount } from "#app/text/count.ts";

/** Words for fields whose own names are not those of an editor. */
const NAMES: Record<string, string> = { href: "Address", slug: "Address", cohorts: "Groups" };

/** A field in words: `timeZone` is 'Time zone'. A key that an editor has chosen stays as it is. */
const nameKey = (key: string): string => {
  if (NAMES[key] || !/^[a-z][A-Za-z]*$/.test(key)) return NAMES[key] ?? key;
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value in words: `syllabus[0].weeks` is 'Syllabus 1: Weeks'. */
export const namePath = (path: Path): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name || "Entry"} ${key + 1}`;
    return name ? `${name}: ${nameKey(key)}` : nameKey(key);
  }, "");

/** A value in one line. */
export function summarize(value: unknown): string {
  if (Array.isArray(value)) return formatCount(value.length, "entry", "entries");
  if (typeof value !== "object" || value === null) return String(value ?? "Left out");
  return String(Object.values(value).find((part) => typeof part !== "object") ?? "");
}

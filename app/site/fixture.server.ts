import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Content that only tests read: whatever an editor writes in `content/`, they find what they change. */
export const FIXTURE = "app/site/fixture";

/** The day on which tests of a built site look at the fixture: one of its groups has begun, two have not. */
export const FIXTURE_DAY = "2026-12-01";

/**
 * Changes a file of a copied content.
 * @throws Error when nothing has changed.
 */
export function changeFile(folder: string, file: string, from: string | RegExp, to: string): void {
  const name = path.join(folder, file);
  const text = readFileSync(name, "utf8");
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file} does not hold ${from}, or holds what replaces it.`);
  writeFileSync(name, changed);
}

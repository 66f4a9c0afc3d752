import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentError, formatFindings } from "#app/content/finding.ts";
import { loadSiteContent } from "./site-content.server.ts";

/** Content that only tests read: whatever an editor writes in `content/`, they find what they change. */
export const FIXTURE = "app/site/fixture";

/** The day on which tests of a built site look at the fixture: one of its groups has begun, two have not. */
export const FIXTURE_DAY = "2026-12-01";

/** A copy of content that a test may change, and removes. */
export function copyContent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(FIXTURE, folder, { recursive: true });
  return folder;
}

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

/** The faults of a copied content, or else its warnings, one a line, without the folder's name. */
export function listFindings(folder: string, today = "2026-11-21"): string[] {
  const [, ...lines] = formatResult(folder, today).split("\n");
  return lines
    .filter(Boolean)
    .map((line) => line.trim().replaceAll(`${folder}/`, "").replaceAll(folder, "content"));
}

function formatResult(folder: string, today: string): string {
  try {
    return formatFindings(loadSiteContent(folder, { today }).warnings);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

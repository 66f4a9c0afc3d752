import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { WORDS } from "#app/site/pages.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { makeWords } from "./sample-words.server.ts";

/** The day on which tests read the fixture, unless they name another: one of its groups has begun, two have not. */
export const FIXTURE_DAY = "2026-11-21";

/**
 * Copies the fixture, so that no edit of `content/` changes what tests read. A page without words there gets the least
 * that its schema accepts.
 */
export function copyFixture(folder: string): void {
  // Words that an earlier schema accepted would stay.
  rmSync(folder, { recursive: true, force: true });
  cpSync("app/testing/fixture", folder, { recursive: true });
  for (const [name, { files, schema }] of Object.entries(WORDS)) {
    const file = path.join(folder, files);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeWords(schema, name)));
  }
}

/** Reads the fixture. */
export function loadFixture(today = FIXTURE_DAY): SiteContent {
  const folder = mkdtempSync(path.join(tmpdir(), "fixture-"));
  try {
    copyFixture(folder);
    return loadSiteContent(folder, { today, showDrafts: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
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

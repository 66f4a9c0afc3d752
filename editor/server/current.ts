import type { Content } from "#app/content/collection.server.ts";
import { normalizeText, parseContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { readWritten } from "#app/site/load-content.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import type { Schema } from "../schema-shape.ts";
import { Places } from "./places.ts";

/** What the editor needs of the content. */
type KnownContent = Pick<SiteContent, "written" | "owners" | "warnings"> & { faults: Finding[] };

let places: Places | undefined;
let faulty: { error: ContentError; written: Content } | undefined;

/** Where the texts of a folder are written. */
export function getPlaces(folder: string): Places {
  const { written } = getContent(folder);
  if (places?.content !== written) places = new Places(written);
  return places;
}

/** The content; with faults, as far as it can be read. */
export function getContent(folder: string): KnownContent {
  try {
    const content = getSiteContent(folder);
    return { ...content, warnings: [...content.warnings, ...content.begun], faults: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (faulty?.error !== error) faulty = { error, written: readWritten(folder).content };
    return { written: faulty.written, owners: [], warnings: [], faults: error.faults };
  }
}

/** The schema of a file. @throws Error where the file is none of the content that may be changed on a page. */
export function getFileSchema({ schemas }: Places, file: string): Schema {
  const schema = schemas.get(file);
  if (!schema) throw new Error(`${file} is not changed on a page: open the file.`);
  return schema;
}

/** The fields and the text of a file. */
export const parseRaw = (file: string, text = "") => parseContentFile(file, normalizeText(text));

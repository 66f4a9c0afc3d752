import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { FILE_TYPES } from "#app/content/file-types.ts";
import { cacheFile } from "#app/drawing/file-cache.server.ts";
import { getShareFonts } from "#app/drawing/font.server.ts";
import { type Picture, paint } from "#app/drawing/picture.server.ts";

/** Texts by their paths, which become one zip archive. */
export type Archive = { texts: Record<string, string> };

/** Part of the cache key: raise a number when the code makes another file of the same drawing or texts. */
const PAINTING = 3;
const PACKING = 1;

/**
 * The answer of a resource route.
 * @param url address of the file: its extension says its type.
 * @param body a text, the drawing of a PNG, the texts of a zip archive, or undefined where no file has the address.
 */
export async function sendFile(url: URL, body: string | Picture | Archive | undefined): Promise<Response> {
  if (body === undefined) return new Response("Not found", { status: 404 });
  const type = FILE_TYPES[url.pathname.split(".").at(-1) ?? ""] ?? "";
  const content = typeof body === "string" ? body : readFileSync(await make(body));
  return new Response(content, { headers: { "Content-Type": type } });
}

/** The path of a picture or an archive, from the cache where it was made before. */
async function make(body: Picture | Archive): Promise<string> {
  if ("texts" in body) return cacheFile("archives", [PACKING, body], () => pack(body));
  const fonts = await getShareFonts();
  return cacheFile("pictures", [PAINTING, fonts, body], () => paint(body, fonts));
}

/** Modification time of files in an archive, the same in every build. Zip has no time zones and begins in 1980. */
const FILE_TIME = new Date(1980, 0, 1);

/** Packs an archive. The same texts give the same bytes. */
export function pack({ texts }: Archive): Uint8Array<ArrayBuffer> {
  const files = Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: FILE_TIME, level: 9 });
}

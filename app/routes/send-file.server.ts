import { readFileSync } from "node:fs";
import { FILE_TYPES } from "#app/content/file-types.ts";
import { cacheFile } from "#app/drawing/file-cache.server.ts";
import { getShareFonts } from "#app/drawing/font.server.ts";
import { type Picture, paint } from "#app/drawing/picture.server.ts";

/** Part of the cache key: raise the number when the code draws the same picture in another way. */
const PAINTING = 3;

/**
 * The answer of a resource route.
 * @param url address of the file: its extension says its type.
 * @param body a text, the drawing of a PNG, or undefined where no file has the address.
 */
export async function sendFile(url: URL, body: string | Picture | undefined): Promise<Response> {
  if (body === undefined) return new Response("Not found", { status: 404 });
  const type = FILE_TYPES[url.pathname.split(".").at(-1) ?? ""] ?? "";
  const content = typeof body === "string" ? body : readFileSync(await draw(body));
  return new Response(content, { headers: { "Content-Type": type } });
}

/** The path of a picture, from the cache if it was drawn before. */
async function draw(picture: Picture): Promise<string> {
  const fonts = await getShareFonts();
  return cacheFile("pictures", [PAINTING, fonts, picture], () => paint(picture, fonts));
}

import { constants, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Picture, paint } from "#app/drawing/picture.server.ts";
import { keepFile } from "./kept.server.ts";
import { getShareFonts } from "./share-fonts.server.ts";
import type { SiteFile } from "./site-files.server.ts";

/** Changes when the same drawing becomes another file. */
const PAINTING = 2;

/** Puts a file into a folder; a picture is painted once for each state of its drawing. */
export async function placeFile(file: SiteFile, folder: string): Promise<void> {
  const body = file.make();
  const target = path.join(folder, file.path);
  if (typeof body === "string" || body instanceof Uint8Array) writeFileSync(target, body);
  // No link: whoever changed the site's file by hand would change the kept one.
  else copyFileSync(await keepPicture(body), target, constants.COPYFILE_FICLONE);
}

/** What a file holds. */
export async function readSiteFile(file: SiteFile): Promise<string | Uint8Array> {
  const body = file.make();
  return typeof body === "string" || body instanceof Uint8Array
    ? body
    : readFileSync(await keepPicture(body));
}

/** Keeps the PNG of a picture; gives its path. */
export async function keepPicture(picture: Picture): Promise<string> {
  const fonts = await getShareFonts();
  return keepFile("pictures", [PAINTING, fonts, picture], () => paint(picture, fonts));
}

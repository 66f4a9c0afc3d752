import { constants, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Picture, paint } from "#app/drawing/picture.server.ts";
import { type Archive, pack } from "./archive.server.ts";
import { keepFile } from "./kept.server.ts";
import { getShareFonts } from "./share-fonts.server.ts";
import type { SiteFile } from "./site-files.server.ts";

/** Change when the same drawing, or the same texts, become another file. */
const PAINTING = 3;
const PACKING = 1;

/**
 * Puts a file into a folder.
 * @throws Error when there is one of that name.
 */
export async function placeFile(file: SiteFile, folder: string): Promise<void> {
  const body = file.make();
  const target = path.join(folder, file.path);
  if (typeof body === "string") writeFileSync(target, body, { flag: "wx" });
  // No link: whoever changed the site's file by hand would change the kept one.
  else copyFileSync(await keepMade(body), target, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
}

/** What a file holds. */
export async function readSiteFile(file: SiteFile): Promise<string | Uint8Array> {
  const body = file.make();
  return typeof body === "string" ? body : readFileSync(await keepMade(body));
}

/** Keeps what is costly to make, once for each state of what it is made from; gives its path. */
async function keepMade(body: Picture | Archive): Promise<string> {
  if ("texts" in body) return keepFile("archives", [PACKING, body], () => pack(body));
  const fonts = await getShareFonts();
  return keepFile("pictures", [PAINTING, fonts, body], () => paint(body, fonts));
}

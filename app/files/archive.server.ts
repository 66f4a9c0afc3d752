import { strToU8, zipSync } from "fflate";

/** Texts by their paths, which become one zip archive. */
export type Archive = { texts: Record<string, string> };

/** The time that files of an archive carry: the same in every build. Zip knows no zone and begins in 1980. */
const FILE_TIME = new Date(1980, 0, 1);

/** Packs an archive: the same texts into the same bytes. */
export function pack({ texts }: Archive): Uint8Array<ArrayBuffer> {
  const files = Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: FILE_TIME, level: 9 });
}

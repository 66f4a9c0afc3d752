import { DOWNLOAD_KINDS } from "#app/text/file-name.ts";

/** The type of each kind of file that the site has, by its extension. */
export const FILE_TYPES: Record<string, string> = {
  ...Object.fromEntries(DOWNLOAD_KINDS.map((extension) => [extension, "text/plain; charset=utf-8"])),
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
  zip: "application/zip",
  xml: "application/xml; charset=utf-8",
};

/** The type of the file at an address of the site. */
export const getFileType = (address: string): string => FILE_TYPES[address.split(".").at(-1) ?? ""] ?? "";

/** The longest part of an address: file systems allow 255 bytes for it, with an extension. */
export const MAX_NAME = 200;

/** Names that Windows keeps for its devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Whether a name of a page or file is reserved: hosts serve `index` for the folder and `404` for unknown addresses. */
export const isReservedName = (name: string): boolean => {
  const [stem = ""] = name.toLowerCase().split(".");
  return stem === "index" || stem === "404" || DEVICE.test(stem);
};

/** Extensions of downloads, all served as plain text: hosts do not know some of them, and browsers would run one. */
export const DOWNLOAD_KINDS = ["csv", "java", "mjs", "py", "sql", "tf"];

/** Extensions of files that may be published next to a page: no browser takes them for a page of the site. */
export const ATTACHMENT_KINDS = [...DOWNLOAD_KINDS, "json", "md", "txt"];

/** What to write instead of the name of a file that visitors download, if it is unsafe or taken. */
export function adviseOnFileName(name: string): string | undefined {
  if (!/^[A-Za-z][\w-]*(\.[\w-]+)*$/.test(name) || isReservedName(name))
    return "write a name of letters, digits, hyphens and dots, without folders";
  return name.toLowerCase() === "readme.md"
    ? "write another name: the archive has this file already"
    : undefined;
}

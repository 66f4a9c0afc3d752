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

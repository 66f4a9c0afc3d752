/** Extensions of code and data to be downloaded, all served as plain text: some a host does not know, one it would let run. */
export const DOWNLOAD_KINDS = ["csv", "java", "mjs", "py", "sql", "tf"];

/** Their type, by extension. */
export const DOWNLOAD_TYPES: Record<string, string> = Object.fromEntries(
  DOWNLOAD_KINDS.map((extension) => [extension, "text/plain; charset=utf-8"]),
);

/** Letters that have no Latin base letter in Unicode, and signs that are read as words. */
const SPELLED: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
  ...{ "+": " plus ", "#": " sharp ", "&": " and ", "@": " at ", ".net": " dotnet " },
};

/** The address that follows from a title; empty where its letters say nothing about one. */
export function toSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/\.net\b|[ßæœøłđðþı+#&@]/g, (sign) => SPELLED[sign] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // What is left of other scripts would be an address of the rest alone.
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /^[a-z0-9-]*$/.test(slug) ? slug : "";
}

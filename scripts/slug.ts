/** Letters that Unicode does not decompose, and characters that become words. */
const SPELLED: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
  ...{ "+": " plus ", "#": " sharp ", "&": " and ", "@": " at ", ".net": " dotnet " },
};

/** Makes a slug of a title; empty if a letter of it is not Latin. */
export function toSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/\.net\b|[ßæœøłđðþı+#&@]/g, (character) => SPELLED[character] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // Letters of other scripts stay, so that the test below refuses a slug of the rest alone.
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /^[a-z0-9-]*$/.test(slug) ? slug : "";
}

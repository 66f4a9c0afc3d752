/** The placeholders that mean the same in every prompt: filled in once. All others belong to their prompt. */
const SHARED_PLACEHOLDERS = ["language", "framework", "test_framework", "cloud_provider", "level"] as const;

export type SharedPlaceholder = (typeof SHARED_PLACEHOLDERS)[number];

/** Whether a placeholder is shared. */
export const isShared = (name: string): name is SharedPlaceholder =>
  SHARED_PLACEHOLDERS.some((shared) => shared === name);

const NAME = "[a-z][a-z0-9_]*";
/** An escape, such as {{id}} for {id}, or a placeholder. */
const BRACES = new RegExp(`\\{(\\{${NAME}\\})\\}|\\{(${NAME})\\}`);

/** What a placeholder may be called. */
export const PLACEHOLDER_NAME = new RegExp(`^${NAME}$`);

/** A piece of a prompt: text, or a placeholder by its name. */
type PromptPiece = { text: string } | { placeholder: string };

/** Splits a prompt at its {placeholders}; the escape {{id}} is the text {id}. */
export const splitPrompt = (prompt: string): PromptPiece[] =>
  // Each text is followed by what the expression captures: an escape and a placeholder, one of them undefined.
  prompt
    .split(BRACES)
    .flatMap((piece: string | undefined, index): PromptPiece[] =>
      piece ? [index % 3 === 2 ? { placeholder: piece } : { text: piece }] : [],
    );

/** Names of the placeholders of a prompt, each once, in order. */
export const listPlaceholders = (prompt: string): string[] => [
  ...new Set(splitPrompt(prompt).flatMap((piece) => ("placeholder" in piece ? [piece.placeholder] : []))),
];

/** A placeholder as it is written in a prompt. */
export const formatPlaceholder = (name: string): string => `{${name}}`;

/** The prompt with its values; a placeholder whose value is empty stays. */
export const fillPrompt = (prompt: string, getValue: (name: string) => string): string =>
  splitPrompt(prompt)
    .map((piece) =>
      "text" in piece ? piece.text : getValue(piece.placeholder) || formatPlaceholder(piece.placeholder),
    )
    .join("");

/** The prompt as a reader copies it without values: its placeholders stay, its escapes do not. */
export const unescapePrompt = (prompt: string): string => fillPrompt(prompt, () => "");

/** A piece of a text; `quote` is its index if it is a quote. */
type QuotedPiece = { text: string; quote?: number };

/** Splits a text at the first occurrence of each quote. Missing and overlapping quotes are left out. */
export function splitAtQuotes(text: string, quotes: string[]): QuotedPiece[] {
  const found = quotes
    .map((quote, index) => ({ index, start: text.indexOf(quote), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const pieces: QuotedPiece[] = [];
  let end = 0;
  for (const { index, start, length } of found) {
    if (start < end) continue;
    if (start > end) pieces.push({ text: text.slice(end, start) });
    end = start + length;
    pieces.push({ text: text.slice(start, end), quote: index });
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

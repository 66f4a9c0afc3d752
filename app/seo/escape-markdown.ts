/** Escapes a text, so that Markdown shows it unchanged. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, "\\$&");

/** A code block that shows a text unchanged: its fence is longer than any run of backticks in the text. */
export function fenceCode(text: string, language = ""): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

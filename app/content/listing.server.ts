import { highlightLines } from "./highlight.server.ts";

/** Names of a code block after which a terminal is drawn. */
const TERMINAL = /^(sh|text output)\b/;

/**
 * The HTML of a code block. Behind its fence may stand a language, and `file=name` for a whole file, whose lines are
 * then numbered; `run`, `fails` and `output` say how it is tested, and are not shown.
 */
export function formatListing({ lang = "", text }: { lang?: string; text: string }): string {
  const [language] = lang.split(" ");
  const name = / file=([\w.-]+)$/.exec(lang)?.[1];
  const lines = highlightLines(text.split("\n"), language === "python" ? language : "plaintext");
  const code = (name ? lines.map((line) => `<span>${line}</span>`) : lines).join("\n");
  const kind = name ? "listing-file" : TERMINAL.test(lang) ? `listing-${language}` : "listing-part";
  const label = name ?? (TERMINAL.test(lang) ? (language === "sh" ? "Command" : "Output") : "Code");
  // A region that scrolls must be reachable by keyboard.
  return `<figure class="listing ${kind}">${name ? `<figcaption>${name}</figcaption>` : ""}<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre></figure>\n`;
}

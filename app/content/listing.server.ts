import highlighter from "highlight.js/lib/core";
import java from "highlight.js/lib/languages/java";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";

const LANGUAGES = { java, plaintext, python };
for (const [name, language] of Object.entries(LANGUAGES)) highlighter.registerLanguage(name, language);

type Language = keyof typeof LANGUAGES;

/** Highlights lines of code as HTML with the classes of highlight.js; no element goes over a line's end. */
export function highlightLines(lines: string[], language: Language): string[] {
  const { value } = highlighter.highlight(lines.join("\n"), { language });
  let open: string[] = [];
  return value.split("\n").map((line) => {
    const start = open.join("");
    for (const [tag] of line.matchAll(/<span [^>]*>|<\/span>/g)) {
      open = tag === "</span>" ? open.slice(0, -1) : [...open, tag];
    }
    return `${start}${line}${"</span>".repeat(open.length)}`;
  });
}

const isHighlighted = (language: string): language is Language => Object.hasOwn(LANGUAGES, language);

/** Languages of code blocks that are drawn as a terminal. */
const TERMINAL = /^(sh|text output)\b/;

/**
 * The HTML of a code block. Its fence may name a language, and a whole file by `file=name`, whose lines are then
 * numbered; `run`, `fails` and `output` say how it is tested, and are not shown.
 */
export function formatListing({ lang = "", text }: { lang?: string; text: string }): string {
  const [language = ""] = lang.split(" ");
  const name = / file=([\w.-]+)$/.exec(lang)?.[1];
  const lines = highlightLines(text.split("\n"), isHighlighted(language) ? language : "plaintext");
  const code = (name ? lines.map((line) => `<span>${line}</span>`) : lines).join("\n");
  const kind = name ? "listing-file" : TERMINAL.test(lang) ? `listing-${language}` : "listing-part";
  const label = name ?? (TERMINAL.test(lang) ? (language === "sh" ? "Command" : "Output") : "Code");
  // A region that scrolls must be reachable by keyboard.
  return `<figure class="listing ${kind}">${name ? `<figcaption>${name}</figcaption>` : ""}<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre></figure>\n`;
}

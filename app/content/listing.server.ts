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

/** What the words after a fence say: the language, the name of a whole file, a command that fails, the output of one. */
export function readFence(lang = "") {
  const [language = "", ...words] = lang.split(" ");
  return {
    language,
    file: words.find((word) => word.startsWith("file="))?.slice("file=".length),
    isCommand: language === "sh",
    fails: words.includes("fails"),
    isOutput: language === "text" && words[0] === "output",
  };
}

/**
 * The HTML of a code block. Its fence may name a language, and a whole file by `file=name`, whose lines are then
 * numbered; `run`, `fails` and `output` say how it is tested, and are not shown.
 */
export function formatListing({ lang, text }: { lang?: string; text: string }): string {
  const { language, file, isCommand, isOutput } = readFence(lang);
  const lines = highlightLines(text.split("\n"), isHighlighted(language) ? language : "plaintext");
  const code = (file ? lines.map((line) => `<span>${line}</span>`) : lines).join("\n");
  const kind = file ? "listing-file" : isCommand || isOutput ? `listing-${language}` : "listing-part";
  const label = file ?? (isCommand ? "Command" : isOutput ? "Output" : "Code");
  // A region that scrolls must be reachable by keyboard.
  return `<figure class="listing ${kind}">${file ? `<figcaption>${file}</figcaption>` : ""}<pre tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre></figure>\n`;
}

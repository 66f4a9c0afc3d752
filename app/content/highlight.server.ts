import highlighter from "highlight.js/lib/core";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";

highlighter.registerLanguage("python", python);
highlighter.registerLanguage("plaintext", plaintext);

/** Lines of code as HTML, each complete in itself, with the classes of highlight.js on its words. */
export function highlightLines(lines: string[], language: "python" | "plaintext"): string[] {
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

import { expect, it } from "vitest";
import { highlightLines } from "./highlight.server.ts";

it("marks words, keeps every line complete and lets nothing be HTML", () => {
  const lines = highlightLines(["def a():", '    """<b>one', '    two"""', "    return '&'"], "python");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('<span class="hljs-keyword">def</span>');
  expect(lines[1]).toBe('    <span class="hljs-string">&quot;&quot;&quot;&lt;b&gt;one</span>');
  expect(lines[2]).toBe('<span class="hljs-string">    two&quot;&quot;&quot;</span>');
  expect(lines[3]).toContain("&amp;");
  for (const line of lines)
    expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
});

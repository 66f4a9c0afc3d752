import { expect, it } from "vitest";
import { formatListing, highlightLines } from "./listing.server.ts";

it("shows a whole file with its name and a line for each line, highlighted", () => {
  const html = formatListing({ lang: "python file=split.py", text: 'print("a")\n\nx = 1' });
  expect(html).toContain("<figcaption>split.py</figcaption>");
  expect(html).toContain('aria-label="split.py"');
  expect(html.match(/<span><span class="hljs-|<span>(?=x|<)/g)).toHaveLength(3);
  expect(html).toContain('<span class="hljs-built_in">print</span>');
});

it("marks the indentation of each line, also within a multi-line string", () => {
  const html = formatListing({ lang: "python file=a.py", text: 'if x:\n    """One\n      two"""' });
  expect(html).toMatch(
    /\n<span style="--indent:4"><i> {4}<\/i><span .*\n<span style="--indent:6"><i> {6}<\/i><span [^>]*>two/,
  );
});

it("gives no numbers to a file of data, whose short rows stay whole, unlike a diff", () => {
  const table = formatListing({ lang: "text file=a.txt", text: "1  yes  no\n2  no   yes" });
  expect(table).toContain('class="listing listing-data listing-table"');
  expect(formatListing({ lang: "text file=a.txt", text: "1 yes" })).toContain('class="listing listing-data"');
  const diff = formatListing({ lang: "diff file=a.diff", text: "+1" });
  expect(diff).toContain('class="listing listing-file listing-diff"');
});

it("lets long code break after a parenthesis and before a dot, but not in a string", () => {
  const html = formatListing({ lang: "java", text: 'Files.readString(FILE.of("a.txt(b)"), run(), 1.5);' });
  expect(html).toContain("Files<wbr>.readString(<wbr>FILE<wbr>.of(<wbr>");
  expect(html).toContain("&quot;a.txt(b)&quot;");
  expect(html).toContain("run(), ");
  expect(html).toContain(">1.5<");
  expect(formatListing({ lang: "text output", text: "f(1.5)" })).toContain("f(1.5)");
});

it("breaks no word at a hyphen, nor after a quote, in strings and outputs", () => {
  const html = formatListing({ lang: "java", text: 'print("PUNE-1007919" + " visits, all" + (a - b));' });
  expect(html).toContain('<span class="whole">&quot;PUNE-1007919&quot;</span>');
  expect(html).toContain('<span class="whole">&quot; visits,</span> all&quot;');
  expect(html).toContain("a - b");
  const output = formatListing({ lang: "text output", text: "a [PUNE-1, b]" });
  expect(output).toContain('a <span class="whole">[PUNE-1,</span> b]');
});

it("escapes the name of a file", () => {
  const html = formatListing({ lang: 'python file=<b>"x', text: "" });
  expect(html).toContain("<figcaption>&lt;b&gt;&quot;x</figcaption>");
  expect(html).toContain('aria-label="&lt;b&gt;&quot;x"');
});

it("draws a command and its output as a terminal, and shows neither how it is tested", () => {
  const command = formatListing({ lang: "sh fails", text: "python3 split.py" });
  expect(command).toContain('class="listing listing-sh"');
  expect(command).not.toContain("fails");
  const output = formatListing({ lang: "text output", text: "a < b" });
  expect(output).toContain('class="listing listing-text"');
  expect(output).toContain("<code><span>a &lt; b</span></code>");
  expect(output).not.toContain("figcaption");
});

it("keeps columns a table in outputs and parts", () => {
  const table = formatListing({ lang: "text output", text: "add commit   0: 3150\nnote       0: 3650" });
  expect(table).toContain('class="listing listing-text listing-table"');
  expect(formatListing({ text: "a   1\nbb  2" })).toContain('class="listing listing-part listing-table"');
});

it("lets the message of an error wrap", () => {
  const message = formatListing({ lang: "text output", text: "    int(text)\n    ~~~^^^^^^" });
  expect(message).toContain('class="listing listing-text"');
});

it("highlights Java too, and leaves other code as it is", () => {
  expect(formatListing({ lang: "java", text: "class A {}" })).toContain("hljs-keyword");
  const html = formatListing({ lang: "js", text: 'String s = "<b>";' });
  expect(html).toContain('class="listing listing-part"');
  expect(html).toContain("String s = &quot;&lt;b&gt;&quot;;");
  expect(formatListing({ text: "plain" })).toContain("<code><span>plain</span></code>");
});

it("marks words, keeps every line complete and lets nothing be HTML", () => {
  const code = ["def a():", '    """<b>one', '    two"""', "    return '&'"];
  const lines = highlightLines(code, "python").map(({ html }) => html);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('<span class="hljs-keyword">def</span>');
  expect(lines[1]).toBe('<i>    </i><span class="hljs-string">&quot;&quot;&quot;&lt;b&gt;one</span>');
  expect(lines[2]).toBe('<i>    </i><span class="hljs-string">two&quot;&quot;&quot;</span>');
  expect(lines[3]).toContain("&amp;");
  for (const line of lines)
    expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
});

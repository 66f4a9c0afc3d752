import { describe, expect, it } from "vitest";
import { parseContentFile } from "./content-file.server.ts";
import { isFault } from "./finding.ts";
import { readMarkdown } from "./markdown.server.ts";

const read = (body: string) =>
  readMarkdown(parseContentFile("content/courses/x.md", `---\ntitle: A\n---\n${body}`), "longDescription", {
    names: { values: { name: "Night School" }, known: ["name", "parent"] },
  });

/** The faults as `line: what was found`. */
const getFaults = (body: string) => read(body).findings.map(({ line, found }) => `${line}: ${found}`);

describe("a Markdown body", () => {
  it("becomes HTML, with links that are safe", () => {
    const body =
      "Text with *stress*, `<b>` and 1 \\< 2.\n\n- [a](https://a.example/x?y=1&z=2)\n- [b](/courses)\n- [c](#projects)\n- [d](mailto:a@b.example)\n- [e](/)\n\n### A heading\n";
    const { html, findings } = read(body);
    expect(findings).toEqual([]);
    for (const part of [
      "<em>stress</em>",
      "<code>&lt;b&gt;</code>",
      "1 &lt; 2",
      'href="/courses"',
      "<h3>A heading</h3>",
    ])
      expect(html).toContain(part);
  });

  it("may hold in code what looks like a missing value elsewhere", () =>
    expect(getFaults("`a` is `undefined`\n\n```js\nNaN\n```\n\nb is undefined\n")).toEqual([
      "10: 'undefined'",
    ]));

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a stylesheet", '<link rel="stylesheet" href="/../../secret.txt">'],
    ["a frame", '<iframe src="https://a.example"></iframe>'],
    ["a meta refresh", '<meta http-equiv="refresh" content="0;url=https://a.example">'],
    ["an element within a sentence", "Words <b>bold</b> words."],
    ["an element behind a comment", "<!-- hidden --> <b>bold</b> -->"],
    ["a half element", "<img src=x onerror=alert(1)"],
  ])("refuses %s and publishes nothing of it", (_, body) => {
    const { html, findings } = read(`First.\n\n${body}\n`);
    if (findings.length > 0) expect(html).toBe("");
    else expect(html).not.toContain("<img");
    if (body.includes(">")) expect(findings[0]).toMatchObject({ file: "content/courses/x.md", line: 6 });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "javascript&#58;alert(1)",
    "javascript&colon;alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://a.example",
    "//a.example",
    "/\\a.example",
    "/&#92;a.example",
    "/&sol;a.example",
    "courses",
    "<https://a.example/a b>",
  ])("refuses a link to %s", (href) => {
    expect(getFaults(`[x](${href})`)).toHaveLength(1);
    expect(getFaults(`[x][y]\n\n[y]: ${href}\n`)).toHaveLength(1);
  });

  it("gives its links to pages, with their lines", () => {
    const { links } = read("[a](https://a.example)\n\n[b](/courses#all) and [c](#projects)\n");
    expect(links).toEqual([
      { href: "https://a.example", line: 4 },
      { href: "/courses#all", line: 6 },
      { href: "#projects", line: 6 },
    ]);
  });

  it.each([
    "/plan.svg",
    "https://a.example/x.png",
    "//a.example/x.png",
    "data:image/png;base64,AA",
    "javascript:x",
    "x.png",
  ])("refuses the image %s", (href) => expect(getFaults(`![x](${href})`)).toHaveLength(1));

  it("says every fault with the line on which it stands", () => {
    const body =
      "Fine.\n\n- one\n- two <b>x</b>\n  - [three](javascript:x)\n\n> quoted\n> ![i](http://e)\n\n| a | b |\n|-|-|\n| c | <i>d</i> |\n\n[see](http://a.example)\n";
    expect(getFaults(body)).toEqual([
      "7: <b>",
      "7: </b>",
      "8: a link to 'javascript:x'",
      "11: the image 'http://e'",
      "15: <i>",
      "15: </i>",
      "17: a link to 'http://a.example'",
    ]);
  });

  it("fills in names, but not in code, and shows the escape as braces", () => {
    const body =
      'At {name}: `{name}`, {{name}}.\n\n```python\nprint(f"{name} {age} {{x}}")\n```\n\n    {name}\n\n> {name}';
    const { html, findings } = read(body);
    expect(findings.filter(isFault)).toEqual([]);
    expect(html).toContain("At Night School: <code>{name}</code>, {name}.");
    expect(html).toContain("print(f&quot;{name} {age} {{x}}&quot;)");
    expect(html).toContain("<pre><code>{name}");
    expect(html).toContain("<blockquote>\n<p>Night School</p>");
  });

  it("reports a name that nothing fills in, with its line", () => {
    const { findings } = read("One\nof {nam} and `{more}`\n");
    expect(findings.map(({ line, found }) => [line, found])).toEqual([[5, "{nam}"]]);
  });

  it("shows a bare address without https, and does not link it", () => {
    expect(read("At http://localhost:3000 then.\n").html).toBe("<p>At http://localhost:3000 then.</p>");
  });

  it("publishes no comment", () => {
    expect(read("<!-- ask Asha\n\nabout this -->\n\nA <!-- note --> text.\n").html).toBe("<p>A  text.</p>");
  });

  it("refuses a block of code that is never closed", () => {
    expect(getFaults("Text\n\n```java\nint a;\n\nMore\n")).toEqual([
      "6: a block of code that is never closed",
    ]);
    expect(getFaults("````\n```\n````\n\n~~~\na\n~~~\n")).toEqual([]);
  });

  it("refuses what is nested too deep instead of failing", () => {
    expect(getFaults(">".repeat(20_000))).toEqual(["4: Markdown that is nested too deep"]);
  });
});

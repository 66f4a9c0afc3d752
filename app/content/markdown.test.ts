import { describe, expect, it } from "vitest";
import { parseContentFile } from "./content-file.server.ts";
import { type BodyOptions, readBody } from "./markdown.server.ts";
import { renderCode, renderLeadAndRest, renderSections } from "./render-body.server.ts";

const OPTIONS: BodyOptions = { field: "longDescription", level: 3, names: ["name", "parent"] };

const read = (body: string, options = OPTIONS) =>
  readBody(parseContentFile("content/courses/x.md", `---\ntitle: A\n---\n${body}`), options);

const render = (body: string) => {
  const { lead, rest, quotation } = renderLeadAndRest(read(body), { name: "Night School" });
  return [lead, rest, quotation].filter(Boolean).join("\n");
};

/** The findings as `line: what was found; what to write`. */
const getFindings = (body: string) =>
  read(body).findings.map(({ line, found, fix }) => `${line}: ${found}; ${fix}`);

describe("a Markdown body", () => {
  it("becomes HTML, with links that are safe", () => {
    const body =
      "Text with *stress*, `<b>` and 1 \\< 2.\n\n- [a](https://a.example/x?y=1&z=2)\n- [b](/courses)\n- [c](#projects)\n- [d](mailto:a@b.example)\n- [e](/)\n\n### A heading\n";
    expect(getFindings(body)).toEqual([]);
    for (const part of [
      "<em>stress</em>",
      "<code>&lt;b&gt;</code>",
      "1 &lt; 2",
      'href="/courses"',
      '<h3 id="a-heading">A heading</h3>',
    ])
      expect(render(body)).toContain(part);
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a stylesheet", '<link rel="stylesheet" href="/../../secret.txt">'],
    ["a frame", '<iframe src="https://a.example"></iframe>'],
    ["a meta refresh", '<meta http-equiv="refresh" content="0;url=https://a.example">'],
    ["an element within a sentence", "Words <b>bold</b> words."],
    ["an element after a comment", "<!-- hidden --> <b>bold</b> -->"],
  ])("refuses %s and publishes nothing of it", (_, element) => {
    const body = `First.\n\n${element}\n`;
    expect(read(body).findings[0]).toMatchObject({ file: "content/courses/x.md", line: 6 });
    expect(render(body)).toBe("");
  });

  it("shows half an element as text", () =>
    expect(render("<img src=x onerror=alert(1)")).toBe("<p>&lt;img src=x onerror=alert(1)</p>"));

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
    expect(getFindings(`[x](${href})`)).toHaveLength(1);
    expect(getFindings(`[x][y]\n\n[y]: ${href}\n`)).toHaveLength(1);
  });

  it("lists its links, with their lines", () => {
    const { links } = read("[a](https://a.example)\n\n[b](/courses#all) and [c](#projects)\n");
    expect(links).toEqual([
      { href: "https://a.example", line: 4 },
      { href: "/courses#all", line: 6 },
      { href: "#projects", line: 6 },
    ]);
  });

  it("reports every fault with its line", () => {
    const body =
      "Fine.\n\n- one\n- two <b>x\n  - [three](javascript:x)\n\n> quoted\n> ![i](http://e)\n\n| a | b |\n|-|-|\n| c | <i> |\n\n[see](http://a.example)\n";
    expect(read(body).findings.map(({ line, found }) => `${line}: ${found}`)).toEqual([
      "7: <b>",
      "8: a link to 'javascript:x'",
      "11: the image 'http://e'",
      "15: <i>",
      "17: a link to 'http://a.example'",
    ]);
  });

  it.each([
    ["# A", "4: the heading 'A' of level 1; begin headings with ###: the page itself has the larger ones"],
    ["#### A", "4: the heading 'A' of level 4; begin headings with ###: smaller ones are not used"],
    ["A\n\n###\n", "6: a heading without words; write them after its last #, or remove it"],
    [
      "A\n\n| a | b |\n| 1 | 2 |\n",
      "6: '| a | b |', which is not a table; after the first row of a table write one of dashes, such as | --- | --- |",
    ],
    [
      "At http://localhost:3000",
      "4: a link to 'http://localhost:3000'; write an address that begins with https://, mailto:, tel:, / or #, without spaces or codes such as &amp;; to show it as it is, put it in backticks",
    ],
    ["- [ ] A", "4: a list with checkboxes ([ ] or [x]); remove the boxes: visitors cannot tick them"],
    [
      "A\n\n```java\nint a;\n\nB\n",
      "6: a block of code that is never closed; close the block: add a line with ``` after it",
    ],
    ["_a".repeat(100_000), "4: a word of more than 2,000 characters; write spaces or line breaks in it"],
    [" \n", "4: 0 characters; write the text of the page after the second ---"],
  ])("refuses what is not shown or not right: %j", (body, finding) =>
    expect(getFindings(body)).toEqual([finding]),
  );

  it("reports a length outside its limits", () =>
    expect(read("Short.", { ...OPTIONS, length: { min: 9, max: 20 } }).findings[0]).toMatchObject({
      found: "6 characters",
      fix: "write 9-20 characters of text after the second ---",
    }));

  it("accepts blocks of code with any closed fence, and warns of an indented one", () => {
    expect(getFindings("````\n```\n````\n\n~~~\na\n~~~\n\n```js\n```")).toEqual([]);
    expect(read("A\n\n    code\n").findings).toMatchObject([{ line: 6, severity: "warning" }]);
  });

  it("fills in names, but not in code, and shows the escape as braces", () => {
    const body = 'At {name}: `{name}`, {{name}}.\n\n```python\nprint(f"{name} {age} {{x}}")\n```\n\n> {name}';
    expect(getFindings(body)).toEqual([]);
    expect(render(body)).toContain("At Night School: <code>{name}</code>, {name}.");
    expect(render(body)).toContain("print(f&quot;{name} {age} {{x}}&quot;)");
    expect(render(body)).toContain("<blockquote>\n<p>Night School</p>");
  });

  it("reports a name that nothing fills in, with its line, unless braces are its own", () => {
    const body = "One\nof {nam} and `{more}`\n";
    expect(getFindings(body)).toEqual(["5: {nam}; write {name}, or {{nam}} to show the braces"]);
    const { names: _, ...own } = OPTIONS;
    expect(read(body, own).findings).toEqual([]);
    expect(renderSections(read("{name} {{x}}", own), () => "").intro).toBe("<p>{name} {{x}}</p>");
  });

  it("sets its prose, and leaves code as it is typed", () => {
    expect(render("'It's `'a'`'s' - {name}'s *'b'*")).toBe(
      "<p>‘It’s <code>&#39;a&#39;</code>’s’ – Night School’s <em>‘b’</em></p>",
    );
  });

  it.each([
    ["###Heading", "'#' in '###Heading'"],
    ["Words\n#Heading", "'#' in '#Heading'"],
    ["You get:\n• a review", "'•' in '• a review'"],
    ["Week\tTask", "a tab in 'Week\tTask'"],
    ["**Note:**read", "'**' in '**Note:**read'"],
    ["A claim.[^1]", "'[^' in 'A claim.[^1]'"],
    [":::tip", "':::' in ':::tip'"],
    ["{% include x %}", "'{%' in '{% include x %}'"],
    ["### Build {#build}", "'{#' in 'Build {#build}'"],
    ["[TOC]", "'[TOC]' in '[TOC]'"],
  ])("warns of marks that visitors would see: %j", (body, found) =>
    expect(read(body).findings).toMatchObject([
      { severity: "warning", found: `${found}, which visitors would see` },
    ]),
  );

  it("warns of words that are struck out by one mark", () =>
    expect(read("H~2~O and ~~old~~").findings).toMatchObject([
      { severity: "warning", found: "'~2~', which strikes words out" },
    ]));

  it.each(["C# and #1", "\\#hash", "`###x` and `**y`", "2 * 3 * 4", "```\n• a\tb\n```"])(
    "takes no mark for a mistake that is meant: %j",
    (body) => expect(getFindings(body)).toEqual([]),
  );

  it("gives no heading an id that its page has", () => {
    const body = read("### Projects\n\n### A\n\n### A", { ...OPTIONS, ids: ["projects"] });
    expect(body.ids).toEqual(["projects-1", "a", "a-1"]);
  });

  it.each(["../../x.py", "<b>x.py", "README.md", "con.py"])("refuses a listing named %s", (name) =>
    expect(getFindings(`\`\`\`python file=${name}\nx\n\`\`\``)).toEqual([
      expect.stringContaining(`4: file=${name}; write `),
    ]),
  );

  it("reports that a comment needs a line of its own", () =>
    expect(getFindings("<!-- note --> Words")).toEqual([
      "4: <!-- note --> Words; end the comment with --> and a line break: what is after it belongs on a line of its own",
    ]));

  it("publishes no comment", () => {
    expect(render("<!-- ask Asha\n\nabout this -->\n\nA <!-- note --> text.\n")).toBe("<p>A  text.</p>");
  });

  it.each([
    [
      "<!-- note -->\n\n### A\n\nB\n\n- C\n\nD",
      '<h3 id="a">A</h3>\n<p>B</p>',
      "<ul>\n<li>C</li>\n</ul>\n<p>D</p>",
    ],
    ["A\n", "<p>A</p>", ""],
  ])("%j is divided after its first paragraph", (body, lead, rest) =>
    expect(renderLeadAndRest(read(body), {})).toEqual({ lead, rest, quotation: "" }),
  );

  it("keeps a quotation at the end of a body apart", () =>
    expect(renderLeadAndRest(read("A\n\n> B\n\nC\n\n> D\n"), {})).toEqual({
      lead: "<p>A</p>",
      rest: "<blockquote>\n<p>B</p>\n</blockquote>\n<p>C</p>",
      quotation: "<blockquote>\n<p>D</p>\n</blockquote>",
    }));

  it("has a section for each of its largest headings, but not for one in a quotation", () => {
    const body = "Intro.\n\n> ### Note\n\n### Use `git` & *more*\n\nA\n\n### B\n";
    expect(renderSections(read(body), () => "")).toMatchObject({
      intro: '<p>Intro.</p>\n<blockquote>\n<h3 id="note">Note</h3>\n</blockquote>',
      sections: [
        { id: "use-git--more", title: "Use <code>git</code> &amp; <em>more</em>", html: "<p>A</p>" },
        { id: "b", title: "B", html: "" },
      ],
    });
  });

  it("puts a listing with the block that introduces it, and with the text after it", () => {
    const code = (text: string) => `\`\`\`text\n${text}\n\`\`\`\n\n`;
    const body = `## A\n\nB\n\nC\n\n${code("1")}${code("2")}D\n\n### E\n\nF\n\n${code("3")}G\n`;
    const { sections } = renderSections(read(body, { ...OPTIONS, level: 2 }), ({ text }) => text);
    expect(sections[0]?.steps).toEqual([
      { words: "<p>B</p>", listings: "", outputs: "", after: "" },
      { words: "<p>C</p>", listings: "12", outputs: "", after: "<p>D</p>" },
      { words: '<h3 id="e">E</h3>\n<p>F</p>', listings: "3", outputs: "", after: "<p>G</p>" },
    ]);
  });

  it("puts an output with the text after it", () => {
    const run = "```sh run\n1\n```\n\n```text output\n2\n```\n\n";
    const body = `## A\n\nB\n\n${run}C\n\nD\n\n${run}`;
    const { sections } = renderSections(read(body, { ...OPTIONS, level: 2 }), ({ text }) => text);
    expect(sections[0]?.steps).toEqual([
      { words: "<p>B</p>", listings: "1", outputs: "2", after: "<p>C</p>" },
      { words: "<p>D</p>", listings: "12", outputs: "", after: "" },
    ]);
  });

  it("lets only long code break, after an underscore rather than in a word", () => {
    const body = "## A\n\nUse `a b` or `a_longer line of code`.\n";
    const { sections } = renderSections(read(body, { ...OPTIONS, level: 2 }), () => "");
    expect(sections[0]?.html).toBe(
      '<p>Use <code>a b</code> or <span class="long"><code>a_<wbr>longer line of code</code></span>.</p>',
    );
  });
});

it("turns a text into HTML with its code in backticks, and nothing else of Markdown", () =>
  expect(renderCode(`Isn't \`List<String> "a"\` *a* "<b>"?`)).toBe(
    "Isn\u2019t <code>List&lt;String&gt; &quot;a&quot;</code> *a* \u201c&lt;b&gt;\u201d?",
  ));

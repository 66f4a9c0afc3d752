import { marked } from "marked";
import { expect, it } from "vitest";
import { parsePage } from "#app/document/add-styles.server.ts";
import { formatPageMarkdown } from "./page-markdown.ts";

const ADDRESS = "https://academy.example/courses/java";

/** The Markdown of a page with this main part, without the line that names its source. */
const format = (main: string): string =>
  formatPageMarkdown(parsePage(`<body><header>Menu</header><main>${main}</main></body>`), ADDRESS)
    .replace(`Source: <${ADDRESS}>`, "")
    .trim();

it.each([
  ["a heading and a paragraph", "<h2>Why</h2><p>It\n is  fast.</p>", "## Why\n\nIt is fast."],
  [
    "what opens, and its heading",
    "<details><summary><h2>Java</h2><span>14 weeks</span></summary><p>Week 1</p></details><details><summary>Why?</summary></details>",
    "## Java\n\n14 weeks\n\nWeek 1\n\nWhy?",
  ],
  ["words next to a block", "<div>First <p>Second</p> third</div>", "First\n\nSecond\n\nthird"],
  [
    "elements side by side",
    "<p><span>Java</span><b>14 weeks</b><a href='/a'>Go</a><span>, live</span></p>",
    "Java **14 weeks** [Go](https://academy.example/a), live",
  ],
  ["spaces at the ends of marks", "<p>Ship it<b> today </b>now</p>", "Ship it **today** now"],
  [
    "links of the site, of the page and of others",
    '<p><a href="/about">A</a> <a href="#s1">B</a> <a href="https://x.example/a(b)">C</a></p>',
    `[A](https://academy.example/about) [B](${ADDRESS}#s1) [C](https://x.example/a%28b%29)`,
  ],
  [
    "a link without what a browser does with it",
    '<p><a href="https://x.example/" target="_blank">Tools<span class="sr-only"> (opens in a new tab)</span></a></p>',
    "[Tools](https://x.example/)",
  ],
  ["a list", "<ul><li>One</li><li>Two</li></ul>", "- One\n- Two"],
  [
    "a list in a list, with its own first number",
    '<ol><li><b>Week 3</b><ol start="5"><li>Git</li><li>Tests</li></ol></li></ol>',
    "1. **Week 3**\n\n   5. Git\n   6. Tests",
  ],
  [
    "facts",
    "<dl><div><dt>Weeks</dt><dd>14</dd></div><dt>Costs:</dt><dd><p>None.</p></dd></dl>",
    "- Weeks: 14\n- Costs: None.",
  ],
  [
    "code",
    "<pre><code><span>a &lt; b</span>\n  ```</code></pre><p><code>x_y</code> <code>a`b</code></p>",
    "````\na < b\n  ```\n````\n\n`x_y` `` a`b ``",
  ],
  ["a quotation", "<blockquote><p>One</p><p>Two</p></blockquote>", "> One\n> \n> Two"],
  [
    "a table",
    "<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>",
    "| A | B |\n| --- | --- |\n| 1\\|2 | 3 |",
  ],
  ["words that look like marks", "<p>1. a *b* [c] &lt;d&gt;</p>", "1\\. a \\*b\\* \\[c\\] \\<d\\>"],
  [
    "only what a reader needs",
    `<nav>Trail</nav><svg><text>1</text></svg><button>Copy</button><form><p>Name</p></form><span aria-hidden="true">/</span>
<p hidden>None</p><p data-instead>Sent.</p><pre><span class="sr-only">changed </span>a = 1</pre><div hidden="until-found">Panel</div><h3><button>Why?</button></h3>`,
    "```\na = 1\n```\n\nPanel\n\n### Why?",
  ],
])("writes %s", (_, html, markdown) => expect(format(html)).toBe(markdown));

it("keeps the words of a text that looks like Markdown when it is read again", () => {
  const words = "# 2 * 3 * 4 < `five` - [six](seven) _eight_ ~~nine~~";
  const read = marked.parse(format(`<p>${words.replace("<", "&lt;")}</p>`), { async: false });
  expect(
    read
      .replace(/<\/?p>/g, "")
      .replaceAll("&lt;", "<")
      .trim(),
  ).toBe(words);
});

it("names the page that it was made from", () =>
  expect(formatPageMarkdown(parsePage("<main><h1>Java</h1></main>"), ADDRESS)).toBe(
    `Source: <${ADDRESS}>\n\n# Java\n`,
  ));

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
  ["a plus after a number", "<p><b>500+</b> students</p>", "**500+** students"],
  ["a deletion", "<p>It costs <del>100</del> 50 rupees</p>", "It costs ~~100~~ 50 rupees"],
  [
    "links of the site, of the page and of others",
    '<p><a href="/about">A</a> <a href="#s1">B</a> <a href="https://x.example/?a=(b)&amp;c=1">C</a></p>',
    `[A](https://academy.example/about) [B](${ADDRESS}#s1) [C](https://x.example/?a=\\(b\\)&c=1)`,
  ],
  [
    "a link without what a browser does with it",
    '<p><a href="https://x.example/" target="_blank">Tools<span class="sr-only"> (opens in a new tab)</span></a></p>',
    "[Tools](https://x.example/)",
  ],
  [
    "a correction in a sentence",
    '<p><mark>None</mark>,<a href="#c1"><span class="sr-only"> Correction </span>1</a> so</p>',
    `None, [Correction 1](${ADDRESS}#c1) so`,
  ],
  [
    "a count without the name that its row begins with",
    '<table><tr><th>Course</th><th>Projects</th></tr><tr><th scope="row">Java</th><td><a href="/a">5<span class="sr-only"> of Java</span></a></td></tr></table>',
    "| Course | Projects |\n| --- | --- |\n| Java | [5](https://academy.example/a) |",
  ],
  ["a list", "<ul><li>One</li><li>Two</li></ul>", "-   One\n-   Two"],
  [
    "a list in a list, with its own first number",
    '<ol><li><b>Week 3</b><ol start="5"><li>Git</li><li>Tests</li></ol></li></ol>',
    "1.  **Week 3**\n    5.  Git\n    6.  Tests",
  ],
  [
    "terms with their descriptions",
    "<dl><div><dt>Weeks</dt><dd>14</dd></div><dt>Costs:</dt><dd><p>None.</p></dd></dl>",
    "-   Weeks: 14\n-   Costs: None.",
  ],
  [
    "a term with a tooltip",
    '<dl><dt><span data-tooltip><button>Hours</button><span role="tooltip" hidden>Live ones.</span></span></dt><dd>28</dd></dl>',
    "-   Hours: 28",
  ],
  [
    "a sentence as a term",
    "<dl><dt>I've never programmed.</dt><dd>Start with Python.</dd></dl>",
    "-   I've never programmed. Start with Python.",
  ],
  [
    "a term with a list",
    "<dl><dt>It isn't for you if</dt><dd><ul><li>you write functions</li></ul></dd></dl>",
    "-   It isn't for you if:\n    -   you write functions",
  ],
  [
    "a term with several descriptions",
    "<dl><dt>Next groups</dt><dd>11 January</dd><dd>14 March</dd><dt>Fee</dt><dd>100</dd></dl>",
    "-   Next groups:\n    -   11 January\n    -   14 March\n-   Fee: 100",
  ],
  ["a listing", "<pre><code><span>a &lt; b</span>\n  ```</code></pre>", "````\na < b\n  ```\n````"],
  [
    "a listing without its marks",
    '<pre>a = <mark>1</mark><a href="#c1">1</a>\n<span class="sr-only">changed </span>b</pre>',
    "```\na = 1\nb\n```",
  ],
  [
    "a listing as what a term means",
    "<dl><dt>Input</dt><dd><pre>a | b\n1 | 2</pre></dd></dl>",
    "-   Input:\n\n    ```\n    a | b\n    1 | 2\n    ```",
  ],
  ["code with underscores and backticks", "<p><code>x_y</code> <code>``</code></p>", "`x_y` ` `` `"],
  ["a quotation", "<blockquote><p>One</p><p>Two</p></blockquote>", "> One\n> \n> Two"],
  [
    "a table",
    "<table><thead><tr><td></td><th>A</th></tr></thead><tbody><tr><th>1|2</th><td><p>3</p><p>4</p></td></tr></tbody></table>",
    "|  | A |\n| --- | --- |\n| 1\\|2 | 3 4 |",
  ],
  [
    "pipes in code of a table",
    "<table><tr><th>A</th></tr><tr><td><code>a | b</code></td></tr></table>",
    "| A |\n| --- |\n| `a \\| b` |",
  ],
  ["nothing of a drawing", '<div role="img" aria-label="Semesters"><i>1</i><i>2</i></div>', ""],
  [
    "only what a reader needs",
    `<nav>Trail</nav><svg><text>1</text></svg><button>Copy</button><form><p>Name</p></form><span aria-hidden="true">/</span>
<p hidden>None</p><p data-instead>Sent.</p><div hidden="until-found">Panel</div><h3><button>Why?</button></h3>`,
    "Panel\n\n### Why?",
  ],
])("writes %s", (_, html, markdown) => expect(format(html)).toBe(markdown));

it.each([
  "# 2 * 3 * 4 < `five` - [six](seven) _eight_ ~~nine~~",
  "<b>bold</b> &copy; &#169; a & b",
  "1. one",
  "2) two",
  "- three",
  "+ four",
  "---",
  "===",
  "> five",
  "~~~ six",
  "| a | b |",
])("keeps the words '%s' when they are read again", (words) => {
  const text = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const read = marked.parse(format(`<p>Before</p><p>${text}</p>`), { async: false });
  expect(parsePage(read).textContent.trim()).toBe(`Before\n${words}`);
});

it("names the page that it was made from", () =>
  expect(formatPageMarkdown(parsePage("<main><h1>Java</h1></main>"), ADDRESS)).toBe(
    `Source: <${ADDRESS}>\n\n# Java\n`,
  ));

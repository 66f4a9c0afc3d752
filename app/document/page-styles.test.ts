import { expect, it } from "vitest";
import { parsePage } from "./add-styles.server.ts";
import { listCodeNames, listStyleNames, parseStylesheet, pruneStyles } from "./page-styles.server.ts";

const take = (css: string, ...used: string[]) => pruneStyles(parseStylesheet(css), new Set(used));

const REGISTERED = '@property --v{syntax:"*";inherits:false}';
const FRAMES = ":root{--v:1}@keyframes go{0%{top:var(--v)}to{top:0}}";
const LAYERS = "@layer b,a;@layer a{.a{top:0}}@layer b{p{top:0}}";
const STATES = ".a[data-open]:not(.x):has([open]):hover{top:0}";

it.each([
  [
    "rules for its elements and classes",
    "p{top:0}.a{left:0}h1{top:0}.x{top:0}.a .x{top:0}",
    "p{top:0}.a{left:0}",
  ],
  ["of several selectors those that can match", ".x,.a,h1,p{top:0}", ".a,p{top:0}"],
  ["rules for states that scripts bring", STATES, STATES],
  ["rules of which one choice can match", ":is(.x,.a) p{top:0}", ":is(.x,.a) p{top:0}"],
  [
    "no rule of which no choice can match",
    ":is(.x>*):first-child{top:0}:where(.x,h1) .a{top:0}html:has(.x){top:0}",
    "",
  ],
  ["names with special characters", ".sm\\:a\\/2{top:0}", ".sm\\:a\\/2{top:0}"],
  ["no empty block", "@media print{.x{top:0}@supports (top:0){.x{top:0}}}", ""],
  [
    "blocks within blocks",
    "@media print{.x{top:0}@supports (top:0){.a{top:0;left:0}}}",
    "@media print{@supports (top:0){.a{top:0;left:0}}}",
  ],
  [
    "custom properties that are mentioned",
    ".a{--u:1;--v:var(--w);--w:2;top:var(--v)}",
    ".a{--v:var(--w);--w:2;top:var(--v)}",
  ],
  ["custom properties that a style attribute mentions", ".a{--s:1;--t:2}", ".a{--s:1}"],
  ["no custom property that only a dropped rule mentions", ":root{--u:1}.x{top:var(--u)}", ""],
  ["an empty custom property", ".a{--v: ;top:var(--v)}", ".a{--v: ;top:var(--v)}"],
  [
    "registered properties that are mentioned",
    `${REGISTERED}${REGISTERED.replace("--v", "--u")}.a{top:var(--v)}`,
    `${REGISTERED}.a{top:var(--v)}`,
  ],
  [
    "animations that are mentioned, with what they mention",
    `${FRAMES}@keyframes stay{to{top:0}}.a{animation:go 1s}`,
    `${FRAMES}.a{animation:go 1s}`,
  ],
  ["what is important, and no comment", "/*! licence */.a{top:0!important}", ".a{top:0!important}"],
  [
    "layers in their order, also an empty one",
    "@layer base{.x{top:0}}@layer late{}",
    "@layer base{}@layer late{}",
  ],
  ["layers in their declared order", LAYERS, LAYERS],
])("a page holds of a stylesheet %s", (_, css, expected) => {
  expect(take(css, "html", "p", ".a", ".sm:a/2", "--s")).toBe(expected);
  expect(take(css, "nothing")).not.toContain("top:");
});

it("each page holds its own part of one stylesheet", () => {
  const sheet = parseStylesheet(".a{top:0}.b{left:0}");
  const parts = [".a", ".b", ".a"].map((name) => pruneStyles(sheet, new Set([name])));
  expect(parts).toEqual([".a{top:0}", ".b{left:0}", ".a{top:0}"]);
});

it("the names of a page are its elements, classes and custom properties", () => {
  const html =
    '<p class="a md:b [&amp;_c]:d has-[&gt;i]:e" style="--weeks:4;top:0">x</p><br/><pre><code class="f">&lt;hr></code></pre>';
  expect([...listStyleNames(parsePage(html).getElementsByTagName("*"))].toSorted()).toEqual(
    "--weeks .[&_c]:d .a .f .has-[>i]:e .md:b br code p pre".split(" "),
  );
});

it("the names of code are its words that the stylesheet has", () => {
  const sheet = parseStylesheet("a,.a,.md\\:b,.c{top:0}");
  expect(listCodeNames('note.className = "a md:b";', sheet)).toEqual(["a", ".a", ".md:b"]);
});

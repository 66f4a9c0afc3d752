import { describe, expect, it } from "vitest";
import { parsePage } from "./finish-page.server.ts";
import { listCodeNames, listStyleNames, parseStylesheet, pruneStyles } from "./page-styles.server.ts";

const take = (css: string, ...used: string[]) => pruneStyles(parseStylesheet(css), new Set(used));

describe("the part of a stylesheet that a page holds", () => {
  it.each([
    ["rules for its elements and classes", "p{top:0}.a{left:0}", "p{top:0}.a{left:0}"],
    ["no rule for an element that it has not", "h1{top:0}p{left:0}", "p{left:0}"],
    ["no rule for a class that it has not", ".x{top:0}p.x{top:0}.a .x{top:0}", ""],
    ["of several selectors those that can match", ".x,.a,h1,p{top:0}", ".a,p{top:0}"],
    [
      "rules for states that scripts bring",
      ".a[data-open]:not(.x):has([open]):hover{top:0}",
      ".a[data-open]:not(.x):has([open]):hover{top:0}",
    ],
    [
      "rules of which one choice can match",
      ":is(.x,.a) p{top:0}:where(.a,.x){left:0}",
      ":is(.x,.a) p{top:0}:where(.a,.x){left:0}",
    ],
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
      '@property --v{syntax:"*";inherits:false}@property --u{syntax:"*";inherits:false}.a{top:var(--v)}',
      '@property --v{syntax:"*";inherits:false}.a{top:var(--v)}',
    ],
    [
      "animations that are mentioned, with what they mention",
      ":root{--v:1}@keyframes go{0%{top:var(--v)}to{top:0}}@keyframes stay{to{top:0}}.a{animation:go 1s}",
      ":root{--v:1}@keyframes go{0%{top:var(--v)}to{top:0}}.a{animation:go 1s}",
    ],
    ["fonts", "@font-face{font-family:A;src:url(/a.woff2)}", "@font-face{font-family:A;src:url(/a.woff2)}"],
    ["what is important", ".a{top:0!important}", ".a{top:0!important}"],
    ["no comment", "/*! licence */p{top:0}", "p{top:0}"],
    [
      "layers in their order, also one that is empty",
      "@layer base{.x{top:0}}@layer late{.a{top:0}}",
      "@layer base{}@layer late{.a{top:0}}",
    ],
    [
      "layers in the order that is said",
      "@layer b,a;@layer a{.a{top:0}}@layer b{p{top:0}}",
      "@layer b,a;@layer a{.a{top:0}}@layer b{p{top:0}}",
    ],
  ])("%s", (_, css, expected) => {
    expect(take(css, "html", "p", ".a", ".sm:a/2", "--s")).toBe(expected);
    expect(take(css, "nothing")).not.toContain("top:");
  });

  it("is that of each page", () => {
    const sheet = parseStylesheet(".a{top:0}.b{left:0}");
    expect(pruneStyles(sheet, new Set([".a"]))).toBe(".a{top:0}");
    expect(pruneStyles(sheet, new Set([".b"]))).toBe(".b{left:0}");
    expect(pruneStyles(sheet, new Set([".a", ".c"]))).toBe(".a{top:0}");
  });
});

it("the names of a page are its elements, its classes, and the custom properties of its styles", () => {
  const html =
    '<p class="a md:b [&amp;_c]:d has-[&gt;i]:e" style="--weeks:4;top:0">x</p><br/><pre><code class="f">&lt;hr></code></pre>';
  expect([...listStyleNames(parsePage(html).getElementsByTagName("*"))].toSorted()).toEqual([
    "--weeks",
    ".[&_c]:d",
    ".a",
    ".f",
    ".has-[>i]:e",
    ".md:b",
    "br",
    "code",
    "p",
    "pre",
  ]);
});

it("the names of code are its words, as elements and as classes", () =>
  expect(listCodeNames('note.className = "a md:b";')).toEqual(
    expect.arrayContaining([".a", "a", ".md:b", "md:b"]),
  ));

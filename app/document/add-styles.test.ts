import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { addStyles, parsePage, readStyles, type SiteStyles } from "./add-styles.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><title>x</title></head><body><h1>x</h1><a href="/courses">x</a></body></html>';

const STYLES: SiteStyles = {
  stylesheet: parseStylesheet(
    "@font-face{src:url(/all.woff2)}h1{top:0}a{color:red}@media (width<9em){a{top:0}}@page{margin:0}@media print{h1{left:0}}.toast{top:0}.gone{left:0}",
  ),
  font: "/all.woff2",
  islands: new Map([["contact", [".toast"]]]),
};

const add = (html = HTML) => addStyles(html, { document: parsePage(html), styles: STYLES })("/cut.woff2");

it("adds the styles of the head for screens, then all, with the address of the font", () =>
  expect(add()).toBe(
    '<!DOCTYPE html><html><head><title>x</title><style>@font-face{src:url(/cut.woff2)}h1{top:0}</style></head><body><link rel="preload" as="font" type="font/woff2" href="/cut.woff2" crossorigin><h1>x</h1><svg style="display:none"><style>h1{top:0}a{color:red}@media (width&lt;9em){a{top:0}}@page{margin:0}@media print{h1{left:0}}</style></svg><a href="/courses">x</a></body></html>',
  ));

it.each([
  ["islands", '<div data-island="contact"></div>'],
  ["scripts", '<script>a.className = "toast"</script>'],
])("adds styles for what %s of the page may add", (_, added) =>
  expect(add(HTML.replace("<a", `${added}<a`))).toContain(".toast{top:0}"),
);

it("adds no styles for structured data", () =>
  expect(
    add(HTML.replace("<a", '<script type="application/ld+json">{"name": "toast"}</script><a')),
  ).not.toContain(".toast"));

it.each(["title", "h1"])("refuses a page without its %s", (name) =>
  expect(() => add(HTML.replaceAll(name, "b"))).toThrow(`A page has no ${name}.`),
);

const folder = mkdtempSync(path.join(tmpdir(), "client-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("finds the names of the stylesheet in the own code of islands", () => {
  const files = {
    "all.css": "progress{top:0}.note{top:0}.tab{top:0}.part{top:0}",
    "entry.js": '"note"',
    "react.js": '"progress"',
    "tabs.js": '"tab"',
    "parts.js": '"part x"',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const client = {
    entry: ["/entry.js", "/react.js"],
    islands: new Map([["tabs", { modules: ["/tabs.js", "/parts.js"], later: [] }]]),
    stylesheet: "/all.css",
    font: "/font.woff2",
  };
  expect(readStyles(folder, client).islands).toEqual(new Map([["tabs", [".tab", ".part"]]]));
});

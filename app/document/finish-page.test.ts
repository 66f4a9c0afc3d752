import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { type ClientBuild, finishPage, parsePage, readClientBuild } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><h1>x</h1><a href="/courses">x</a></body></html>';

const CLIENT: ClientBuild = {
  stylesheet: parseStylesheet(
    "@font-face{src:url(a)}h1{top:0}a{color:red}@media (width<9em){a{top:0}}.toast{top:0}.gone{left:0}",
  ),
  entry: ["/entry.js"],
  islands: new Map([
    ["contact", { modules: ["/contact.js"], later: ["/store.js", "/entry.js"], styleNames: [".toast"] }],
  ]),
};

const finish = (html = HTML) =>
  finishPage({ html, policy: "default-src 'none'" }, { document: parsePage(html), client: CLIENT });

it("a finished page has its policy, and styles before and after its heading", () =>
  expect(finish()).toBe(
    HTML.replace(
      "<title>x</title>",
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>x</title><style>@font-face{src:url(a)}h1{top:0}</style>`,
    ).replace(
      "</h1>",
      '</h1><svg style="display:none"><style>h1{top:0}a{color:red}@media (width&lt;9em){a{top:0}}</style></svg>',
    ),
  ));

it.each([
  [
    "its islands' modules at the end",
    '<div data-island="contact"></div>',
    '</a><template data-modules="/entry.js /contact.js" data-later="/store.js"></template></body>',
  ],
  ["styles for its islands", '<div data-island="contact"></div>', ".toast{top:0}"],
  ["styles for its scripts", '<script>a.className = "toast"</script>', ".toast{top:0}"],
])("a finished page has %s", (_, added, part) =>
  expect(finish(HTML.replace("<a", `${added}<a`))).toContain(part),
);

it("a finished page has no styles for structured data", () =>
  expect(
    finish(HTML.replace("<a", '<script type="application/ld+json">{"name": "toast"}</script><a')),
  ).not.toContain(".toast"));

it.each([`<meta charSet="utf-8"/>`, "</title>", "</h1>", "</body>"])(
  "a page is refused without its %s",
  (mark) => expect(() => finish(HTML.replace(mark, ""))).toThrow(`A page has no ${mark}.`),
);

it("a client build lists modules and style names of the entry and of each island", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "client-"));
  const [entry, tabs] = ["app/entry.client.tsx", "app/tabs.island.tsx"];
  const files = {
    ".vite/manifest.json": JSON.stringify({
      [entry]: { file: "entry.js", imports: ["react"], css: ["all.css"] },
      react: { file: "react.js" },
      tabs: { file: "parts.js" },
      [tabs]: { file: "tabs.js", imports: [entry, "react", "tabs"], dynamicImports: ["store"] },
      store: { file: "store.js", imports: ["react"] },
    }),
    "all.css": "progress{top:0}.note{top:0}.tab{top:0}.part{top:0}",
    ...{ "entry.js": '"note"', "react.js": '"progress"', "tabs.js": '"tab"', "parts.js": '"part x"' },
  };
  mkdirSync(path.join(folder, ".vite"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const build = readClientBuild(folder);
  expect(build.entry).toEqual(["/entry.js", "/react.js"]);
  expect(build.islands.get("tabs")).toEqual({
    modules: ["/tabs.js", "/parts.js"],
    later: ["/store.js", "/react.js"],
    styleNames: [".tab", ".part"],
  });
  rmSync(folder, { recursive: true });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { type ClientBuild, finishPage, parsePage, readClientBuild } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><a href="/courses">x</a></body></html>';

const CLIENT: ClientBuild = {
  stylesheet: parseStylesheet("a{color:red}.toast{top:0}.gone{left:0}"),
  listModules: ([island]) =>
    island ? { first: [`/${island}.js`], later: ["/store.js"] } : { first: [], later: [] },
  listIslandNames: (islands) => (islands.includes("contact") ? [".toast"] : []),
};

const finish = (html = HTML) =>
  finishPage({ html, policy: "default-src 'none'" }, { document: parsePage(html), client: CLIENT });

it("a finished page has its policy after its charset, and its styles after its title", () =>
  expect(finish()).toBe(
    HTML.replace(
      "<title>x</title>",
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>x</title><style>a{color:red}</style>`,
    ),
  ));

it.each([
  [
    "its islands' modules at the end",
    '<div data-island="contact"></div>',
    '</a><template data-modules="/contact.js" data-later="/store.js"></template></body>',
  ],
  ["styles for its islands", '<div data-island="contact"></div>', "<style>a{color:red}.toast{top:0}</style>"],
  [
    "styles for its scripts",
    '<script>a.className = "toast"</script>',
    "<style>a{color:red}.toast{top:0}</style>",
  ],
  [
    "no styles for structured data",
    '<script type="application/ld+json">{"name": "toast"}</script>',
    "<style>a{color:red}</style>",
  ],
])("a finished page has %s", (_, added, part) =>
  expect(finish(HTML.replace("<a", `${added}<a`))).toContain(part),
);

it.each([`<meta charSet="utf-8"/>`, "</title>", "</body>"])("a page is refused without its %s", (mark) =>
  expect(() => finish(HTML.replace(mark, ""))).toThrow(`A page has no ${mark}.`),
);

it("a client build lists the modules of an island after those of the entry, and names the styles of its own code", () => {
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
  const build = readClientBuild(folder, "/base");
  expect(build.listModules(["tabs"])).toEqual({
    first: ["/base/entry.js", "/base/react.js", "/base/tabs.js", "/base/parts.js"],
    later: ["/base/store.js"],
  });
  expect(build.listIslandNames(["tabs"])).toEqual([".tab", ".part"]);
  rmSync(folder, { recursive: true });
});

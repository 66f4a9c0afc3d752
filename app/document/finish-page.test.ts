import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { finishPage, parsePage, readClientBuild } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body><a href="/courses">x</a></body></html>';

const finish = (html = HTML) =>
  finishPage(html, {
    document: parsePage(html),
    client: {
      stylesheet: parseStylesheet("a{color:red}.toast{top:0}.gone{left:0}"),
      listModules: ([island]) => (island ? { first: [`/${island}.js`], later: ["/store.js"] } : NO_MODULES),
      listIslandNames: (islands) => (islands.includes("contact") ? [".toast"] : []),
    },
    policy: "default-src 'none'",
  });

const NO_MODULES = { first: [], later: [] };

describe("a finished page", () => {
  it("has its policy after its charset, and its styles after its title", () =>
    expect(finish()).toBe(
      HTML.replace(
        "<title>x</title>",
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>x</title><style>a{color:red}</style>`,
      ),
    ));

  it("has at its end the modules of its islands", () =>
    expect(finish(HTML.replace("<a", '<div data-island="contact"></div><a'))).toContain(
      '</a><template data-modules="/contact.js" data-later="/store.js"></template></body>',
    ));

  it.each([
    ["islands", '<div data-island="contact"></div>'],
    ["inline scripts", '<script>note.className = "toast"</script>'],
  ])("has the styles of classes that its %s may give to elements", (_, html) =>
    expect(finish(HTML.replace("<a", `${html}<a`))).toContain("<style>a{color:red}.toast{top:0}</style>"),
  );

  it("has no styles for the words of its structured data", () =>
    expect(
      finish(HTML.replace("<a", '<script type="application/ld+json">{"name": "toast"}</script><a')),
    ).toContain("<style>a{color:red}</style>"));

  it.each([`<meta charSet="utf-8"/>`, "</title>", "</body>"])("is refused without its %s", (mark) =>
    expect(() => finish(HTML.replace(mark, ""))).toThrow(`A page has no ${mark}.`),
  );
});

describe("a client build", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "client-"));
  const ENTRY = "app/entry.client.tsx";
  const TABS = "app/tabs.island.tsx";
  const files = {
    ".vite/manifest.json": JSON.stringify({
      [ENTRY]: { file: "entry.js", imports: ["react"], css: ["all.css"] },
      react: { file: "react.js" },
      tabs: { file: "parts.js" },
      [TABS]: { file: "tabs.js", imports: [ENTRY, "react", "tabs"], dynamicImports: ["store"] },
      store: { file: "store.js", imports: ["react"] },
    }),
    "all.css": "progress{top:0}.note{top:0}.tab{top:0}.part{top:0}",
    "entry.js": '"note"',
    "react.js": '"progress"',
    "tabs.js": '"tab"',
    "parts.js": '"part x"',
  };
  mkdirSync(path.join(folder, ".vite"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("names the styles of an island's own code, not those of the entry and of React", () =>
    expect(readClientBuild(folder, "").listIslandNames(["tabs"])).toEqual([".tab", ".part"]));

  it("lists the modules of an island after those of the entry, and those that it imports later", () =>
    expect(readClientBuild(folder, "/base").listModules(["tabs"])).toEqual({
      first: ["/base/entry.js", "/base/react.js", "/base/tabs.js", "/base/parts.js"],
      later: ["/base/store.js"],
    }));
});

import { describe, expect, it } from "vitest";
import { type BuildFacts, finishData, finishPage } from "./finish-page.ts";
import { hashScript } from "./sign-scripts.ts";

const MARK = "3f1c";
const HYDRATION_DATA = `["build","${MARK}"]`;

/** A page as React Router renders it, in small. */
const STYLE = '<link rel="stylesheet" href="/assets/app-1.css" data-precedence="default"/>';
const CONTEXT = `<script nonce="${MARK}">window.__reactRouterContext = {};</script>`;
const ENTRY = `<script nonce="${MARK}" type="module" async="">import("/assets/entry.js");</script>`;
const LD = '<script type="application/ld+json">{"a":"b"}</script>';
const render = ({ style = STYLE, body = "<p>1</p>", entry = ENTRY } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${style}</head><body>${body}<link rel="modulepreload" href="/assets/entry.js"/>${LD}${entry ? CONTEXT : ""}${entry}</body></html>`;

const FACTS: BuildFacts = {
  stylesheets: { "/assets/app-1.css": "p{color:red}\n" },
  startScripts: [
    { parts: ["tabs", "form"], code: "startTabsAndForm()" },
    { parts: [], code: "start()" },
    { parts: ["form"], code: "startForm()" },
  ],
  notFoundScript: "lead()",
  mark: MARK,
  build: "b0b0",
  base: "",
  origins: ["https://store.example"],
};
const finish = (html: string, hydrationData = HYDRATION_DATA) => finishPage({ html, hydrationData }, FACTS);

describe("a finished page", () => {
  it("holds the stylesheet that it named", () => {
    const { html } = finish(render());
    expect(html).toContain("<style>p{color:red}</style>");
    expect(html).not.toContain("<link");
  });

  it("has the shortest start script with all parts that its elements ask for", () => {
    const ask = (...parts: string[]) =>
      finish(render({ body: parts.map((part) => `<p data-starts="${part}">1</p>`).join("") })).html;
    expect(ask()).toContain("<script>start()</script></head>");
    expect(ask("form")).toContain("<script>startForm()</script></head>");
    expect(ask("tabs")).toContain("<script>startTabsAndForm()</script></head>");
    expect(ask("form", "tabs")).toContain("<script>startTabsAndForm()</script></head>");
  });

  it("names no module before its first paint, and keeps the elements that hydration looks for", () => {
    const { html } = finish(render());
    expect(html).not.toContain("modulepreload");
    expect(html).not.toContain('type="module"');
    expect(html).toMatch(
      /<script type="deferred" data-page="\/assets\/page-[0-9a-f]{16}\.txt" data-build="b0b0" data-styles="\/assets\/app-1\.css" data-modules="\/assets\/entry\.js">import\(/,
    );
  });

  it("makes the stream of its data only when the scripts start, since older browsers cannot", () => {
    expect(finish(render()).html).toContain('<script type="deferred">window.__reactRouterContext = {};');
  });

  it("has its data in a file of its own", () => {
    const { html, files } = finish(render());
    expect(files).toEqual([{ path: expect.stringMatching(/^\/assets\/page-/), text: '["build","b0b0"]' }]);
    expect(html).toContain(`data-page="${files[0]?.path}"`);
  });

  it("names its build, as its data do", () => {
    expect(finish(render()).html).toContain('data-build="b0b0"');
    expect(() => finish(render(), '["build"]')).toThrow("name no build");
    expect(finishData(`["build","${MARK}"]`, FACTS)).toBe('["build","b0b0"]');
    expect(() => finishData('["build"]', FACTS)).toThrow("name no build");
  });

  it("allows exactly its scripts, and shows no mark", () => {
    const { html } = finish(render());
    const policy = /script-src ([^;]*);/.exec(html)?.[1];
    const scripts = ["window.__reactRouterContext = {};", 'import("/assets/entry.js");', "start()"];
    expect(new Set(policy?.split(" "))).toEqual(new Set(["'self'", ...scripts.map(hashScript)]));
    expect(html).toContain("connect-src 'self' https://store.example;");
    expect(html).not.toContain(MARK);
  });

  it("may have no scripts but the one that leads on from a misspelt address", () => {
    const { html, files } = finish(render({ entry: "" }));
    expect(html).not.toContain("start()");
    expect(html).toContain("<script>lead()</script></head>");
    expect(html).toContain(`script-src 'self' ${hashScript("lead()")};`);
    expect(files).toEqual([]);
  });

  it("is otherwise as it was rendered", () => {
    const body =
      '<p CLASS="a">x &amp; y<br>z</p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><pre> <b>1</b>\n</pre>';
    expect(finish(render({ body })).html).toContain(body);
  });
});

describe("a page that a step does not expect stops the build", () => {
  it.each([
    ["a script that the build did not write", render({ body: "<script>alert(1)</script>" })],
    ["a script from a file", render({ body: `<script nonce="${MARK}" src="/x.js"></script>` })],
    ["a script that does not end", render({ body: `<script nonce="${MARK}">` })],
    ["a script in capitals", render({ body: `<SCRIPT nonce="${MARK}">alert(1)</SCRIPT>` })],
    ["a script with a bare value", render({ body: "<script nonce=x>alert(1)</script>" })],
    ["a script with two marks", render({ body: `<script nonce="x" nonce="${MARK}">alert(1)</script>` })],
    ["a script with a slash", render({ body: '<script/nonce="x">alert(1)</script>' })],
    ["a script in a drawing", render({ body: "<svg><script/></svg>" })],
    ["a script within a script", render({ body: `<script nonce="${MARK}">"<script>"</script>` })],
    ["a comment within a script", render({ body: `<script nonce="${MARK}">"<!--"</script>` })],
    [
      "a script that a browser ends earlier",
      render({ body: `<script nonce="${MARK}">"</script >"</script>` }),
    ],
    ["a script of another mark", render({ body: '<script nonce="">alert(1)</script>' })],
    ["a part that no start script has", render({ body: '<p data-starts="filter">1</p>' })],
    ["a part that the start script does not know", render({ body: '<p data-starts="clock">1</p>' })],
    ["a second stylesheet", render({ body: STYLE })],
    [
      "a file in place of the stylesheet",
      render({ style: '<link rel="stylesheet" href="/../../secret.txt"/>' }),
    ],
    ["no stylesheet", render({ style: "" })],
    ["no module script", render({ entry: ENTRY.replace("module", "text/javascript") })],
    ["two module scripts", render({ entry: ENTRY + ENTRY })],
    ["no modules to load ahead", render().replace("modulepreload", "preload")],
    ["no script that makes the stream", render().replace(CONTEXT, "")],
    ["no place for the policy", render().replace("<meta charSet", "<meta name")],
  ])("%s", (_, html) => expect(() => finish(html)).toThrow());
});

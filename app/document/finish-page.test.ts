import { describe, expect, it } from "vitest";
import { finishPage } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="robots" content="max-image-preview:large"/></head><body><a href="/courses">x</a><img src="/covers/a.svg"/><a href="//elsewhere.example">y</a><div data-props="{&quot;href&quot;:&quot;/privacy&quot;}"></div></body></html>';

const finish = (html = HTML, { base = "", isPreview = false, words = [] as string[] } = {}) =>
  finishPage(html, {
    client: {
      base,
      stylesheet: parseStylesheet("a{color:red}.toast{top:0}.gone{left:0}"),
      listModules: () => [],
      listLaterModules: () => [],
      listStyleNames: () => words,
    },
    policy: "default-src 'none'",
    islands: ["contact"],
    isPreview,
  });

describe("a finished page", () => {
  it("has its policy and its styles behind its charset", () =>
    expect(finish()).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><style>a{color:red}</style>`,
    ));

  it("has the styles of classes that its islands may give to elements", () =>
    expect(finish(HTML, { words: [".toast"] })).toContain("<style>a{color:red}.toast{top:0}</style>"));

  it("has the path of the site before its addresses, also those in the properties of islands", () => {
    const page = finish(HTML, { base: "/academy" });
    expect(page).toContain('<a href="/academy/courses">x</a><img src="/academy/covers/a.svg"/>');
    expect(page).toContain("{&quot;href&quot;:&quot;/academy/privacy&quot;}");
    expect(page).toContain('href="//elsewhere.example"');
    expect(finish(page, { base: "/academy" })).not.toContain("/academy/academy");
  });

  it("is kept out of search engines in a preview only", () => {
    expect(finish()).toContain('content="max-image-preview:large"');
    expect(finish(HTML, { isPreview: true })).toContain('<meta name="robots" content="noindex"/>');
  });

  it("is refused where its charset cannot be found", () =>
    expect(() => finish("<html></html>")).toThrow("names its charset once"));
});

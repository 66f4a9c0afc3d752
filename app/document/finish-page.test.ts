import { describe, expect, it } from "vitest";
import { finishPage } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="robots" content="max-image-preview:large"/></head><body><a href="/courses">x</a></body></html>';

const finish = (html = HTML, { isPreview = false, words = [] as string[] } = {}) =>
  finishPage(html, {
    client: {
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
  it("has its policy and its styles after its charset", () =>
    expect(finish()).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><style>a{color:red}</style>`,
    ));

  it("has the styles of classes that its islands may give to elements", () =>
    expect(finish(HTML, { words: [".toast"] })).toContain("<style>a{color:red}.toast{top:0}</style>"));

  it("is kept out of search engines in a preview only", () => {
    expect(finish()).toContain('content="max-image-preview:large"');
    expect(finish(HTML, { isPreview: true })).toContain('<meta name="robots" content="noindex"/>');
  });

  it("is refused where its charset cannot be found", () =>
    expect(() => finish("<html></html>")).toThrow("names its charset once"));
});

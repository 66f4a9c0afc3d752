import { describe, expect, it } from "vitest";
import { finishPage } from "./finish-page.server.ts";
import { parseStylesheet } from "./page-styles.server.ts";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title><meta name="robots" content="max-image-preview:large"/></head><body><a href="/courses">x</a></body></html>';

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
  it("has its policy after its charset, and its styles after its title", () =>
    expect(finish()).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>x</title><style>a{color:red}</style>`,
    ));

  it("has the styles of classes that its islands may give to elements", () =>
    expect(finish(HTML, { words: [".toast"] })).toContain("<style>a{color:red}.toast{top:0}</style>"));

  it("is kept out of search engines in a preview only", () => {
    expect(finish()).toContain('content="max-image-preview:large"');
    expect(finish(HTML, { isPreview: true })).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each([
    ["charset", "<title>x</title>", '<meta charSet="utf-8"/>'],
    ["title", '<meta charSet="utf-8"/>', "</title>"],
  ])("is refused without its %s", (_, html, missing) =>
    expect(() => finish(html)).toThrow(`A page has no ${missing}.`),
  );
});

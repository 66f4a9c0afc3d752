import { describe, expect, it } from "vitest";
import { findNewerApis, getNewerApis } from "./newer-apis.ts";

const newer = getNewerApis();

describe("what not every supported browser has", () => {
  it.each([
    ["a function of the language", "let p=Promise.withResolvers()", "Promise.withResolvers("],
    ["a function of the browser", "AbortSignal.any([a,b])", "AbortSignal.any("],
    ["a method of lists", "e.map(a).toReversed()", ".toReversed("],
    ["a method of sets", "a.union(b)", ".union("],
    ["a method of elements", "a.checkVisibility()", ".checkVisibility("],
  ])("%s is found", (_, code, call) => expect(findNewerApis(code, newer)).toEqual([call]));

  it.each([
    ["what all have", "CSS.escape(a);console.error(b);a.at(-1);structuredClone(c);AbortSignal.timeout(1)"],
    ["a method of a class of its own", "class A{a(){};toSorted(e){return e}}new A().toSorted()"],
    ["a method that is set", "a.union=function(b){};a.union(c)"],
    ["what the menu asks for before", "p.hidePopover()"],
  ])("%s is not", (_, code) => expect(findNewerApis(code, newer)).toEqual([]));
});

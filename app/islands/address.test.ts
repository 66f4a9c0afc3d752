import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getHashName, getHashTarget, readQuery, replaceQuery, setHashName } from "./address.ts";

const START = "https://a.example//courses?b=1#top";
const location = { href: START };
const replaceState = vi.fn((_state: unknown, _title: string, { href }: URL) => {
  location.href = href;
});
/** Node has no event of this kind. */
class FragmentEvent extends Event {
  readonly newURL: string;
  constructor(type: string, { newURL }: { newURL: string }) {
    super(type);
    this.newURL = newURL;
  }
}
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  location.href = START;
  page = new EventTarget();
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { state: { key: "a" }, replaceState });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("HashChangeEvent", FragmentEvent);
});
afterEach(() => {
  vi.runAllTimers();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("writes the latest fields of a query, once, and keeps all else", () => {
  replaceQuery({ search: "j", level: "" });
  replaceQuery({ search: "ja", level: "" });
  expect(location.href).toBe(START);
  expect(readQuery().get("search")).toBe("ja");
  vi.runAllTimers();
  expect(replaceState).toHaveBeenCalledOnce();
  expect(location.href).toBe("https://a.example//courses?b=1&search=ja#top");
  replaceQuery({ search: "", level: "" });
  vi.runAllTimers();
  expect(location.href).toBe(START);
});

it("writes a fragment or none, and then dispatches hashchange", () => {
  const seen: string[] = [];
  page.addEventListener("hashchange", () => seen.push(location.href));
  setHashName("out comes");
  expect(getHashName()).toBe("out comes");
  setHashName("");
  expect(seen).toEqual(["https://a.example//courses?b=1#out%20comes", "https://a.example//courses?b=1"]);
});

it("writes again after the browser has refused", () => {
  replaceState.mockImplementationOnce(() => {
    throw new DOMException("Too many writes", "SecurityError");
  });
  setHashName("outcomes");
  expect(location.href).toBe(START);
  expect(getHashName()).toBe("outcomes");
  vi.runAllTimers();
  expect(location.href).toContain("#outcomes");
});

it("dispatches the new address that the browser has refused", () => {
  replaceState.mockImplementationOnce(() => {
    throw new DOMException("Too many writes", "SecurityError");
  });
  const seen: string[] = [];
  page.addEventListener("hashchange", (event) => seen.push((event as HashChangeEvent).newURL));
  setHashName("outcomes");
  expect(seen).toEqual(["https://a.example//courses?b=1#outcomes"]);
});

it.each(["click", "pagehide"])("writes before a %s leaves the page", (leave) => {
  replaceQuery({ search: "j" });
  page.dispatchEvent(new Event(leave));
  expect(location.href).toContain("&search=j#top");
});

it("drops a change when the visitor has gone to another address", () => {
  replaceQuery({ search: "j" });
  location.href = "https://a.example/about#team";
  expect(getHashName()).toBe("team");
  vi.runAllTimers();
  expect(replaceState).not.toHaveBeenCalled();
});

it("reads an id that may be malformed", () =>
  expect(["", "#caf%C3%A9", "#100%", "#%E0%A4%A"].map(getHashTarget)).toEqual([
    "",
    "café",
    "100%",
    "%E0%A4%A",
  ]));

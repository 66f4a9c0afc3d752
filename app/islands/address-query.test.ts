import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readQuery, replaceQuery } from "./address-query.ts";

const replaceState = vi.fn();
const location = { pathname: "/courses", search: "", hash: "#top" };
let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  replaceState.mockReset();
  location.pathname = "/courses";
  page = new EventTarget();
  vi.stubGlobal("window", { location, history: { state: { key: "a" }, replaceState } });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("Too many calls.", "SecurityError");
};
const written = (): unknown[] => replaceState.mock.calls.map(([, , address]) => address);

it("keeps path, fragment and the router's state", () => {
  replaceQuery("level=Beginner");
  vi.runAllTimers();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: "a" }, "", "/courses?level=Beginner#top");
});

it("writes the latest query, once, after the frame that shows it", () => {
  replaceQuery("search=j");
  replaceQuery("search=ja");
  expect(written()).toEqual([]);
  expect(readQuery().get("search")).toBe("ja");
  vi.runAllTimers();
  expect(written()).toEqual(["/courses?search=ja#top"]);
  expect(readQuery().get("search")).toBe(null);
});

it.each(["click", "pagehide"])("is written before a %s leads on", (leave) => {
  replaceQuery("search=j");
  page.dispatchEvent(new Event(leave));
  expect(written()).toEqual(["/courses?search=j#top"]);
});

it("writes the latest query once the browser agrees again", () => {
  replaceState.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  replaceQuery("search=j");
  vi.advanceTimersByTime(20);
  replaceQuery("search=ja");
  vi.advanceTimersByTime(5000);
  expect(written()).toEqual(["/courses?search=j#top", "/courses?search=ja#top", "/courses?search=ja#top"]);
});

it("lets a query go that belongs to a page which the visitor has left", () => {
  replaceState.mockImplementationOnce(refuse);
  replaceQuery("search=j");
  vi.advanceTimersByTime(20);
  location.pathname = "/about";
  vi.advanceTimersByTime(5000);
  expect(written()).toHaveLength(1);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { replaceQuery } from "./address-query.ts";

const replaceState = vi.fn();
const location = { pathname: "/courses", hash: "#top" };
beforeEach(() => {
  vi.useFakeTimers();
  replaceState.mockReset();
  location.pathname = "/courses";
  vi.stubGlobal("window", { location, history: { state: { key: "a" }, replaceState } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("Too many calls.", "SecurityError");
};
const written = (): unknown[] => replaceState.mock.calls.map(([, , address]) => address);

it("keeps path, fragment and the router's state", () => {
  replaceQuery("level=Beginner");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: "a" }, "", "/courses?level=Beginner#top");
});

it("writes the latest query once the browser agrees again", () => {
  replaceState.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  replaceQuery("search=j");
  replaceQuery("search=ja");
  vi.advanceTimersByTime(5000);
  expect(written()).toEqual(["/courses?search=j#top", "/courses?search=ja#top", "/courses?search=ja#top"]);
});

it("lets a query go that belongs to a page which the visitor has left", () => {
  replaceState.mockImplementationOnce(refuse);
  replaceQuery("search=j");
  location.pathname = "/about";
  vi.advanceTimersByTime(5000);
  expect(written()).toHaveLength(1);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getHashName, setHashName } from "./hash-name.ts";

const location = { pathname: "/courses/a", search: "?b=1", hash: "", href: "" };
const go = (address: string) => {
  const { hash, href } = new URL(address, "https://a.example");
  Object.assign(location, { hash, href });
};
const replaceState = vi.fn((_state: unknown, _title: string, address: string) => go(address));
const changed = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  go("/courses/a?b=1");
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { state: { key: "a" }, replaceState });
  vi.stubGlobal("dispatchEvent", changed);
  vi.stubGlobal("HashChangeEvent", Event);
});
afterEach(() => {
  vi.runAllTimers();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException("Too many calls", "SecurityError");
};

it("keeps path, query and the router's state", () => {
  setHashName("out comes");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: "a" }, "", "/courses/a?b=1#out%20comes");
  setHashName("");
  expect(location.href).toBe("https://a.example/courses/a?b=1");
});

it("is the new name while the browser refuses to write it, and is written when it agrees", () => {
  replaceState.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  setHashName("outcomes");
  expect(getHashName()).toBe("outcomes");
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(replaceState).toHaveBeenCalledTimes(3);
  expect(location.hash).toBe("#outcomes");
  expect(getHashName()).toBe("outcomes");
});

it("lets a refused name go when the visitor has gone elsewhere", () => {
  replaceState.mockImplementationOnce(refuse);
  setHashName("outcomes");
  go("/courses/a?b=1#projects");
  expect(getHashName()).toBe("projects");
  vi.advanceTimersByTime(5000);
  expect(replaceState).toHaveBeenCalledTimes(1);
});

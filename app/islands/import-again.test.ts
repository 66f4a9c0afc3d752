import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { importAgain } from "./import-again.ts";

const ADDRESS = "https://example.org/assets/store-a1.js";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/contact" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["Firefox", `error loading dynamically imported module: ${ADDRESS}`],
  ["Chromium", `Failed to fetch dynamically imported module: ${ADDRESS}`],
])("asks each time under another address where %s names the one that failed", async (_, words) => {
  const open = vi.fn(async (): Promise<unknown> => ({ is: "here" }));
  open.mockRejectedValueOnce(new TypeError(words)).mockRejectedValueOnce(new TypeError(words));
  const load = vi.fn(() => Promise.reject(new TypeError(words)));
  const result = importAgain(load, open);
  await vi.runAllTimersAsync();
  expect(await result).toEqual({ is: "here" });
  expect(load).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual([1, 2, 3].map((count) => [`${ADDRESS}?retry=${count}`]));
});

it("asks again in the same way where the browser names none", async () => {
  const load = vi.fn(async () => "here");
  load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const open = vi.fn();
  const result = importAgain(load, open);
  await vi.runAllTimersAsync();
  expect(await result).toBe("here");
  expect(open).not.toHaveBeenCalled();
});

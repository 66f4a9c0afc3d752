import { expect, it, vi } from "vitest";
import { importAgain } from "./import-again.ts";

const wait = async () => {};
const onFailure = async () => {};
const ADDRESS = "https://example.org/assets/store-a1.js";

it.each([
  ["Firefox", `error loading dynamically imported module: ${ADDRESS}`],
  ["Chromium", `Failed to fetch dynamically imported module: ${ADDRESS}`],
])("asks each time under another address where %s names the one that failed", async (_, words) => {
  const open = vi.fn(async (): Promise<unknown> => ({ is: "here" }));
  open.mockRejectedValueOnce(new TypeError(words)).mockRejectedValueOnce(new TypeError(words));
  const load = vi.fn(() => Promise.reject(new TypeError(words)));
  expect(await importAgain(load, { wait, open, onFailure })).toEqual({ is: "here" });
  expect(load).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual([1, 2, 3].map((count) => [`${ADDRESS}?retry=${count}`]));
});

it("asks again in the same way where the browser names none", async () => {
  const load = vi.fn(async () => "here");
  load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const open = vi.fn();
  expect(await importAgain(load, { wait, open, onFailure })).toBe("here");
  expect(load).toHaveBeenCalledTimes(2);
  expect(open).not.toHaveBeenCalled();
});

it("gives the last failure after three further tries", async () => {
  const load = vi.fn(() => Promise.reject(new TypeError("Importing a module script failed.")));
  await expect(importAgain(load, { wait, onFailure })).rejects.toThrow("Importing");
  expect(load).toHaveBeenCalledTimes(4);
});

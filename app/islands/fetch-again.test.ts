import { afterEach, expect, it, vi } from "vitest";
import { FileGone, fetchText } from "./fetch-again.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that has kept the answer 'not found'; the server answers something else. */
const keepNotFound = (answer: () => Response) =>
  vi.stubGlobal("fetch", async (_: string, { cache }: RequestInit) =>
    cache === "reload" ? answer() : new Response("", { status: 404 }),
  );

it("a file that a browser remembers as missing is asked of the server", async () => {
  keepNotFound(() => new Response("is back"));
  expect(await fetchText("/assets/page.txt")).toBe("is back");
});

it("a file that the server does not have is gone", async () => {
  keepNotFound(() => new Response("", { status: 410 }));
  await expect(fetchText("/assets/page.txt")).rejects.toThrow(FileGone);
});

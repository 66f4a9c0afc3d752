import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchWithRetry, getRetryDelay, OutdatedPageError, retry } from "./retry.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits 1 s, 2 s, 4 s, and never more than 30 s", () =>
  expect([0, 1, 2, 3, 4, 5, 20].map(getRetryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]));

it("tries three times again, then gives the last failure", async () => {
  const task = vi.fn(async () => {
    throw new Error(`try ${task.mock.calls.length}`);
  });
  const result = expect(retry(task)).rejects.toThrow("try 4");
  await vi.advanceTimersByTimeAsync(6999);
  expect(task).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  await result;
});

it("stops at the first success", async () => {
  const task = vi.fn(async () => "yes").mockRejectedValueOnce(new Error("no"));
  const result = retry(task);
  await vi.runAllTimersAsync();
  expect(await result).toBe("yes");
  expect(task).toHaveBeenCalledTimes(2);
});

it("ends at once on an outdated page", async () => {
  const gone = vi.fn(() => Promise.reject(new OutdatedPageError("gone")));
  await expect(retry(gone)).rejects.toThrow("gone");
  expect(gone).toHaveBeenCalledOnce();
});

/** The browser has a cached 404; the server gives this answer. */
const answerReload = (answer: Response) =>
  vi.stubGlobal("fetch", async (_: string, { cache }: RequestInit) =>
    cache === "reload" ? answer : new Response("", { status: 404 }),
  );

it("asks the server again for a file whose 404 is cached", async () => {
  answerReload(new Response("is back"));
  expect(await fetchWithRetry("/assets/page.txt")).toBe("is back");
});

it("takes a page for outdated whose file the server does not have", async () => {
  answerReload(new Response("", { status: 410 }));
  await expect(fetchWithRetry("/assets/page.txt")).rejects.toThrow(OutdatedPageError);
});

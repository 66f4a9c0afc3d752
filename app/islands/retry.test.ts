import { expect, it, vi } from "vitest";
import { FinalFailure, getRetryDelay, retry } from "./retry.ts";

it("waits 1 s, 2 s, 4 s, and never more than 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(getRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it("tries three times again, then gives the last failure", async () => {
  const waits: number[] = [];
  const task = vi.fn(async () => {
    throw new Error(`try ${task.mock.calls.length}`);
  });
  await expect(retry(task, { wait: async (wait) => waits.push(wait) })).rejects.toThrow("try 4");
  expect(waits).toEqual([1000, 2000, 4000]);
});

it("stops at the first success", async () => {
  let tries = 0;
  const result = await retry(
    async () => {
      tries += 1;
      if (tries < 3) throw new Error("no");
      return "yes";
    },
    { wait: async () => {} },
  );
  expect([result, tries]).toEqual(["yes", 3]);
});

it("ends at once at what another try cannot mend, also where it is found out between two tries", async () => {
  const wait = async () => {};
  const gone = vi.fn(() => Promise.reject(new FinalFailure("gone")));
  await expect(retry(gone, { wait })).rejects.toThrow("gone");
  expect(gone).toHaveBeenCalledOnce();
  const late = vi.fn(() => Promise.reject(new Error("late")));
  await expect(retry(late, { wait, onFailure: gone })).rejects.toThrow("gone");
  expect(late).toHaveBeenCalledOnce();
});

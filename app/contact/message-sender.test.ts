import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "./message-sender.ts";

const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

/** A store whose writes answer as told, and remember their ids. */
function makeStore(answers: (() => Promise<void>)[]) {
  let made = 0;
  const ids: string[] = [];
  return {
    ids,
    load: async () => ({
      createId: () => `id${++made}`,
      write: (id: string) => {
        ids.push(id);
        return (answers.shift() ?? (async () => {}))();
      },
    }),
  };
}

const fail = () => Promise.reject(new Error("refused"));
const never = () => new Promise<void>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("each distinct text at most once (R28)", () => {
  it("repeats the id of the same text after a failure", async () => {
    const store = makeStore([fail]);
    const sender = createSender(store.load);
    await expect(sender.send(message)).rejects.toThrow("refused");
    await sender.send(message);
    expect(store.ids).toEqual(["id1", "id1"]);
  });

  it("takes a new id for an edited text, and the old one for the old text", async () => {
    const store = makeStore([fail, fail]);
    const sender = createSender(store.load);
    await expect(sender.send(message)).rejects.toThrow();
    await expect(sender.send({ ...message, message: "Edited" })).rejects.toThrow();
    await sender.send(message);
    expect(store.ids).toEqual(["id1", "id2", "id1"]);
  });

  it("takes a new id for the same text after a success", async () => {
    const store = makeStore([]);
    const sender = createSender(store.load);
    await sender.send(message);
    await sender.send(message);
    expect(store.ids).toEqual(["id1", "id2"]);
  });

  it("keeps the id when the success comes after the verdict", async () => {
    const late = Promise.withResolvers<void>();
    const store = makeStore([() => late.promise]);
    const sender = createSender(store.load);
    const sent = expect(sender.send(message)).rejects.toThrow("10 seconds");
    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    await sender.send(message);
    expect(store.ids).toEqual(["id1", "id1"]);
  });
});

describe("ten seconds (R27)", () => {
  it("fails when the store never answers, and not before", async () => {
    const sender = createSender(makeStore([never]).load);
    const verdict = vi.fn();
    sender.send(message).catch(verdict);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(verdict).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(verdict).toHaveBeenCalledOnce();
  });

  it("begins no write after the verdict, when the code came too late", async () => {
    const code = Promise.withResolvers<void>();
    const store = makeStore([]);
    const sender = createSender(async () => {
      await code.promise;
      return store.load();
    });
    const sent = expect(sender.send(message)).rejects.toThrow("10 seconds");
    await vi.advanceTimersByTimeAsync(10_000);
    await sent;
    code.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.ids).toEqual([]);
  });
});

it("loads the store once, and again after a failed load (R36)", async () => {
  const store = makeStore([]);
  const load = vi.fn(store.load).mockRejectedValueOnce(new Error("chunk"));
  const sender = createSender(load);
  sender.prepare();
  sender.prepare();
  await vi.advanceTimersByTimeAsync(1000);
  await sender.send(message);
  expect(load).toHaveBeenCalledTimes(2);
});

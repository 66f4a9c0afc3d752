import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "./message-sender.ts";
import { fail, makeStorage, makeStore, message } from "./sender-fixture.ts";

const never = () => new Promise<void>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", makeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("each distinct text at most once", () => {
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

  it("keeps the id when the success comes after the result", async () => {
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

describe("ten seconds", () => {
  it("fails when the store never answers, and not before", async () => {
    const sender = createSender(makeStore([never]).load);
    const result = vi.fn();
    sender.send(message).catch(result);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(result).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(result).toHaveBeenCalledOnce();
  });

  it("begins no write after the result, when the code came too late", async () => {
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

it("loads the store once, and anew by the next send after a failed load", async () => {
  const store = makeStore([]);
  const load = vi.fn(store.load).mockRejectedValueOnce(new Error("chunk"));
  const sender = createSender(load);
  sender.prepare();
  sender.prepare();
  expect(sender.hasStore()).toBe(false);
  await expect(sender.send(message)).rejects.toThrow("chunk");
  await sender.send(message);
  await sender.send(message);
  expect(sender.hasStore()).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

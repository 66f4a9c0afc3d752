import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetTriedIds, readTriedIds } from "./contact-storage.ts";
import { createSender } from "./message-sender.ts";
import { getFingerprint } from "./text-fingerprint.ts";

const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

/** Ids of the store's own form; `ids` names them in short. */
const makeId = (count: number) => `id${String(count).padStart(18, "0")}`;

/** A store whose writes answer as told, and remember their ids. */
function makeStore(answers: (() => Promise<void>)[]) {
  let made = 0;
  const ids: string[] = [];
  return {
    ids,
    load: async () => ({
      createId: () => makeId(++made),
      write: (id: string) => {
        ids.push(id.replace(/0+/, ""));
        return (answers.shift() ?? (async () => {}))();
      },
    }),
  };
}

const fail = () => Promise.reject(new Error("refused"));
const never = () => new Promise<void>(() => {});

/** A browser's storage, which outlives the page. */
function makeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

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

describe("across page loads", () => {
  it("repeats the id of a text that was not confirmed", async () => {
    const store = makeStore([fail]);
    await expect(createSender(store.load).send(message)).rejects.toThrow();
    const next = createSender(store.load);
    expect(next.isUnconfirmed(message)).toBe(true);
    expect(next.isUnconfirmed({ ...message, name: "Ravi" })).toBe(false);
    await next.send(message);
    expect(store.ids).toEqual(["id1", "id1"]);
  });

  it("keeps its own id when another tab has emptied the storage", async () => {
    const store = makeStore([fail]);
    const sender = createSender(store.load);
    await expect(sender.send(message)).rejects.toThrow();
    forgetTriedIds();
    await sender.send(message);
    expect(store.ids).toEqual(["id1", "id1"]);
  });

  it.each(["a/b", "", "x".repeat(19), 7, null])("takes a new id for the stored %j", async (stored) => {
    localStorage.setItem("zero-academy:contact-ids", JSON.stringify({ [getFingerprint(message)]: stored }));
    const store = makeStore([]);
    const sender = createSender(store.load);
    expect(sender.isUnconfirmed(message)).toBe(false);
    await sender.send(message);
    expect(store.ids).toEqual(["id1"]);
  });

  it.each(["{", "[1,2]", "null", '[["[\\"Asha\\"]","abc"]]'])(
    "replaces stored ids that are %s",
    async (stored) => {
      localStorage.setItem("zero-academy:contact-ids", stored);
      const store = makeStore([fail]);
      const sender = createSender(store.load);
      await expect(sender.send(message)).rejects.toThrow();
      expect([...readTriedIds()]).toEqual([[getFingerprint(message), makeId(1)]]);
      await sender.send(message);
      expect(store.ids).toEqual(["id1", "id1"]);
    },
  );

  it("works with storage blocked", async () => {
    vi.stubGlobal("localStorage", undefined);
    const store = makeStore([fail]);
    const sender = createSender(store.load);
    await expect(sender.send(message)).rejects.toThrow();
    await sender.send(message);
    expect(store.ids).toEqual(["id1", "id1"]);
  });

  it("remembers twenty texts and not their words", async () => {
    const texts = Array.from({ length: 25 }, (_, index) => ({ ...message, message: `Question ${index}` }));
    const sender = createSender(makeStore(texts.map(() => fail)).load);
    for (const text of texts) await expect(sender.send(text)).rejects.toThrow();
    expect(readTriedIds().size).toBe(20);
    expect(createSender(makeStore([]).load).isUnconfirmed(texts[24] ?? message)).toBe(true);
    expect(localStorage.getItem("zero-academy:contact-ids")).not.toMatch(/Question|Asha|a@b/);
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

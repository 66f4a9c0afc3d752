import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetTriedIds, readTriedIds } from "./contact-storage.ts";
import { createSender } from "./message-sender.ts";
import { fail, makeId, makeStorage, makeStore, message } from "./sender-fixture.ts";
import { getFingerprint } from "./text-fingerprint.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", makeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

  it("refuses a store whose ids would not be read again", async () => {
    const store = makeStore([]);
    const load = async () => ({
      ...(await store.load()),
      createId: () => "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    });
    await expect(createSender(load).send(message)).rejects.toThrow("20 letters or digits");
    expect(store.ids).toEqual([]);
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

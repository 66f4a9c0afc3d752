import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OutdatedPageError } from "#app/islands/retry.ts";
import { readTyped } from "./contact-storage.ts";
import { createMessageSender, type MessageSender, makeId } from "./message-sender.ts";

const SALT_KEY = "zero-academy:contact-salt";
const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

/** Sends a message by a press of this moment, or some time ago. */
const send = (sender: MessageSender, sent = message, ago = 0) =>
  sender.send(sent, { time: Date.now() - ago, reload: () => false });

/** A store whose writes have these results in turn; `ids` lists their ids, numbered in the order of first use. */
function makeStore(...answers: (() => Promise<void>)[]) {
  const seen: string[] = [];
  const ids: number[] = [];
  const load = async () => ({
    write: (id: string) => {
      if (!seen.includes(id)) seen.push(id);
      ids.push(1 + seen.indexOf(id));
      return (answers.shift() ?? (async () => {}))();
    },
  });
  return { ids, load, sender: createMessageSender(load) };
}

const refuse = () => Promise.reject(new Error("refused"));
const never = () => new Promise<void>(() => {});

function makeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", makeStorage());
  vi.stubGlobal("sessionStorage", makeStorage());
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the state", () => {
  it("is unconfirmed, not failed, when the visitor leaves the page meanwhile", async () => {
    vi.mocked(addEventListener).mockImplementation((_, leave) => (leave as () => void)());
    expect(await send(makeStore(refuse).sender)).toBe("unconfirmed");
    expect(await send(makeStore().sender)).toBe("sent");
    expect(console.error).not.toHaveBeenCalled();
    expect(removeEventListener).toHaveBeenCalledTimes(2);
  });

  it.each([
    [true, "sending"],
    [false, "failed"],
  ])("where the store's code is gone and a reload is %s, is %s", async (reload, state) => {
    const sender = createMessageSender(() => Promise.reject(new OutdatedPageError("gone")));
    expect(await sender.send(message, { time: Date.now(), reload: () => reload })).toBe(state);
  });
});

describe("the id of a message", () => {
  it("is that of its text until it is stored, and then a new one", async () => {
    const { sender, ids } = makeStore(refuse, refuse);
    const edited = { ...message, message: "Edited" };
    for (const sent of [message, edited, message, message]) await send(sender, sent);
    expect(ids).toEqual([1, 2, 1, 3]);
  });

  it("is the same when the success came after the result", async () => {
    const late = Promise.withResolvers<void>();
    const { sender, ids } = makeStore(() => late.promise);
    const sent = send(sender);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toBe("failed");
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    await send(sender);
    expect(ids).toEqual([1, 1]);
  });

  it.each<[string, () => void]>([
    ["is as before", () => {}],
    ["is blocked", () => vi.stubGlobal("localStorage", undefined)],
    ...["{", "[1,2]", "null", "7"].map((salt): [string, () => void] => [
      `has ${salt} for the salt`,
      () => localStorage.setItem(SALT_KEY, salt),
    ]),
  ])("is the same on a page that was loaded again, where storage %s", async (_, prepare) => {
    prepare();
    const { sender, ids, load } = makeStore(refuse);
    await send(sender);
    await send(createMessageSender(load));
    expect(ids).toEqual([1, 1]);
  });

  it("is the same when another tab has emptied the storage", async () => {
    const { sender, ids } = makeStore(refuse);
    await send(sender);
    localStorage.removeItem(SALT_KEY);
    await send(sender);
    expect(ids).toEqual([1, 1]);
  });

  it("is the same after another tab's success and a reload", async () => {
    const { sender, ids, load } = makeStore(refuse);
    await send(sender);
    const { sessionStorage } = globalThis;
    vi.stubGlobal("sessionStorage", makeStorage());
    await send(createMessageSender(load), { ...message, message: "From another tab" });
    vi.stubGlobal("sessionStorage", sessionStorage);
    await send(createMessageSender(load));
    expect(ids).toEqual([1, 2, 1]);
  });

  it("is another in another visitor's browser", async () => {
    const { sender, ids, load } = makeStore();
    await send(sender);
    vi.stubGlobal("localStorage", makeStorage());
    vi.stubGlobal("sessionStorage", makeStorage());
    await send(createMessageSender(load));
    expect(ids).toEqual([1, 2]);
  });

  it("has 20 letters and digits, and differs with every text, its place and the salt", () => {
    const changes = [{}, { name: "asha" }, { subject: "Hello", message: "" }, { message: "Hello\u0000" }];
    const questions = Array.from({ length: 5000 }, (_, index) => ({ message: `Question ${index}` }));
    const texts = [...changes, ...questions].map((change) => ({ ...message, ...change }));
    const ids = texts.flatMap((text) => [makeId(text, ""), makeId(text, "1-2-3")]);
    expect(new Set(ids).size).toBe(2 * texts.length);
    expect(ids.filter((id) => !/^[0-9a-z]{20}$/.test(id))).toEqual([]);
    expect(makeId({ ...message }, "")).toBe(ids[0]);
  });

  // A retry after a deployment needs the id that the version before has made.
  it("stays the same from version to version", () =>
    expect(makeId(message, "1-2-3")).toBe("ux0va2j5kpwzo0hpvq3u"));
});

it("marks what was typed as tried at the press, before the store has loaded", () => {
  void send(createMessageSender(() => new Promise(() => {})));
  expect(readTyped()).toEqual({ ...message, isTried: true });
});

describe("ten seconds after the press", () => {
  it("a message that is sent only then has failed, and is not written", async () => {
    const { sender, ids } = makeStore();
    sender.prepare();
    await vi.advanceTimersByTimeAsync(0);
    expect(await send(sender, message, 10_000)).toBe("failed");
    await vi.advanceTimersByTimeAsync(0);
    expect(ids).toEqual([]);
  });

  it.each([0, 8000])(
    "a message has failed, and not before, if it was pressed %i ms before hydration",
    async (ago) => {
      const ended = vi.fn();
      void send(makeStore(never).sender, message, ago).then(ended);
      await vi.advanceTimersByTimeAsync(9_999 - ago);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toHaveBeenCalledWith("failed");
    },
  );

  it("no write begins any more", async () => {
    const code = Promise.withResolvers<void>();
    const { ids, load } = makeStore();
    const sender = createMessageSender(() => code.promise.then(load));
    void send(sender);
    await vi.advanceTimersByTimeAsync(10_000);
    code.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids).toEqual([]);
  });
});

it("loads the store once, and again by the next send after a failed load", async () => {
  const load = vi.fn(makeStore().load).mockRejectedValueOnce(new Error("chunk"));
  const sender = createMessageSender(load);
  sender.prepare();
  sender.prepare();
  expect(await send(sender)).toBe("failed");
  await send(sender);
  await send(sender);
  expect(load).toHaveBeenCalledTimes(2);
});

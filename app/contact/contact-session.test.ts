import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OutdatedPageError } from "#app/islands/retry.ts";
import type { ContactMessage } from "./contact-message.ts";
import { type ContactSession, createContactSession, makeId } from "./contact-session.ts";
import { hasSubmitted, readDraft } from "./contact-storage.ts";

const SALT_KEY = "zero-academy:contact-salt";
const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

/** Sends a message by a press of this moment. */
const send = (session: ContactSession, sent: ContactMessage = message) =>
  session.send(sent, { time: Date.now(), reload: () => false });

/** A store whose writes give these answers in turn; `ids` collects the ids of the writes, numbered as they first came. */
function makeStore(...answers: (() => Promise<void>)[]) {
  const seen: string[] = [];
  const ids: string[] = [];
  const load = async () => ({
    write: (id: string) => {
      if (!seen.includes(id)) seen.push(id);
      ids.push(`id${seen.indexOf(id) + 1}`);
      return (answers.shift() ?? (async () => {}))();
    },
  });
  return { ids, load, session: createContactSession(load) };
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
  it("notifies its listeners", async () => {
    const { session } = makeStore();
    const states: string[] = [];
    const end = session.subscribe(() => states.push(session.getState()));
    expect(await send(session)).toBe("sent");
    end();
    await send(session);
    expect(states).toEqual(["sending", "sent"]);
    expect(hasSubmitted()).toBe(true);
  });

  it("lets one message be sent at a time", async () => {
    const answer = Promise.withResolvers<void>();
    const { session, ids } = makeStore(() => answer.promise);
    const first = send(session);
    expect(await send(session)).toBe("sending");
    answer.resolve();
    expect(await first).toBe("sent");
    expect(ids).toHaveLength(1);
  });

  it("is failed after a refusal, which is logged", async () => {
    expect(await send(makeStore(refuse).session)).toBe("failed");
    expect(console.error).toHaveBeenCalledOnce();
    expect(hasSubmitted()).toBe(false);
  });

  it("is unconfirmed, not failed, when the visitor leaves the page meanwhile", async () => {
    vi.mocked(addEventListener).mockImplementation((_, leave) => (leave as () => void)());
    expect(await send(makeStore(refuse).session)).toBe("unconfirmed");
    expect(await send(makeStore().session)).toBe("sent");
    expect(console.error).not.toHaveBeenCalled();
    expect(removeEventListener).toHaveBeenCalledTimes(2);
  });

  it("is unconfirmed for a draft that was tried before, but not over what has happened since", async () => {
    await send(makeStore(refuse).session);
    expect(readDraft()).toEqual({ ...message, isTried: true });
    const { session } = makeStore(refuse);
    session.recall();
    expect(session.getState()).toBe("unconfirmed");
    await send(session);
    session.recall();
    expect(session.getState()).toBe("failed");
  });

  it.each([
    [true, "sending"],
    [false, "failed"],
  ])("where the store's code is gone and a reload is %s, is %s", async (reload, state) => {
    const session = createContactSession(() => Promise.reject(new OutdatedPageError("gone")));
    expect(await session.send(message, { time: Date.now(), reload: () => reload })).toBe(state);
  });
});

describe("each distinct text is stored at most once", () => {
  it("under the same id after a failure", async () => {
    const { session, ids } = makeStore(refuse);
    await send(session);
    await send(session);
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under a new id where it was edited, and under the old one again", async () => {
    const { session, ids } = makeStore(refuse, refuse);
    await send(session);
    await send(session, { ...message, message: "Edited" });
    await send(session);
    expect(ids).toEqual(["id1", "id2", "id1"]);
  });

  it("under a new id after a success", async () => {
    const { session, ids } = makeStore();
    await send(session);
    await send(session);
    expect(ids).toEqual(["id1", "id2"]);
  });

  it("under the same id when the success came after the result", async () => {
    const late = Promise.withResolvers<void>();
    const { session, ids } = makeStore(() => late.promise);
    const sent = send(session);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toBe("failed");
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    await send(session);
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under the same id after the page was loaded again", async () => {
    const { session, ids, load } = makeStore(refuse);
    await send(session);
    await send(createContactSession(load));
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under the same id with blocked storage, also after the page was loaded again", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { session, ids, load } = makeStore(refuse, refuse);
    await send(session);
    await send(session);
    await send(createContactSession(load));
    expect(ids).toEqual(["id1", "id1", "id1"]);
  });

  it("under the same id when another tab has emptied the storage", async () => {
    const { session, ids } = makeStore(refuse);
    await send(session);
    localStorage.removeItem(SALT_KEY);
    await send(session);
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under another id in another visitor's browser", async () => {
    const { session, ids, load } = makeStore();
    await send(session);
    vi.stubGlobal("localStorage", makeStorage());
    await send(createContactSession(load));
    expect(ids).toEqual(["id1", "id2"]);
  });

  it.each(["{", "[1,2]", "null", "7"])("where %s is stored for the salt", async (stored) => {
    localStorage.setItem(SALT_KEY, stored);
    const { session, ids, load } = makeStore(refuse);
    await send(session);
    await send(createContactSession(load));
    expect(ids).toEqual(["id1", "id1"]);
  });
});

describe("ten seconds after the press", () => {
  it("a store that never answers has failed, and not before", async () => {
    const { session } = makeStore(never);
    void send(session);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(session.getState()).toBe("sending");
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState()).toBe("failed");
  });

  it("a message has failed that was pressed before hydration", async () => {
    const { session } = makeStore(never);
    void session.send(message, { time: Date.now() - 8000, reload: () => false });
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.getState()).toBe("failed");
  });

  it("no write begins any more", async () => {
    const code = Promise.withResolvers<void>();
    const { ids, load } = makeStore();
    const session = createContactSession(() => code.promise.then(load));
    void send(session);
    await vi.advanceTimersByTimeAsync(10_000);
    code.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids).toEqual([]);
  });
});

it("loads the store once, and again by the next send after a failed load", async () => {
  const load = vi.fn(makeStore().load).mockRejectedValueOnce(new Error("chunk"));
  const session = createContactSession(load);
  session.prepare();
  session.prepare();
  expect(await send(session)).toBe("failed");
  await send(session);
  await send(session);
  expect(load).toHaveBeenCalledTimes(2);
});

it("makes an id of 20 letters and digits that differs with every text, its place and the salt", () => {
  const texts = [
    message,
    { ...message, name: "asha" },
    { ...message, subject: "Hello", message: "" },
    { ...message, message: "Hello\u0000" },
    { ...message, message: "Hello 👩" },
    { ...message, message: "Hello 👨" },
    ...Array.from({ length: 5000 }, (_, index) => ({ ...message, message: `Question ${index}` })),
  ];
  const ids = texts.flatMap((text) => [makeId(text, ""), makeId(text, "1-2-3")]);
  expect(new Set(ids).size).toBe(2 * texts.length);
  expect(ids.filter((id) => !/^[0-9a-z]{20}$/.test(id))).toEqual([]);
  expect(makeId({ ...message }, "")).toBe(ids[0]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createContactSession, hashMessage } from "./contact-session.ts";
import { forgetTriedIds, hasSubmitted, readTriedIds } from "./contact-storage.ts";

const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };
const IDS_KEY = "zero-academy:contact-ids";

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
    expect(await session.send(message)).toBe("sent");
    end();
    await session.send(message);
    expect(states).toEqual(["sending", "sent"]);
    expect(hasSubmitted()).toBe(true);
  });

  it("lets one message be sent at a time", async () => {
    const answer = Promise.withResolvers<void>();
    const { session, ids } = makeStore(() => answer.promise);
    const first = session.send(message);
    expect(await session.send(message)).toBe("sending");
    answer.resolve();
    expect(await first).toBe("sent");
    expect(ids).toHaveLength(1);
  });

  it("is failed after a refusal, which is logged", async () => {
    expect(await makeStore(refuse).session.send(message)).toBe("failed");
    expect(console.error).toHaveBeenCalledOnce();
    expect(hasSubmitted()).toBe(false);
  });

  it("is unconfirmed, not failed, when the visitor leaves the page meanwhile", async () => {
    vi.mocked(addEventListener).mockImplementation((_, leave) => (leave as () => void)());
    expect(await makeStore(refuse).session.send(message)).toBe("unconfirmed");
    expect(await makeStore().session.send(message)).toBe("sent");
    expect(console.error).not.toHaveBeenCalled();
    expect(removeEventListener).toHaveBeenCalledTimes(2);
  });

  it("is unconfirmed for a draft that was tried before, but not over what has happened since", async () => {
    await makeStore(refuse).session.send(message);
    const { session } = makeStore(refuse);
    session.recall({ ...message, name: "Ravi" });
    expect(session.getState()).toBe("idle");
    session.recall(message);
    expect(session.getState()).toBe("unconfirmed");
    await session.send(message);
    session.recall(message);
    expect(session.getState()).toBe("failed");
  });
});

describe("each distinct text is stored at most once", () => {
  it("under the same id after a failure", async () => {
    const { session, ids } = makeStore(refuse);
    await session.send(message);
    await session.send(message);
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under a new id where it was edited, and under the old one again", async () => {
    const { session, ids } = makeStore(refuse, refuse);
    await session.send(message);
    await session.send({ ...message, message: "Edited" });
    await session.send(message);
    expect(ids).toEqual(["id1", "id2", "id1"]);
  });

  it("under a new id after a success", async () => {
    const { session, ids } = makeStore();
    await session.send(message);
    await session.send(message);
    expect(ids).toEqual(["id1", "id2"]);
  });

  it("under the same id when the success came after the result", async () => {
    const late = Promise.withResolvers<void>();
    const { session, ids } = makeStore(() => late.promise);
    const sent = session.send(message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toBe("failed");
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    await session.send(message);
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under the same id after the page was loaded again", async () => {
    const { session, ids, load } = makeStore(refuse);
    await session.send(message);
    await createContactSession(load).send(message);
    expect(ids).toEqual(["id1", "id1"]);
  });

  it("under its own id when another tab has emptied the storage, or the storage is blocked", async () => {
    const { session, ids } = makeStore(refuse, refuse);
    await session.send(message);
    forgetTriedIds();
    await session.send(message);
    vi.stubGlobal("localStorage", undefined);
    await session.send(message);
    expect(ids).toEqual(["id1", "id1", "id1"]);
  });

  it.each(["a/b", "", "x".repeat(19), 7, null])("under a new id where %j is stored", async (stored) => {
    localStorage.setItem(IDS_KEY, JSON.stringify({ [hashMessage(message)]: stored }));
    const { session } = makeStore(refuse);
    await session.send(message);
    expect([...readTriedIds().values()]).toEqual([expect.stringMatching(/^[0-9a-f]{20}$/)]);
  });

  it.each(["{", "[1,2]", "null", '[["[\\"Asha\\"]","abc"]]'])("where %s is stored", async (stored) => {
    localStorage.setItem(IDS_KEY, stored);
    const { session } = makeStore(refuse);
    await session.send(message);
    expect([...readTriedIds().keys()]).toEqual([hashMessage(message)]);
  });

  it("and the ids of twenty texts are stored, without their words", async () => {
    const texts = Array.from({ length: 25 }, (_, index) => ({ ...message, message: `Question ${index}` }));
    const { session } = makeStore(...texts.map(() => refuse));
    for (const text of texts) await session.send(text);
    expect([...readTriedIds().keys()]).toEqual(texts.slice(5).map(hashMessage));
    expect(localStorage.getItem(IDS_KEY)).not.toMatch(/Question|Asha|a@b/);
  });
});

describe("after ten seconds", () => {
  it("a store that never answers has failed, and not before", async () => {
    const { session } = makeStore(never);
    void session.send(message);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(session.getState()).toBe("sending");
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getState()).toBe("failed");
  });

  it("no write begins any more", async () => {
    const code = Promise.withResolvers<void>();
    const { ids, load } = makeStore();
    const session = createContactSession(() => code.promise.then(load));
    void session.send(message);
    await vi.advanceTimersByTimeAsync(10_000);
    code.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids).toEqual([]);
  });
});

it("loads the store once, and anew by the next send after a failed load", async () => {
  const load = vi.fn(makeStore().load).mockRejectedValueOnce(new Error("chunk"));
  const session = createContactSession(load);
  session.prepare();
  session.prepare();
  expect(await session.send(message)).toBe("failed");
  await session.send(message);
  await session.send(message);
  expect(load).toHaveBeenCalledTimes(2);
});

it("a hash differs for texts that differ in one character or in where it stands", () => {
  const texts = [
    message,
    { ...message, name: "asha" },
    { ...message, subject: "Hello", message: "" },
    { ...message, message: "Hello\u0000" },
    { ...message, message: "Hello 👩" },
    { ...message, message: "Hello 👨" },
    ...Array.from({ length: 5000 }, (_, index) => ({ ...message, message: `Question ${index}` })),
  ];
  expect(new Set(texts.map(hashMessage)).size).toBe(texts.length);
  expect(hashMessage({ ...message })).toBe(hashMessage(message));
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createContactSession } from "./contact-session.ts";
import type { MessageSender } from "./message-sender.ts";

const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

const makeSender = (parts: Partial<MessageSender> = {}): MessageSender => ({
  prepare: () => {},
  hasStore: () => true,
  isUnconfirmed: () => false,
  send: async () => {},
  ...parts,
});
const refuse = () => Promise.reject(new Error("refused"));

beforeEach(() => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells those who listen that it sends and that it has sent", async () => {
  const session = createContactSession(makeSender());
  const states: string[] = [];
  const end = session.subscribe(() => states.push(session.getState()));
  expect(await session.send(message)).toBe("sent");
  end();
  await session.send(message);
  expect(states).toEqual(["sending", "sent"]);
});

it("sends one message at a time", async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);
  const session = createContactSession(makeSender({ send }));
  const first = session.send(message);
  expect(await session.send(message)).toBe("sending");
  answer.resolve();
  expect(await first).toBe("sent");
  expect(send).toHaveBeenCalledOnce();
});

it("tells a refusal from a store that never came, and logs both", async () => {
  expect(await createContactSession(makeSender({ send: refuse })).send(message)).toBe("failed");
  const without = createContactSession(makeSender({ send: refuse, hasStore: () => false }));
  expect(await without.send(message)).toBe("failed without store");
  expect(console.error).toHaveBeenCalledTimes(2);
});

it("calls a message unconfirmed, and no failure, when the page was left meanwhile", async () => {
  vi.mocked(addEventListener).mockImplementation((_, leave) => (leave as () => void)());
  expect(await createContactSession(makeSender({ send: refuse })).send(message)).toBe("unconfirmed");
  expect(await createContactSession(makeSender()).send(message)).toBe("sent");
  expect(console.error).not.toHaveBeenCalled();
  expect(removeEventListener).toHaveBeenCalledTimes(2);
});

it("remembers an unconfirmed draft, but not over what has happened since", async () => {
  const session = createContactSession(makeSender({ isUnconfirmed: () => true, send: refuse }));
  session.recall(message);
  expect(session.getState()).toBe("unconfirmed");
  await session.send(message);
  session.recall(message);
  expect(session.getState()).toBe("failed");
  const other = createContactSession(makeSender());
  other.recall(message);
  expect(other.getState()).toBe("idle");
});

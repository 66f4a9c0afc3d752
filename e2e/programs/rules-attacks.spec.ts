import { expect, test } from "@playwright/test";
import { ATTACKS } from "./rules/attacks.ts";
import { findBreaches } from "./rules/breaches.ts";
import { MESSAGES } from "./rules/messages.ts";
import { commit, message, RULES, STORED, store, text, WELL_FORMED } from "./rules/store.ts";

test.beforeAll(async () => expect(await store.setRules(RULES)).toEqual([]));

test(`${ATTACKS.length} attacks are refused by the rules and leave nothing behind`, async () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
  expect(await findBreaches(MESSAGES)).toEqual([]);
  const messages = await store.readMessages();
  expect(messages).toHaveLength(1 + MESSAGES.length);
  const { createdAt, ...texts } = messages.find(({ id }) => id === STORED)?.fields ?? {};
  expect(texts).toEqual(WELL_FORMED);
  expect(createdAt?.timestampValue).toBeTruthy();
});

test("a message of more than 1 MiB is refused by Firestore itself", async () => {
  const { status } = await commit(message({ ...WELL_FORMED, message: text("x".repeat(1_500_000)) }));
  expect(status).toBe(400);
});

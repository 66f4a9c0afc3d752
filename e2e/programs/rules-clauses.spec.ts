import { expect, test } from "@playwright/test";
import { findBreaches } from "./rules/breaches.ts";
import { SHORT } from "./rules/messages.ts";
import { RULES, store } from "./rules/store.ts";

/** Each clause of the rules, what remains when it is gone, and the attacks or messages that see it. */
const MUTATIONS: [what: string, clause: string | RegExp, rest: string, seen: RegExp][] = [
  ["that a text is not blank", /value\.matches\('\(\?s\)[^;]*;/, "value is string;", /as name$/],
  ["line breaks in a text", "'(?s)", "'", /^line breaks/],
  ["the list of what cannot be read", /\[\^\\\\x\{0\}[^\]]*\]/, "[^\\\\s]", /as name$/],
  [
    "the pattern of an address",
    /return value\.matches\('\[\^\\\\s@\][^;]*;/,
    "return value is string;",
    /as email$|the email/,
  ],
  ["the white space of JavaScript in an address", /&& !value\.matches\([^;]*;/, ";", /the email/],
  ["that there are no other keys", /message\.keys\(\)\.hasOnly\([^)]*\)\s*&&/, "", /extra key/],
  ["the name", "&& isText(message.name)", "", / name$/],
  ["the email", "&& isEmail(message.email)", "", / email$/],
  ["the subject", "&& message.get('subject', '') is string", "", / subject$/],
  ["that the subject may be absent", "message.get('subject', '')", "message.subject", /subject/],
  ["the message", "&& isText(message.message)", "", / message$/],
  ["the server's time", "&& message.createdAt == request.time", "", /createdAt$/],
  ["the form of the id", "isClientId(id) && ", "", /under the id/],
  ["the length of the id", "9]{20}", "9]+", /under the id/],
  [
    "that a repeated message is well-formed",
    "isWellFormed(request.resource.data)\n        &&",
    "",
    /stored message$/,
  ],
  ["that a repeated message is the same", /&& request\.resource\.data\.diff\([^;]*;/, ";", /stored message$/],
  ["the repeat itself", /allow update:[^;]*;/, "", /the least/],
  ["that only these two are allowed", "allow update:", "allow delete: if true; allow update:", /^delete/],
  ["that nobody reads", "allow update:", "allow read: if true; allow update:", /^read/],
  ["that no other path is open", "match /contactMessages/{id} {", "match /{path}/{id} {", /^create at/],
];

test.describe("without one clause", () => {
  test.afterAll(async () => void (await store.setRules(RULES)));

  for (const [what, clause, rest, seen] of MUTATIONS) {
    test(`${what}, an attack succeeds or a message is refused`, async () => {
      const mutated = RULES.replace(clause, rest);
      expect(mutated).not.toBe(RULES);
      await store.setRules(mutated);
      expect(await findBreaches(SHORT, { seen, most: 1 })).not.toEqual([]);
    });
  }
});

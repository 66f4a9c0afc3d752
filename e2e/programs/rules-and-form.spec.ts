import { expect, test } from "@playwright/test";
import { validateMessage } from "#app/contact/contact-message.ts";
import { AT_ONCE } from "./rules/breaches.ts";
import { commit, message, PLAIN, RULES, store, text } from "./rules/store.ts";

test.beforeAll(async () => expect(await store.setRules(RULES)).toEqual([]));

/** Every space, control, format and filler of Unicode, and some that look like them and can be read. */
const ODD_CHARACTERS = [
  ...Array.from({ length: 0xe0002 }, (_, code) => code).filter((code) =>
    /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(code)),
  ),
  ...[0xe0020, 0xe007f, 0xe01ef, 0xe0fff],
  ...[
    0x2800, 0x21, 0x7e, 0xa1, 0xac, 0xae, 0x301, 0x2010, 0x2190, 0x3001, 0x3163, 0xfe10, 0xfffd, 0x1f468,
    0xe1000,
  ],
];

test(`form and rules judge ${ODD_CHARACTERS.length} odd characters alike, alone and in an address`, async () => {
  expect(ODD_CHARACTERS.length).toBeGreaterThan(200);
  const disagreements: string[] = [];
  const judge = async (what: string, values: typeof PLAIN) => {
    const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)]));
    const isTaken = (await commit(message(fields))).status === 200;
    if (isTaken !== (validateMessage(values) === undefined))
      disagreements.push(`${what}: the rules ${isTaken ? "take" : "refuse"} it`);
  };
  const judgeAll = (code: number) => {
    const character = String.fromCodePoint(code);
    const what = `U+${code.toString(16)}`;
    return Promise.all([
      judge(`${what} as name`, { ...PLAIN, name: character }),
      judge(`${what} as message`, { ...PLAIN, message: character.repeat(3) }),
      judge(`${what} beside a letter`, { ...PLAIN, name: `${character}a${character}` }),
      judge(`${what} in an address`, { ...PLAIN, email: `a${character}b@c.d` }),
      judge(`${what} in a domain`, { ...PLAIN, email: `a@c${character}.d` }),
    ]);
  };
  for (let start = 0; start < ODD_CHARACTERS.length; start += AT_ONCE)
    await Promise.all(ODD_CHARACTERS.slice(start, start + AT_ONCE).map(judgeAll));
  expect(disagreements).toEqual([]);
});

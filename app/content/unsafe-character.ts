import type { Problem } from "./finding.ts";

/** Invisible and invalid characters: controls, text directions, unpaired surrogates, U+FFFD. */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]--[\t\n\u200C\u200D]]/v;

/** The first unsafe character of a text, and what to do about it. */
export function findUnsafeCharacter(text: string): Problem | undefined {
  const character = UNSAFE.exec(text)?.[0];
  if (character === undefined) return undefined;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const fix = "remove it: it is invisible, or replaces a character that was lost";
  return { found: `the character U+${code}`, fix };
}

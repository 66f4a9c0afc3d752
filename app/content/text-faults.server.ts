/** Characters that nobody sees or that belong to no text: controls, directions, unpaired surrogates, U+FFFD. */
const UNSAFE = /(?![\t\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\uFFFD]/u;

/** Most texts: seen at once, where Unicode's classes take ten times as long. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;

/** What is not plain: few letters of a file. */
const ODD = /[^\t\n\x20-\x7e]+/gu;

/** What Git leaves in a file when two changes met. */
const MERGE_MARK = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/;

/** The first character of a text that no text may hold, as U+001B. */
export function findUnsafeCharacter(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined;
  const character = UNSAFE.exec(text)?.[0];
  if (character === undefined) return undefined;
  return `the character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** What to do about a character that no text may hold. */
export const UNSAFE_FIX = "remove it: it cannot be seen, or stands for a letter that was lost";

/** What makes a file unreadable as a whole: the first such character of each line, and the first merge mark. */
export function findTextFaults(text: string): { line: number; found: string; fix: string }[] {
  const odd = text.match(ODD) ?? [];
  if (!odd.some((letters) => UNSAFE.test(letters)) && !/^[<>|]{7}/m.test(text)) return [];
  const lines = text.split("\n");
  const mark = lines.findIndex((line) => MERGE_MARK.test(line));
  const fix = "keep one of both versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>";
  const unsafe = lines.flatMap((line, index) => {
    const found = findUnsafeCharacter(line);
    return found ? [{ line: index + 1, found, fix: UNSAFE_FIX }] : [];
  });
  const conflict = lines[mark];
  return conflict === undefined
    ? unsafe
    : [{ line: mark + 1, found: `the mark of a merge, '${conflict}'`, fix }, ...unsafe];
}

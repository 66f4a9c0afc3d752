/** The answers of an editor, by the name of the question. */
export type Wish = Record<string, string>;

/** Something that an editor is asked. */
export type Question = {
  name: string;
  ask: (wish: Wish) => string;
  /** Whether it is asked at all; without this it always is. */
  isAsked?: (wish: Wish) => boolean;
  /** The answer that is meant, such as one that was typed in small letters or left empty. */
  read?: (answer: string) => string;
  /** What is wrong with an answer; nothing when it is right. */
  check: (answer: string, wish: Wish) => string | undefined;
};

/** A question with a list of answers. */
export const choice = (name: string, words: string, values: readonly string[]): Question => ({
  name,
  ask: () => `${words} (${values.join(", ")})`,
  read: (answer) => findChoice(answer, values),
  check: (answer) => (values.includes(answer) ? undefined : `write one of ${values.join(", ")}`),
});

/** The value that an answer means, whatever its capitals; the answer itself where it means none. */
export const findChoice = (answer: string, values: readonly string[]): string =>
  values.find((value) => value.toLowerCase() === answer.toLowerCase()) ?? answer;

/** The question for a title within its length. */
export const title = (words: string, least: number, most: number): Question => ({
  name: "title",
  ask: () => words,
  check: (answer) =>
    answer.length >= least && answer.length <= most && !/["\\{}]/.test(answer)
      ? undefined
      : `write ${least} to ${most} characters without quotes and braces`,
});

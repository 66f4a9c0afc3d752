/**
 * A mistake: its name, the file, what is replaced in it, by what, and every line that is said of it. There @ is the
 * line of the change, @+1 the one below, and … is anything: what follows from the rest of the content.
 */
export type Mistake = [
  name: string,
  file: string,
  from: string | RegExp,
  to: string,
  said: string | string[],
];

/** The course that most mistakes are made in. */
export const java = "courses/core-java.md";

/** The group of prompts that mistakes are made in. */
export const group = "toolkit/prompts/test.yaml";

/** The copy of the home page. */
export const home = "pages/home.yaml";

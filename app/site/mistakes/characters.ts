import { java, type Mistake } from "./mistake.ts";

/** Characters that cannot be seen, or are none. */
export const CHARACTERS: Mistake[] = [
  [
    "NUL",
    java,
    "title: Core Java",
    "title: Core\u0000Java",
    "courses/core-java.md:@ found the character U+0000; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "ESC",
    java,
    "title: Core Java",
    "title: Core\u001b[31mJava",
    "courses/core-java.md:@ found the character U+001B; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "a vertical tab",
    java,
    "Two kinds of people",
    "Two kinds\u000bof people",
    "courses/core-java.md:@ found the character U+000B; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "a character that is none",
    java,
    "title: Core Java",
    "title: Core\uFFFEJava",
    "courses/core-java.md:@ found the character U+FFFE; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "a direction that turns",
    java,
    "title: Core Java",
    "title: Core \u202EJava",
    "courses/core-java.md:@ found the character U+202E; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "an unpaired surrogate",
    java,
    "title: Core Java",
    'title: "Core \\ud800 Java"',
    "courses/core-java.md:@ title: found the character U+D800; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "a control as an escape",
    java,
    "title: Core Java",
    'title: "Core \\x1b Java"',
    "courses/core-java.md:@ title: found the character U+001B; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
  [
    "a title that cannot be seen",
    java,
    "title: Core Java",
    "title: \u3164\u3164\u3164",
    "courses/core-java.md:@ title: found '\u3164\u3164\u3164'; write letters that can be seen",
  ],
  [
    "a title of zero width",
    java,
    "title: Core Java",
    "title: \u200B\u200B\u200B",
    "courses/core-java.md:@ found the character U+200B; remove it: it cannot be seen, or stands for a letter that was lost",
  ],
];

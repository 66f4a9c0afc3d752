import { java, type Mistake } from "./mistake.ts";

/** Colons, brackets, commas, quotes and blanks that are missing or too many, and a key that is a number. */
export const PUNCTUATION: Mistake[] = [
  [
    "no blank behind a colon",
    java,
    "level: Beginner",
    "level:Beginner",
    "courses/core-java.md:@ found 'level:Beginner'; write a blank behind the colon: level: Beginner",
  ],
  [
    "no colon",
    java,
    "level: Beginner",
    "level Beginner",
    "courses/core-java.md:@ found 'level Beginner'; write a colon behind the field: level: Beginner",
  ],
  [
    "a bracket that is never closed",
    "site.yaml",
    "cursor-fullstack, prompt-engineering]",
    "cursor-fullstack, prompt-engineering",
    "site.yaml:@ found a bracket ([) that is never closed; write ] at its end",
  ],
  [
    "a brace that is never closed",
    "site.yaml",
    "href: /corporate }",
    "href: /corporate",
    "site.yaml:@ found a bracket ({) that is never closed; write } at its end",
  ],
  [
    "an entry that is indented less",
    java,
    "  - learn java online",
    " - learn java online",
    "courses/core-java.md:@ found '- learn java online' where it cannot stand; begin it exactly under the fields or entries that it belongs to (line … begins behind 2 blanks, this one behind 1)",
  ],
  [
    "a field that is indented",
    java,
    "level: Beginner",
    " level: Beginner",
    "courses/core-java.md:@ found 'level: Beginner' where it cannot stand; begin it exactly under the fields or entries that it belongs to (line … begins behind 2 blanks, this one behind 1)",
  ],
  [
    "entries without blanks behind their dashes",
    java,
    /keywords:\n( {2}- .*\n)+/,
    "keywords:\n  -core java\n  -learn java\n",
    "courses/core-java.md:@ found '-core java'; write a blank behind the dash: - core java",
  ],
  [
    "a missing comma between braces",
    "site.yaml",
    "{ label: Home, href: / }",
    "{ label: Home href: / }",
    "site.yaml:@ found two fields without a comma; write a comma before 'href:'",
  ],
  [
    "a missing quote at the end of a list entry",
    java,
    '- "Java 25 from the first session, with records, pattern matching and text blocks instead of history lessons"',
    '- "Java 25 from the first session',
    'courses/core-java.md:@ found a quote (") that is never closed; write " at the end of the text',
  ],
  [
    "a quote inside quotes",
    java,
    'shortTitle: "Java"',
    'shortTitle: "My "Java""',
    'courses/core-java.md:@ found \'Java""\' behind the closing quote; put the whole text in quotes, and write \\" for a quote in it',
  ],
  [
    "an indented list entry of words",
    java,
    "  - java for beginners",
    "    - java for beginners",
    "courses/core-java.md:@ found '- java for beginners', indented too far; begin it exactly under the entry above: it now is a part of that",
  ],
  [
    "a key that is a number",
    java,
    "level: Beginner",
    "12: Beginner",
    [
      "courses/core-java.md:@-11 level: found nothing; write one of Beginner, Intermediate, Advanced, All Levels",
      "courses/core-java.md:@ 12: found the key 12; this key is unknown: remove it (known: id, order, …, marketDemand)",
    ],
  ],
];

import { group, java, type Mistake } from "./mistake.ts";

/** Keys that are misspelt, unknown or missing. */
export const KEYS: Mistake[] = [
  [
    "a misspelt key",
    java,
    "level:",
    "levell:",
    "courses/core-java.md:@ levell: found the key levell; this key is unknown: write level",
  ],
  [
    "a key in capitals",
    java,
    "level:",
    "LEVEL:",
    "courses/core-java.md:@ LEVEL: found the key LEVEL; this key is unknown: write level",
  ],
  [
    "an unknown key",
    java,
    "level:",
    "colour: red\nlevel:",
    "courses/core-java.md:@ colour: found the key colour; this key is unknown: remove it (known: id, order, …, marketDemand)",
  ],
  [
    "a key that every object has",
    java,
    "level:",
    "constructor: red\nlevel:",
    "courses/core-java.md:@ constructor: found the key constructor; this key is unknown: remove it (known: id, order, …, marketDemand)",
  ],
  [
    "a key that objects inherit from",
    java,
    "level:",
    "__proto__: { a: 1 }\nlevel:",
    "courses/core-java.md:@ __proto__: found the key __proto__; this key is unknown: remove it (known: id, order, …, marketDemand)",
  ],
  [
    "a missing key",
    java,
    "title: Core Java\n",
    "",
    "courses/core-java.md:@-2 title: found nothing; write a text (in quotes if it looks like a number or a date)",
  ],
  [
    "an empty value",
    java,
    "title: Core Java",
    "title:",
    "courses/core-java.md:@ title: found nothing; write a text (in quotes if it looks like a number or a date)",
  ],
  [
    "a missing field of a prompt",
    group,
    / {4}good: Expected.*\n/,
    "",
    "toolkit/prompts/test.yaml:@-16 prompts[0].good: found nothing; write a text (in quotes if it looks like a number or a date)",
  ],
  [
    "a field of the first prompt in capitals",
    group,
    "    when: A function",
    "    When: A function",
    "toolkit/prompts/test.yaml:@ prompts[0].When: found the key When; this key is unknown: write when",
  ],
  [
    "a question without an answer",
    "faq.yaml",
    / {2}answer: >-\n {4}Between.*\n/,
    "",
    "faq.yaml:@-1 [1].answer: found nothing; write a text (in quotes if it looks like a number or a date)",
  ],
  [
    "a misspelt key of a question",
    "faq.yaml",
    "- question: How long",
    "- qestion: How long",
    "faq.yaml:@ [1].qestion: found the key qestion; this key is unknown: write question",
  ],
];

import type { Mistake } from "./mistake.ts";

/** Names in braces, which are filled in. */
export const NAMES: Mistake[] = [
  [
    "a misspelt name",
    "pages/about.yaml",
    "{name} belongs",
    "{nam} belongs",
    "pages/about.yaml:@ company.text: found {nam}; write {name}, or {{nam}} to show the braces",
  ],
  [
    "a count that this file does not know",
    "faq.yaml",
    "Between 6 and 16 weeks",
    "Between {from} and 16 weeks",
    "faq.yaml:@-1 [1].answer: found {from}; write one of {name}, {parent}, {tools}, {chatApp}, or {{from}} to show the braces",
  ],
  [
    "a name that every object has",
    "pages/about.yaml",
    "{name} belongs",
    "{constructor} belongs",
    "pages/about.yaml:@ company.text: found {constructor}; write one of {name}, {parent}, {tools}, {chatApp}, {count}, {sessions}, {prompts}, {promptsClaim}, {days}, {hours}, {keptFor}, {region}, or {{constructor}} to show the braces",
  ],
];

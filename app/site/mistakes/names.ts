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
    "a name that only the enrolment knows",
    "site.yaml",
    "label: Get Started",
    'label: "Get {title}"',
    "site.yaml:@ getStarted.label: found {title}; write one of {name}, {parent}, {tools}, {chatApp}, or {{title}} to show the braces",
  ],
  [
    "a name of a group where no group is",
    "pages/course.yaml",
    "It left the catalogue",
    "With {seats} it left the catalogue",
    "pages/course.yaml:@ retired.text: found {seats}; write one of {name}, {parent}, {tools}, {chatApp}, {count}, {sessions}, {prompts}, {promptsClaim}, {days}, {hours}, {keptFor}, {region}, {title}, {day}, or {{seats}} to show the braces",
  ],
  [
    "a name of the course where there is none",
    "pages/course.yaml",
    /groups: .*/,
    'groups: "Groups of {title}"',
    "pages/course.yaml:@ enrolment.groups: found {title}; …",
  ],
  [
    "the escape of a name that is always filled in",
    "site.yaml",
    "in the course {title}.",
    "in the course {title} and {{title}}.",
    "site.yaml:@ enrol.message: found {{title}}; {title} is always filled in here: write it without braces",
  ],
  [
    "blanks between the braces",
    "pages/about.yaml",
    "{name} belongs",
    "{ name } belongs",
    "pages/about.yaml:@ warning: company.text: found '{ name }'; write {name}",
  ],
  [
    "a brace that is never closed",
    "pages/about.yaml",
    "{name} belongs",
    "{name belongs",
    "pages/about.yaml:@ warning: company.text: found '{name'; write {name}",
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

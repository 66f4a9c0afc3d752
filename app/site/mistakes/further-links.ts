import { home, java, type Mistake } from "./mistake.ts";

/** Further links and addresses: downloads and places that are not there, passwords, a link without https. */
export const FURTHER_LINKS: Mistake[] = [
  [
    "a Markdown link without https",
    java,
    "Advanced Java begins there",
    "[It](http://java.example) begins there",
    "courses/core-java.md:@ longDescription: found a link to 'http://java.example'; write an address that begins with https://, mailto:, tel:, / or #, without blanks and entities",
  ],
  [
    "an origin with a password",
    "site.yaml",
    "origin: https://academy.example",
    "origin: https://me:secret@academy.example",
    "site.yaml:@ identity.origin: found 'https://me:secret@academy.example'; write only https:// and the domain: https://academy.example",
  ],
  [
    "a profile with a password",
    "site.yaml",
    "[https://zeroailabs",
    "[https://me:secret@zeroailabs",
    "site.yaml:@ identity.profiles[0]: found 'https://me:secret@zeroailabs.example/zero-academy'; write it without a name, a password or backslashes",
  ],
  [
    "a link to a prompt that its group does not have",
    "pages/dev-toolkit.yaml",
    "href: /learning-paths",
    "href: /dev-toolkit/debug#read-a-stack-trac",
    "pages/dev-toolkit.yaml:@ closing.links[1].href: found '/dev-toolkit/debug#read-a-stack-trac'; no such place there: write /dev-toolkit/debug#read-a-stack-trace",
  ],
  [
    "a link to a group that is not there",
    "pages/dev-toolkit.yaml",
    "href: /learning-paths",
    "href: /dev-toolkit/debugg",
    "pages/dev-toolkit.yaml:@ closing.links[1].href: found '/dev-toolkit/debugg'; no such page: write /dev-toolkit/debug",
  ],
  [
    "a download that no build makes",
    "pages/dev-toolkit.yaml",
    "/dev-toolkit/prompts.json",
    "/dev-toolkit/prompts.jsn",
    "pages/dev-toolkit.yaml:@ downloads.files[1].href: found '/dev-toolkit/prompts.jsn'; no such page: write /dev-toolkit/prompts.json",
  ],
  [
    "a link to no place of a course",
    java,
    "Advanced Java begins there",
    "[It](/courses/aws-cloud#sylabus) begins there",
    "courses/core-java.md:@ longDescription: found '/courses/aws-cloud#sylabus'; no such place there: write /courses/aws-cloud#syllabus",
  ],
  [
    "a link of the copy to no page",
    home,
    "href: /learning-paths",
    "href: /learning-path",
    "pages/home.yaml:@ hero.secondary.href: found '/learning-path'; no such page: write /learning-paths",
  ],
];

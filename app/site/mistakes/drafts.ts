import { group, java, type Mistake } from "./mistake.ts";

/** Drafts that are neither, or that something published needs. */
export const DRAFTS: Mistake[] = [
  [
    "a draft that is neither",
    java,
    "level: Beginner",
    "draft: maybe\nlevel: Beginner",
    "courses/core-java.md:@ draft: found 'maybe'; write true or false",
  ],
  [
    "a worked answer of a draft prompt",
    group,
    "    title: List the cases",
    "    draft: true\n    title: List the cases",
    "toolkit/prompts/test.yaml:@+264 worked.prompt: found 'list-cases-before-testing'; no published prompt of this group: write one of …",
  ],
];

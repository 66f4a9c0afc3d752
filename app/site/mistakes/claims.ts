import type { Mistake } from "./mistake.ts";

/** Claims and promises that the content does not prove. */
export const CLAIMS: Mistake[] = [
  [
    "a claim found true in the future",
    "site.yaml",
    "label: completion rate",
    "label: completion rate\n    asOf: 2027-03-01",
    "site.yaml:@ statistics[1].asOf: found '2027-03-01'; it lies in the future: write 2026-11-21 or an earlier day",
  ],
  [
    "a claim that says more than it proves",
    "site.yaml",
    "value: 40+, label: projects, atLeast",
    "value: 50+, label: projects, atLeast",
    "site.yaml:@ statistics[2].value: found '50+'; what is proven beside it is 40: write that, or prove 50",
  ],
  [
    "a claim that the catalogue does not hold",
    "site.yaml",
    "value: 40+, label: projects, atLeast: { projects: 40 }",
    "value: 400+, label: projects, atLeast: { projects: 400 }",
    "site.yaml:@ statistics[2].atLeast.projects: found 400; the catalogue has …: claim at most that",
  ],
  [
    "a span that says more than its weeks",
    "site.yaml",
    "value: 6 to 16 weeks",
    "value: 4 to 16 weeks",
    "site.yaml:@ delivery[0].value: found '4 to 16 weeks'; what is proven beside it is 6 and 16: write that, or prove 4",
  ],
  [
    "a span that the courses do not keep",
    "site.yaml",
    "value: 6 to 16 weeks, label: the length of a course, weeks: { from: 6",
    "value: 4 to 16 weeks, label: the length of a course, weeks: { from: 4",
    'site.yaml:@ delivery[0].weeks: found {"from":4,"to":16}; the courses take 6 to 16 weeks: write that',
  ],
  [
    "more sessions a week than there are",
    "site.yaml",
    "value: 2 a week, label: live mentor-led sessions, sessionsPerWeek: 2",
    "value: 3 a week, label: live mentor-led sessions, sessionsPerWeek: 3",
    "site.yaml:@ delivery[1].sessionsPerWeek: found 3; not every course has so many sessions a week",
  ],
  [
    "more prompts than there are",
    "site.yaml",
    "prompts: 20,",
    "prompts: 2000,",
    "site.yaml:@ toolkitClaim.prompts: found 2000; content/toolkit has … prompts: claim at most that",
  ],
  [
    "other days than there are",
    "site.yaml",
    /days: \d+/,
    "days: 100",
    "site.yaml:@ toolkitClaim.days: found 100; content/toolkit has … days: write that",
  ],
  [
    "a promise that its page no longer makes",
    "pages/contact.yaml",
    "A mentor reads every message",
    "Someone reads every message",
    "site.yaml:… promises[0].claim: found 'A mentor reads every message; there is no bot in between.'; write it word for word as on /contact, or remove it",
  ],
  [
    "a promise that no answer makes any more",
    "site.yaml",
    "promises:\n",
    "promises:\n  - { page: /contact, claim: We find you a job. }\n",
    "site.yaml:@ promises[0].claim: found 'We find you a job.'; write it word for word as on /contact, or remove it",
  ],
  [
    "a promise of an unknown page",
    "site.yaml",
    "page: /courses/debug-support,",
    "page: /courses/debug,",
    "site.yaml:@ promises[15].page: found '/courses/debug'; write the address of a page",
  ],
];

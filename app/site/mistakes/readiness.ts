import { java, type Mistake } from "./mistake.ts";

/** 'Am I ready?' of a course, with the course to take instead. */
const readiness = (instead: string) => `readiness:
  questions:
${'    - { question: "What is 2 + 3?", answer: "5." }\n'.repeat(5)}  ready: You can start.
  nearly: Practise for a week.
  notYet: Take another course first.
  instead: ${instead}
projects:`;

/** What a course says of its news, and of those who are not ready for it. */
export const READINESS: Mistake[] = [
  [
    "a course instead that does not exist",
    java,
    "projects:",
    readiness("python-fundamental"),
    "courses/core-java.md:@+10 readiness.instead: found 'python-fundamental'; no such course: write python-fundamentals",
  ],
  [
    "a course instead of itself",
    java,
    "projects:",
    readiness("core-java"),
    "courses/core-java.md:@+10 readiness.instead: found 'core-java'; it is this course: name another, or remove the line",
  ],
  [
    "four questions in the place of five",
    java,
    "projects:",
    readiness("python-fundamentals").replace(/ {4}- .*\n/, ""),
    "courses/core-java.md:@+1 readiness.questions: found …; write 5 entries (now 4)",
  ],
  [
    "a change in the future",
    java,
    "projects:",
    'changes:\n  - { date: 2027-03-01, text: "Java 27." }\nprojects:',
    "courses/core-java.md:@+1 changes[0].date: found '2027-03-01'; it lies in the future: write 2026-11-21 or an earlier day",
  ],
  [
    "versions that were checked in the future",
    java,
    "projects:",
    'taughtWith:\n  tools: ["Java 25"]\n  checked: "2062-11"\nprojects:',
    "courses/core-java.md:@+2 taughtWith.checked: found '2062-11'; it lies in the future: write 2026-11 or an earlier month",
  ],
  [
    "versions that were checked on a day",
    java,
    "projects:",
    'taughtWith:\n  tools: ["Java 25"]\n  checked: "2026-11-20"\nprojects:',
    "courses/core-java.md:@+2 taughtWith.checked: found '2026-11-20'; write a month as 2026-11",
  ],
];

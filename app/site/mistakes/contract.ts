import { java, type Mistake } from "./mistake.ts";

/** What the contract of the owner fixes, and an order that two courses have. */
export const CONTRACT: Mistake[] = [
  [
    "other sessions than fixed",
    java,
    "sessions: 28",
    "sessions: 26",
    "courses/core-java.md:@ sessions: found 26; contract.yaml fixes it: write 28",
  ],
  [
    "other hours than fixed",
    java,
    "hours: 28",
    "hours: 30",
    "courses/core-java.md:@ hours: found 30; contract.yaml fixes it: write 28",
  ],
  [
    "another level than fixed",
    java,
    "level: Beginner",
    "level: Advanced",
    "courses/core-java.md:@ level: found 'Advanced'; contract.yaml fixes it: write Beginner",
  ],
  [
    "a total of a path other than fixed",
    "pages/learning-paths.yaml",
    "15+ projects",
    "25+ projects",
    "pages/learning-paths.yaml:… paths[0].facts[2]: found '25+ projects'; contract.yaml fixes it: write 15+ projects, or let the owner change it there",
  ],
  [
    "a stop of a path under another name",
    "pages/learning-paths.yaml",
    "name: Hosting and Deployment",
    "name: Hosting",
    "pages/learning-paths.yaml:… paths[0].rows[4]: found 'Hosting (6 weeks, 12 sessions)'; contract.yaml fixes it: write Hosting and Deployment (6 weeks, 12 sessions), or let the owner change it there",
  ],
  [
    "an order twice",
    "courses/debug-support.md",
    /^order: .*/m,
    "order: 7",
    "courses/debug-support.md:@ order: found 7; courses/core-java.md has the same: write another",
  ],
  [
    "a question more than fixed",
    "faq.yaml",
    /$/,
    "- question: More?\n  answer: Yes.\n",
    "faq.yaml:@ [6]: found 7 questions; contract.yaml fixes 6: write as many, or let the owner change it there",
  ],
  [
    "questions without a number fixed",
    "contract.yaml",
    "questions: 6",
    "questions: 0",
    "contract.yaml:@ questions: found 0; write at least 1",
  ],
  [
    "a question less than fixed",
    "faq.yaml",
    /- question: What is the difference[\s\S]*/,
    "",
    "faq.yaml:@-15 found 5 questions; contract.yaml fixes 6: write as many, or let the owner change it there",
  ],
  [
    "hours of an ongoing course",
    "courses/ai-updates.md",
    "hours: 0",
    "hours: 8",
    "courses/ai-updates.md:@ hours: found 8; contract.yaml fixes it: write 0",
  ],
];

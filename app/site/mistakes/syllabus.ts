import { java, type Mistake } from "./mistake.ts";

/** Weeks and sessions of a syllabus. */
export const SYLLABUS: Mistake[] = [
  [
    "a gap of weeks",
    java,
    "weeks: 3-4",
    "weeks: 4-5",
    "courses/core-java.md:@ syllabus[1].weeks: found 'Weeks 4-5'; the block before it ends with week 2: begin with week 3",
  ],
  [
    "weeks behind the last",
    java,
    "weeks: 13-14",
    "weeks: 13-15",
    "courses/core-java.md:@ syllabus[7].weeks: found 'Weeks 13-15'; the course has 14 weeks: end with week 14",
  ],
  [
    "a session too few",
    java,
    / {6}- "JDBC.*\n/,
    "",
    "courses/core-java.md:@-2 syllabus[6].sessions: found '1 session title'; two live sessions a week: write 2 for week 12",
  ],
  [
    "a session twice",
    java,
    '"JDBC: store loans, pass values as parameters"',
    '"SQL: create two tables and join them"',
    "courses/core-java.md:@ syllabus[6].sessions[1]: found 'SQL: create two tables and join them'; line … has the same title: name what is new in this session",
  ],
  [
    "a week that the course has not",
    java,
    "Git from week three",
    "Git from week 30",
    "courses/core-java.md:@ warning: programHighlights[2]: found 'The debugger from week one, Git from week 30, Maven and JUnit from week four'; 'week 30': the course has 14 weeks",
  ],
];

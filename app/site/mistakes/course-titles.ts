import { java, type Mistake } from "./mistake.ts";

/** Titles of course pages as search results show them. */
export const COURSE_TITLES: Mistake[] = [
  [
    "a search title that another page has",
    java,
    "title: Core Java\n",
    'title: Core Java\nsearchTitle: "Python Fundamentals course"\n',
    "courses/python-fundamentals.md:… title: found 'Python Fundamentals course | …'; courses/core-java.md has the same: write another",
  ],
  [
    "a search title that another page has, after that page",
    "courses/python-fundamentals.md",
    "title: Python Fundamentals\n",
    'title: Python Fundamentals\nsearchTitle: "Core Java course"\n',
    "courses/python-fundamentals.md:@ searchTitle: found 'Core Java course | …'; courses/core-java.md has the same: write another",
  ],
  [
    "a search title that is too long",
    java,
    "title: Core Java\n",
    'title: Core Java\nsearchTitle: "Core Java for people who have never written any"\n',
    "courses/core-java.md:@ searchTitle: found 'Core Java for people who have never written any'; write at most 45 characters (now 47)",
  ],
];

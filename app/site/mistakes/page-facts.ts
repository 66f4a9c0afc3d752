import { home, type Mistake } from "./mistake.ts";

const paths = "pages/learning-paths.yaml";
const sample = "pages/sample.yaml";

/** What single pages say of courses, tracks, skills, lines of code and steps. */
export const PAGE_FACTS: Mistake[] = [
  [
    "a footer course that does not exist",
    "site.yaml",
    "[python-fundamentals,",
    "[python-fundamental,",
    "site.yaml:@ footer.courses[0]: found 'python-fundamental'; no such course: write python-fundamentals",
  ],
  [
    "a row that differs from its course",
    paths,
    "sessions: 24",
    "sessions: 25",
    "pages/learning-paths.yaml:@ paths[0].rows[0].sessions: found 25; python-fundamentals has 24: write that",
  ],
  [
    "a row of an unknown course",
    paths,
    "course: core-java",
    "course: core-jawa",
    "pages/learning-paths.yaml:@ paths[0].rows[1].course: found 'core-jawa'; write the slug of a course: core-java, or remove the line",
  ],
  [
    "two cards of one track",
    home,
    "track: AI-Powered",
    "track: Foundation",
    "pages/home.yaml:@ tracks.cards[1].track: found 'Foundation'; each track has one card: write AI-Powered",
  ],
  [
    "a skill that no course teaches",
    home,
    "Docker",
    "Kubernetes in space",
    "pages/home.yaml:@ skills.groups[1].skills[4]: found 'Kubernetes in space'; no course names it: write it as a session does, or remove it",
  ],
  [
    "a misspelt track",
    home,
    "track: Foundation",
    "track: Fundation",
    "pages/home.yaml:@ tracks.cards[0].track: found 'Fundation'; write Foundation",
  ],
  [
    "a certificate of an unknown course",
    sample,
    "course: python-fundamentals",
    "course: pyton-fundamentals",
    "pages/sample.yaml:@ certificate.course: found 'pyton-fundamentals'; write the slug of a course: python-fundamentals",
  ],
  [
    "a comment on an empty line",
    sample,
    "line: 4",
    "line: 2",
    "pages/sample.yaml:@ review.comments[0].line: found 2; write the number of a line with code, at most 15",
  ],
  [
    "comments out of order",
    sample,
    "line: 10",
    "line: 4",
    "pages/sample.yaml:@ review.comments[1].line: found 4; write the comments in the order of their lines, one a line",
  ],
  [
    "steps that have another name",
    "pages/corporate.yaml",
    "title: Discovery",
    "title: Discover",
    'pages/corporate.yaml:@-2 process.steps: found [{"title":"Discover","when":"Week 0","text":"Two calls: one with whoever pays, one with...; name the steps Discovery, Customize, Deliver, Support, in this order',
  ],
];

import { expect } from "@playwright/test";
import { SITE_FILES } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";

const {
  about,
  contact,
  corporate,
  academic,
  privacy,
  paths,
  java,
  cursor,
  lesson,
  brief,
  courses,
  sessions,
} = {
  ...{ about: "/about.md", contact: "/contact.md", corporate: "/corporate.md", academic: "/academic.md" },
  ...{
    privacy: "/privacy.md",
    paths: "/learning-paths.md",
    courses: "/courses.md",
    sessions: "/sessions.md",
  },
  ...{ java: "/courses/core-java.md", cursor: "/courses/cursor-fullstack.md" },
  ...{ lesson: "/courses/core-java/session.md", brief: "/courses/core-java/projects/invoice-maker.md" },
};

/** Begins the sentence that names what no page states, and says to ask. */
const ASK = "No page states these facts yet, so ask us:";

/**
 * What buyers ask, the Markdown of the page with the answer, and the answer: parts of one paragraph. When a page says
 * something in other words, write them here; no question may lose its answer. What only the owner knows is answered by the
 * list of what to ask.
 */
const QUESTIONS: [question: string, file: string, ...answer: string[]][] = [
  ["Are the courses live?", contact, "All sessions are online."],
  ["How often do we meet?", courses, "Two live sessions a week."],
  ["How long does a course take?", contact, "Between 6 and 16 weeks, with two live sessions a week."],
  ["How many hours a week does Core Java take?", java, "6 to 7 hours", "live sessions included"],
  ["How many sessions has Core Java?", java, "Live sessions: 28"],
  ["Do I need experience?", contact, "Not for a Beginner course."],
  ["What must I know for an advanced course?", contact, "worked on code that others wrote"],
  ["I have never programmed. Where do I begin?", paths, "Start with Python."],
  ["I study computer science. Which course?", paths, "Take Full Stack Web."],
  ["I code at work and want AI. Which course?", paths, "Take Prompt Engineering first"],
  ["What comes before Advanced Java?", paths, "after Core Java, or after a year of Java at work."],
  [
    "Is there a course for coding interviews?",
    paths,
    "Take Data Structures and Algorithms (DSA) after Python or Java.",
  ],
  ["How much maths do I need for machine learning?", paths, "after Python. School algebra is enough."],
  [
    "How long is the Foundation track?",
    paths,
    "Python and Full Stack Web alone take 28 weeks; all five courses take 58.",
  ],
  ["What is the shortest way to agents?", paths, "The shortest route is Prompt Engineering, Cursor AI, then"],
  ["Does a course get me a job?", contact, "We don't promise jobs or placements"],
  ["Do I get a certificate?", contact, "You get a completion certificate for each course"],
  ["Is the certificate recognised?", contact, "It is not a degree or a government-recognised qualification."],
  ["What does AI-powered mean?", contact, "It means learning to build with AI."],
  [
    "Does an assistant write the code?",
    contact,
    "In the programming courses you write the code yourself first",
  ],
  ["How do the tracks differ?", contact, "Foundation takes you from an empty file"],
  ["Can I leave AI Updates?", contact, "you join and leave when you like"],
  ["How do I enrol?", java, "opens with a message that names the course. You send it to us."],
  ["What happens after I write?", java, "We reply with the fee and the next start date."],
  [
    "When do you reply?",
    contact,
    "We reply within 24 hours on business days (Mon-Sat), 10:00 AM - 6:00 PM IST.",
  ],
  ["Is it a bot that replies?", contact, "A mentor reads every message; there is no bot in between."],
  ["Who owns the academy?", contact, `${content.site.identity.name} belongs to ${content.site.parent.name}.`],
  ["What does a course cost?", contact, ASK, "the fee of a course"],
  ["When does the next group start?", contact, ASK, "the next start date"],
  ["At what time are the sessions?", contact, ASK, "the days and times of its sessions"],
  ["In which language do you teach?", contact, ASK, "the language of teaching"],
  ["Who is my mentor?", contact, ASK, "the name of your mentor"],
  ["How many learners are in a group?", contact, ASK, "the number of learners in a group"],
  ["Are sessions recorded?", contact, ASK, "recordings of sessions you miss"],
  ["Can I get my money back?", contact, ASK, "refunds"],
  ["Can I pay in instalments?", contact, ASK, "instalments"],
  ["Is there a discount, and a tax invoice?", contact, ASK, "discounts and tax invoices"],
  ["Where do I complain?", contact, ASK, "complaints"],
  ["What laptop do I need for Core Java?", java, "A laptop with 8 GB of memory"],
  [
    "What else does the Cursor course cost?",
    cursor,
    "its cloud agents need a paid plan, which you pay to Cursor",
  ],
  ["Which version of Java do you teach?", java, "Java 25 LTS"],
  ["Is Spring Boot part of Core Java?", java, "Spring Boot and web services"],
  ["May I read a session before I pay?", lesson, "We wrote this session out for this page"],
  ["May I try a project, and use it to teach?", brief, "Use it, change it, teach with it"],
  ["Where do you teach indexes of databases?", sessions, "B-tree indexes: choose the order of columns"],
  ["What does a review look like?", about, "three comments from a mentor, and the function after the fixes"],
  [
    "What does training for a company cost?",
    corporate,
    "The fee depends on the size of your team, the programme and its length.",
  ],
  ["Do you sign an NDA?", corporate, "Tell us in your first message if you need one before Discovery"],
  [
    "Can our college give credit for it?",
    academic,
    "Run one of our courses for credit or as a value-added course.",
  ],
  ["What do you store about me?", privacy, "There are no accounts, no cookies and no trackers"],
];

test("fifty questions of buyers are answered in Markdown that llms.txt names", async ({ request }) => {
  expect(QUESTIONS).toHaveLength(50);
  const read = async (address: string) => (await (await request.get(address)).text()).replaceAll("\\", "");
  const index = await read(SITE_FILES.llms);
  const unanswered: string[] = [];
  for (const [question, file, ...answer] of QUESTIONS) {
    const paragraphs = (await read(file)).split("\n\n");
    const isAnswered = paragraphs.some((paragraph) => answer.every((part) => paragraph.includes(part)));
    if (!index.includes(`](${content.site.identity.origin}${file})`) || !isAnswered)
      unanswered.push(question);
  }
  expect(unanswered).toEqual([]);
});

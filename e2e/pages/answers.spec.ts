import { expect } from "@playwright/test";
import { SITE_FILES } from "#app/academy/addresses.ts";
import { content, test } from "../support/site.ts";

/** The start of the sentence that lists what no page states. */
const ASK = "The site doesn’t cover these yet, so ask us:";

/**
 * What buyers ask, by the page that answers, with parts of one paragraph. Reworded answers are changed here; no
 * question may lose its answer.
 */
const QUESTIONS: Record<string, [question: string, ...answer: string[]][]> = {
  "/contact.md": [
    ["Are the courses live?", "All sessions are online."],
    ["How long does a course take?", "Between 6 and 16 weeks, with two live sessions a week."],
    ["Do I need experience?", "Not for a Beginner course."],
    ["What must I know for an advanced course?", "worked on code that others wrote"],
    ["Does a course get me a job?", "We don’t promise jobs or placements"],
    ["Do I get a certificate?", "You get a completion certificate for each course"],
    ["Is the certificate recognised?", "It is not a degree or a government-recognised qualification."],
    ["What does AI-powered mean?", "It means learning to build with AI."],
    ["How do the tracks differ?", "Foundation takes you from an empty file"],
    ["Can I leave AI Updates?", "you join and leave when you like"],
    ["When do you reply?", "We reply within 24 hours on business days (Mon-Sat), 10:00 AM - 6:00 PM IST."],
    ["Is it a bot that replies?", "A mentor reads every message; there is no bot in between."],
    ["Who owns the academy?", `${content.site.identity.name} belongs to ${content.site.parent.name}.`],
    ["What does a course cost?", ASK, "the course fee"],
    ["When does the next group start?", ASK, "the next start date"],
    ["At what time are the sessions?", ASK, "the days and times of sessions"],
    ["In which language do you teach?", ASK, "the language of teaching"],
    ["Who is my mentor?", ASK, "the name of your mentor"],
    ["How many learners are in a group?", ASK, "the size of a group"],
    ["Are sessions recorded?", ASK, "recordings of sessions you miss"],
    ["Can I get my money back?", ASK, "refunds"],
    ["Can I pay in instalments?", ASK, "instalments"],
    ["Is there a discount, and a tax invoice?", ASK, "discounts and tax invoices"],
    ["Where do I complain?", ASK, "complaints"],
  ],
  "/courses.md": [["How often do we meet?", "Two live sessions a week"]],
  "/courses/core-java.md": [
    ["How many hours a week does Core Java take?", "6 to 7 hours", "live sessions included"],
    ["How many sessions has Core Java?", "Live sessions: 28"],
    ["How do I enrol?", "opens with a message that names the course. You send it."],
    ["What happens after I write?", "We reply with the fee and the next start date."],
    ["What laptop do I need for Core Java?", "A laptop with 8 GB of memory"],
    ["Which version of Java do you teach?", "Java 25 LTS"],
    ["Is Spring Boot part of Core Java?", "Spring Boot and web services"],
  ],
  "/learning-paths.md": [
    ["I have never programmed. Where do I begin?", "Start with Python."],
    ["I study computer science. Which course?", "Take Full Stack Web."],
    ["I code at work and want AI. Which course?", "Take Prompt Engineering before either of them."],
    ["What comes before Advanced Java?", "after Core Java, or after a year of Java at work."],
    [
      "Is there a course for coding interviews?",
      "Take Data Structures and Algorithms (DSA) after Python or Java.",
    ],
    ["How much maths do I need for machine learning?", "after Python. School algebra is enough."],
    [
      "How long is the Foundation track?",
      "Python and Full Stack Web alone take 28 weeks; all five courses take 58.",
    ],
    ["What is the shortest way to agents?", "The shortest route is Prompt Engineering, Cursor AI, then"],
  ],
  "/courses/cursor-fullstack.md": [
    [
      "What else does the Cursor course cost?",
      "its cloud agents need a paid plan, which you buy from Cursor",
    ],
  ],
  "/courses/core-java/session.md": [["May I read a session before I pay?", "Session 17 of 28, written out"]],
  "/courses/core-java/projects/invoice-maker.md": [
    ["May I try a project, and use it to teach?", "Use it, change it, teach with it"],
  ],
  "/sessions.md": [
    ["Where do you teach indexes of databases?", "B-tree indexes: choose the order of columns"],
  ],
  "/about.md": [
    [
      "Does an assistant write the code?",
      "In the programming courses you write the code yourself before an assistant writes it for you",
    ],
    ["What does a review look like?", "a function as a learner might hand it in"],
  ],
  "/corporate.md": [
    [
      "What does training for a company cost?",
      "The fee depends on the size of your team, the programme and its length.",
    ],
    ["Do you sign an NDA?", "Tell us in your first message if you need one before Discovery"],
  ],
  "/academic.md": [
    ["Can our college give credit for it?", "Run one of our courses for credit or as a value-added course."],
  ],
  "/privacy.md": [["What do you store about me?", "There are no accounts, no cookies and no trackers"]],
};

test("the sample review has its comments and the fixed function in Markdown", async ({ request }) => {
  const { comments, after } = content.pages.sample.review;
  const about = (await (await request.get("/about.md")).text()).replaceAll("\\", "");
  expect(comments.length).toBeGreaterThan(0);
  for (const { text } of comments) expect(about).toContain(text);
  expect(about).toContain(after.join("\n").trim());
});

test("questions of buyers are answered in Markdown that llms.txt names", async ({ request }) => {
  const read = async (address: string) => (await (await request.get(address)).text()).replaceAll("\\", "");
  const index = await read(SITE_FILES.llms);
  for (const [file, questions] of Object.entries(QUESTIONS)) {
    expect(index).toContain(`](${content.site.identity.origin}${file})`);
    const paragraphs = (await read(file)).split("\n\n");
    const unanswered = questions.filter(
      ([, ...answer]) => !paragraphs.some((paragraph) => answer.every((part) => paragraph.includes(part))),
    );
    expect(unanswered, file).toEqual([]);
  }
});

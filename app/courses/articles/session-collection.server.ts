import { z } from "zod";
import { getSessionPath } from "#app/academy/addresses.ts";
import { TRACKS } from "#app/academy/tracks.ts";
import { defineCollection, type Entry } from "#app/content/collection.server.ts";
import { dependsOn, list, part, text } from "#app/content/fields.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { type Course, type CoursesBySlug, listSessions } from "#app/courses/course.ts";
import { COURSES, checkCourseOf } from "#app/courses/schema/course-collection.server.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { articleFields } from "#app/page-model/article-fields.server.ts";
import { type ArticlePage, getArticleHead } from "#app/page-model/article-page.server.ts";
import { SESSION_IDS } from "./article-ids.ts";
import { type Archive, downloadFields, testsFile } from "./download-fields.server.ts";
import { checkMoments } from "./moments.server.ts";

const MINUTES_FIX = "write the minutes as 0-10";

const minutes = z
  .string({ error: MINUTES_FIX })
  .regex(/^\d{1,2}-\d{1,2}$/, { error: MINUTES_FIX })
  .transform((value) => {
    const [from = 0, to = 0] = value.split("-").map(Number);
    return { from, to };
  });

/** A session has the title that the syllabus gives it. */
const { title: _, ...pageFields } = articleFields;

/** The shape of the front matter of `content/sessions/<course>.md`. */
const sessionFields = z.strictObject({
  course: dependsOn("courses", "The course that the session is from: the name of its file, and of this one."),
  session: text("Title of the session, as the course's syllabus has it: the heading of the page."),
  ...pageFields,
  parts: list(
    "The parts of the hour; the text below has a heading with the same words for each.",
    z.strictObject({
      minutes: minutes.describe("From which minute to which, such as '0-10'."),
      title: text("What happens in it.").max(60),
      line: z
        .int()
        .min(1)
        .optional()
        .describe(
          "With one in each part, the home page can show the hour: a line of the file above its first '###'.",
        ),
    }),
  ).min(2),
  questions: list(
    "Three questions that a reader may have.",
    z.strictObject({
      question: text("The question.", { hasCode: true }).max(120),
      answer: text("Its answer, three to six sentences.", { hasCode: true }).max(600),
    }),
  ).length(3),
  task: part("What a learner does after the session.", {
    text: text("What to do, and how it is checked.", { hasCode: true }).max(600),
    file: testsFile("File of tests in `files/<course>`."),
    solution: text("A solution in `solutions/<course>`, shown when a reader opens it."),
  }),
  ...downloadFields,
});

const sessionSchema = sessionFields.transform((data) => ({ ...data, title: data.session }));

type SessionData = z.output<typeof sessionSchema>;

/** A written session as its page shows it. */
export type Session = ArticlePage<SessionData>;

/** What its archive is made from. */
export const getSessionArchive = (session: Session): Archive => ({
  ...session,
  folder: `${session.course}-session`,
  tests: session.task.file,
  shows: "session and its task",
  isLicensed: false,
});

const listTitles = (course: CourseFrontMatter): string[] => listSessions(course).map(({ title }) => title);

/** The written sessions, at most one for a course. */
export const SESSIONS = defineCollection({
  files: "sessions/*.md",
  mayBeEmpty: true,
  schema: sessionSchema,
  body: { field: "body", level: 2 },
  path: ({ slug }) => getSessionPath(slug),
  head: getArticleHead,
  ids: () => SESSION_IDS,
  creates: {
    name: "Written session",
    of: COURSES,
    template: "app/courses/articles/session.template.md",
    asks: ["session"],
    choices: (course, content) => {
      const data = content.find(COURSES, course)?.data;
      return { session: data ? listTitles(data) : [] };
    },
  },
  attachments: ({ task }) => [
    { name: task.file, at: ["task", "file"], isPublished: true },
    { name: task.solution, at: ["task", "solution"], isPublished: false },
  ],
  check: (entry, content) => [
    ...checkCourseOf(entry, "session", listTitles, content),
    ...checkHour(entry),
    ...checkHeadings(entry),
    ...checkMoments(entry),
  ],
});

/** The parts cover an hour, one after another. */
function checkHour({ file, data: { parts } }: Entry<SessionData>): Finding[] {
  const fault = (index: number, found: unknown, fix: string) => [
    findingAt(file, ["parts", index, "minutes"], found, fix),
  ];
  let next = 0;
  for (const [index, { minutes }] of parts.entries()) {
    const found = `${minutes.from}-${minutes.to}`;
    if (minutes.from !== next) return fault(index, found, `begin with minute ${next}`);
    if (minutes.to <= minutes.from)
      return fault(index, found, "it ends before it begins: write a later minute as its end");
    next = minutes.to;
  }
  return next === 60 ? [] : fault(parts.length - 1, next, "a session takes an hour: end with minute 60");
}

/** The text has the parts as headings, in their order. */
function checkHeadings({ file, data: { parts }, body }: Entry<SessionData>): Finding[] {
  if (!body || body.tokens.length === 0) return [];
  const { headings } = body;
  const length = Math.max(parts.length, headings.length);
  for (let index = 0; index < length; index++) {
    const [part, heading] = [parts[index], headings[index]];
    if (part?.title === heading?.text) continue;
    if (!heading) {
      const fix = "add its heading to the text below, with ##";
      return [findingAt(file, ["parts", index, "title"], part?.title, fix)];
    }
    const fix = part
      ? `write '## ${part.title}', or change parts above`
      : "add it to parts, or make it a smaller heading with ###";
    return [{ ...findingAt(file, ["body"], heading.text, fix), line: heading.line }];
  }
  return [];
}

/** The written sessions with their courses, by track and in catalogue order. */
export const listWrittenSessions = <S extends Pick<SessionData, "course">>(
  sessions: S[],
  courses: CoursesBySlug,
): (Omit<S, "course"> & { course: Course })[] =>
  sessions
    .flatMap((session) => {
      const course = courses.get(session.course);
      return course ? { ...session, course } : [];
    })
    .toSorted((a, b) => a.course.order - b.course.order)
    .toSorted((a, b) => TRACKS.indexOf(a.course.track) - TRACKS.indexOf(b.course.track));

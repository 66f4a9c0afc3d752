import { z } from "zod";
import { getSessionPath } from "#app/content/addresses.ts";
import { checkReference, findingAt } from "#app/content/check-shape.server.ts";
import { defineCollection, type Entry, entryFields } from "#app/content/collection.server.ts";
import { list, part, text } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { TRACKS } from "#app/content/tracks.ts";
import { type Catalogue, checkEntryCourse, getCourseBySlug } from "./catalogue.server.ts";
import type { Course } from "./course.ts";

const MINUTES_FIX = "write the minutes as 0-10";

const minutes = z
  .string({ error: MINUTES_FIX })
  .regex(/^\d{1,2}-\d{1,2}$/, { error: MINUTES_FIX })
  .transform((value) => {
    const [from = 0, to = 0] = value.split("-").map(Number);
    return { from, to };
  });

/** The shape of the front matter of `content/sessions/<course>.md`. */
const sessionSchema = z.strictObject({
  course: text("The course that the session is from: the name of its file, and of this one."),
  session: text("Title of the session, as the course's syllabus has it."),
  ...entryFields,
  parts: list(
    "The parts of the hour; the text below has a heading with the same words for each.",
    z.strictObject({
      minutes: minutes.describe("From which minute to which, such as '0-10'."),
      title: text("What happens in it.").max(60),
    }),
  ).min(2),
  questions: list(
    "Three questions that learners ask.",
    z.strictObject({
      question: text("The question.").max(120),
      answer: text("Its answer, three to six sentences.").max(600),
    }),
  ).length(3),
  task: part("What a learner does after the session.", {
    text: text("What to do, and how it is checked.").max(600),
    file: text("File of tests in `files/<course>`, to be downloaded."),
    solution: text("A solution in `solutions/<course>`, shown behind a fold."),
  }),
});

type SessionData = z.output<typeof sessionSchema>;

/** The written sessions, at most one for a course. */
export const SESSIONS = defineCollection<SessionData, Catalogue>({
  folder: "sessions",
  schema: sessionSchema,
  getPath: getSessionPath,
  getCourse: ({ course }) => course,
  listFiles: ({ task }) => [
    { name: task.file, at: ["task", "file"], isPublished: true },
    { name: task.solution, at: ["task", "solution"], isPublished: false },
  ],
  check: (entry, catalogue) => {
    const wrong = checkEntryCourse(entry, entry.data.course, catalogue);
    if (wrong.length > 0) return wrong;
    return [...checkTitle(entry, catalogue), ...checkHour(entry), ...checkHeadings(entry)];
  },
});

/** The session is one of the course's syllabus. */
function checkTitle({ file, data }: Entry<SessionData>, { entries }: Catalogue): Finding[] {
  const course = entries.find(({ slug }) => slug === data.course);
  if (!course) return [];
  const noun = `session in ${course.file.file}`;
  const known = course.data.syllabus.flatMap(({ sessions }) => sessions);
  return checkReference(file, ["session"], data.session, { noun, known });
}

/** The parts cover an hour, one after another. */
function checkHour({ file, data: { parts } }: Entry<SessionData>): Finding[] {
  let next = 0;
  for (const [index, { minutes }] of parts.entries()) {
    const at = ["parts", index, "minutes"];
    const found = `${minutes.from}-${minutes.to}`;
    if (minutes.from !== next) return [findingAt(file, at, found, `begin with minute ${next}`)];
    if (minutes.to <= minutes.from) return [findingAt(file, at, found, "write a later minute as its end")];
    next = minutes.to;
  }
  if (next === 60) return [];
  return [
    findingAt(
      file,
      ["parts", parts.length - 1, "minutes"],
      next,
      "a session has an hour: end with minute 60",
    ),
  ];
}

/** The text has the parts as headings, in their order. */
function checkHeadings({ file, data: { parts }, body }: Entry<SessionData>): Finding[] {
  if (body.findings.length > 0) return [];
  const length = Math.max(parts.length, body.headings.length);
  for (let index = 0; index < length; index++) {
    const [part, heading] = [parts[index], body.headings[index]];
    if (part?.title === heading?.title) continue;
    if (!heading)
      return [
        findingAt(
          file,
          ["parts", index, "title"],
          part?.title,
          "write its heading in the text below, with ##",
        ),
      ];
    const fix = part
      ? `write '## ${part.title}', or change parts above`
      : "name it under parts, or write ###";
    return [{ ...findingAt(file, ["body"], heading.title, fix), line: heading.line }];
  }
  return [];
}

type WrittenSession = Pick<SessionData, "title" | "session" | "course"> & { path: string };

/** What a link to the page of a written session shows. */
export type SessionLink = Omit<WrittenSession, "course"> & { course: Course };

/** The written sessions with their courses, in the order of their tracks. Every course page asks for them. */
export const listSessionLinks = (sessions: WrittenSession[], courses: Course[]): SessionLink[] =>
  sessions
    .flatMap((session) => {
      const course = getCourseBySlug(session.course, courses);
      return course ? { ...session, course } : [];
    })
    .toSorted((a, b) => TRACKS.indexOf(a.course.track) - TRACKS.indexOf(b.course.track));

/** The written session that a course links: its own, else one of its track. */
export const findSessionLink = (
  { slug, track }: Pick<Course, "slug" | "track">,
  links: SessionLink[],
): SessionLink | undefined =>
  links.find(({ course }) => course.slug === slug) ?? links.find(({ course }) => course.track === track);

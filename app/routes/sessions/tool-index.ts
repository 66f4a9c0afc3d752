import { type Course, type CourseLink, type CourseSession, listSessions } from "#app/courses/course.ts";

/** A tool: the courses that are taught with it, each with its version, and the sessions that have it in their title. */
export type Tool = {
  name: string;
  courses: { course: CourseLink; version: string }[];
  sessions: { course: CourseLink; session: CourseSession }[];
};

/** The tools of all courses from A to Z. */
export function listTools(courses: Course[]): Tool[] {
  const tools = new Map<string, Tool["courses"]>();
  for (const { slug, title, taughtWith } of courses)
    for (const line of taughtWith?.tools ?? []) {
      // The version of a tool begins with a digit.
      const [name = line, ...rest] = line.split(/ (?=\d)/);
      tools.set(name, [...(tools.get(name) ?? []), { course: { slug, title }, version: rest.join(" ") }]);
    }
  const titled = courses.flatMap((course) =>
    listSessions(course).map((session) => ({
      taught: { course: { slug: course.slug, title: course.title }, session },
      words: spaceWords(session.title),
    })),
  );
  return Array.from(tools, ([name, taught]) => {
    const named = spaceWords(name);
    const sessions = titled.filter(({ words }) => words.includes(named)).map(({ taught }) => taught);
    return { name, courses: taught, sessions };
  }).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The words of a text with a space around each, so that 'Java' is not found in 'JavaScript'. */
const spaceWords = (text: string): string => ` ${text.split(/[^\p{L}\p{N}.#+]+/u).join(" ")} `;

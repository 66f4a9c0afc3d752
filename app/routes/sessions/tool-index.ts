import { type Course, type CourseLink, type CourseSession, listSessions } from "#app/courses/course.ts";

/** A tool, and the courses that teach it. */
export type Tool = {
  name: string;
  /** The version of most of its courses. */
  version: string;
  courses: {
    course: CourseLink;
    /** The version of the course, where it differs from that of the tool. */
    version?: string;
    /** Its sessions that have the tool in their title. */
    sessions: CourseSession[];
  }[];
};

/** The tools of all courses from A to Z. */
export function listTools(courses: Course[]): Tool[] {
  const versions = new Map<string, Map<Course, string>>();
  for (const course of courses)
    for (const line of course.taughtWith?.tools ?? []) {
      // The version of a tool begins with a digit.
      const [name = line, ...rest] = line.split(/ (?=\d)/);
      const own = versions.get(name) ?? new Map<Course, string>();
      versions.set(name, own.set(course, rest.join(" ")));
    }
  const titled = courses.map((course) => ({
    course,
    sessions: listSessions(course).map((session) => ({ session, words: spaceWords(session.title) })),
  }));
  return Array.from(versions, ([name, own]) => {
    const version = getMostFrequent([...own.values()]);
    const named = spaceWords(name);
    const taught = titled.flatMap(({ course, sessions: all }) => {
      const { slug, title } = course;
      const sessions = all.flatMap(({ session, words }) => (words.includes(named) ? session : []));
      // A course may name the tool without a version.
      const other = own.get(course) || version;
      return own.has(course) || sessions.length > 0
        ? [{ course: { slug, title }, ...(other === version ? {} : { version: other }), sessions }]
        : [];
    });
    return { name, version, courses: taught };
  }).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

function getMostFrequent(values: string[]): string {
  const count = (value: string) => values.filter((other) => other === value).length;
  return values.reduce((most, value) => (count(value) > count(most) ? value : most));
}

/** The words of a text with a space around each, so that 'Java' is not found in 'JavaScript'. */
const spaceWords = (text: string): string => ` ${text.split(/[^\p{L}\p{N}.#+]+/u).join(" ")} `;

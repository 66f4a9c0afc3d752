import { getCoursePath } from "#app/academy/addresses.ts";
import { SITE_NAMES } from "#app/academy/site-names.ts";
import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { checkName } from "#app/content/check-shape.server.ts";
import { type Content, defineCollection, type Entry } from "#app/content/collection.server.ts";
import { asWarning, type Finding, findingAt } from "#app/content/finding.ts";
import { UNWRITTEN } from "#app/content/schema-meta.server.ts";
import { getSearchTitle } from "#app/courses/course.ts";
import { listCourseIds } from "#app/courses/course-ids.ts";
import { findWeekday, getWeekday } from "#app/courses/enrolment/cohort.ts";
import { checkSources } from "#app/courses/market/publishers.server.ts";
import { getSyllabusWeeks, isOngoing } from "#app/courses/syllabus/hours.ts";
import { checkSyllabus } from "#app/courses/syllabus/syllabus-check.server.ts";
import { listUndrawnLetters } from "#app/drawing/undrawn-letters.ts";
import { formatCount } from "#app/text/count.ts";
import { COURSE_DRAFT } from "./course-draft.server.ts";
import { type CourseFrontMatter, courseSchema } from "./course-schema.server.ts";

type CourseEntry = Entry<CourseFrontMatter>;

/** The courses; one that has retired keeps its page, which links to others. */
export const COURSES = defineCollection({
  files: "courses/*.md",
  schema: courseSchema,
  body: { field: "longDescription", level: 3, names: SITE_NAMES, length: { min: 600, max: 2000 } },
  path: ({ slug }) => getCoursePath(slug),
  head: (data) => ({
    title: { text: getSearchTitle(data), at: [data.searchTitle ? "searchTitle" : "title"] },
    description: { text: data.description, at: ["description"] },
  }),
  ids: ({ data: { sessions } }) => listCourseIds(sessions),
  creates: COURSE_DRAFT,
  shown: ({ retired }, today) => !retired || retired > today,
  check: (entry, content) => {
    const { file, data } = entry;
    const facts = checkFacts(entry);
    return [
      ...facts,
      // A wrong number of weeks or sessions would be a fault of the syllabus, too.
      ...(facts.length > 0 ? [] : checkSyllabus(file, data)),
      ...checkCohorts(entry),
      ...checkNamedCourses(entry, content),
      ...checkOrder(entry, content),
      ...checkSources(file, ["marketDemand"], data.marketDemand, content),
      ...checkLetters(entry),
      ...checkVersions(entry, content.today),
    ];
  },
});

/** Whether a course has two live sessions in each week of its syllabus. */
export const hasTwoSessionsAWeek = (data: CourseFrontMatter): boolean =>
  data.sessions === countSessions(data);

const countSessions = (data: CourseFrontMatter): number => SESSIONS_A_WEEK * getSyllabusWeeks(data);

/** Rules over several fields of a course: two sessions a week, hours. */
function checkFacts({ file, data }: CourseEntry): Finding[] {
  const findings: Finding[] = [];
  const fault = (field: keyof CourseFrontMatter, fix: string) =>
    findings.push(findingAt(file, [field], data[field], fix));
  if (!hasTwoSessionsAWeek(data))
    fault(
      "sessions",
      `two live sessions a week are ${countSessions(data)} in ${getSyllabusWeeks(data)} weeks: correct the sessions or the duration`,
    );
  if (isOngoing(data) && data.hours !== 0) fault("hours", "an ongoing course has no total: write 0");
  if (!isOngoing(data) && data.hours < data.sessions)
    fault("hours", `a live session has an hour or more: write ${data.sessions} or more`);
  return findings;
}

/** Checks the first days of the cohorts of a course, and their days of the week. */
function checkCohorts({ file, data }: CourseEntry): Finding[] {
  if (data.cohorts.length > 0 && isOngoing(data)) {
    const fix = "an ongoing course has no start dates: remove cohorts";
    return [findingAt(file, ["cohorts"], formatCount(data.cohorts.length, "cohort"), fix)];
  }
  return data.cohorts.flatMap(({ start, weekdays }, index) => {
    const findings: Finding[] = [];
    const fault = (field: string, found: unknown, fix: string) =>
      findings.push(findingAt(file, ["cohorts", index, field], found, fix));
    if (weekdays[0] === weekdays[1]) fault("weekdays", weekdays.join(" and "), "write two different days");
    if (!weekdays.includes(getWeekday(start))) {
      const [before, after] = [findWeekday(start, weekdays, -1), findWeekday(start, weekdays)];
      const days = weekdays.join(" or a ");
      fault("start", start, `it is a ${getWeekday(start)}: write a ${days}, such as ${before} or ${after}`);
    }
    if (data.cohorts.findIndex((other) => other.start === start) < index)
      fault("start", start, "another cohort begins on that day: write another day");
    return findings;
  });
}

/**
 * Checks that the courses that a course names are other ones and do not retire. A course with a retirement date is a
 * fault as soon as the date is written: no build fails because a day has come.
 */
function checkNamedCourses({ file, slug, data }: CourseEntry, content: Content): Finding[] {
  const { readiness, notFor, follows, next, retired } = data;
  if (retired) return [];
  const named: { at: PropertyKey[]; name: string | undefined; other: string }[] = [
    {
      at: ["readiness", "instead"],
      name: readiness?.instead,
      other: "another course here and in notYet, or remove the line",
    },
    ...notFor.map(({ instead }, index) => ({
      at: ["notFor", index, "instead"],
      name: instead,
      other: "another course, or remove 'instead'",
    })),
    ...follows.map(({ course }, index) => ({
      at: ["follows", index, "course"],
      name: course,
      other: "another course, or remove this entry",
    })),
    ...next.map((name, index) => ({
      at: ["next", index],
      name,
      other: "another course, or remove it",
    })),
  ];
  return named.flatMap(({ at, name, other }) => {
    const fault = (why: string) => [findingAt(file, at, name, `${why}: name ${other}`)];
    if (name === slug) return fault("this is the course itself");
    const course = name === undefined ? undefined : content.find(COURSES, name);
    return course?.data.retired ? fault("it is no longer offered") : [];
  });
}

/** The courses that a course names as those before or after it, with their places. */
const ORDERS = {
  follows: ({ follows }: CourseFrontMatter) =>
    follows.map(({ course }, index) => ({ name: course, at: ["follows", index, "course"] })),
  next: ({ next }: CourseFrontMatter) => next.map((name, index) => ({ name, at: ["next", index] })),
};

/** No course comes before or after itself by way of others. */
const checkOrder = ({ file, slug, data }: CourseEntry, content: Content): Finding[] =>
  Object.values(ORDERS).flatMap((listNamed) => {
    const reach = (name: string, reached = new Set<string>()): Set<string> => {
      const course = content.find(COURSES, name);
      for (const { name } of course ? listNamed(course.data) : [])
        if (!reached.has(name)) reach(name, reached.add(name));
      return reached;
    };
    return listNamed(data).flatMap(({ name, at }) => {
      if (name === slug || !reach(name).has(slug)) return [];
      const fix = "that course leads back to this one: remove the line from one of them";
      return [findingAt(file, at, name, fix)];
    });
  });

/** Warns of letters that the font of the share images lacks: such a picture is drawn without the title. */
function checkLetters({ file, data: { title } }: CourseEntry): Finding[] {
  const letters = listUndrawnLetters(title);
  if (letters.length === 0) return [];
  const fix = `the picture of a shared link leaves out the title, as its font has no ${letters.join(" ")}: use other letters if you can`;
  return [asWarning(findingAt(file, ["title"], title, fix))];
}

const MONTHS_OF_A_QUARTER = 3;

/** Warns of versions that were checked more than a quarter ago, of a course on offer. */
function checkVersions({ file, data }: CourseEntry, today: string): Finding[] {
  const { taughtWith, draft, retired } = data;
  if (!taughtWith || draft || (retired && retired <= today)) return [];
  const age = countMonths(today) - countMonths(taughtWith.checked);
  if (age <= MONTHS_OF_A_QUARTER) return [];
  const fix = `that was ${age} months ago: check the versions of ${taughtWith.tools.join(", ")} again, and write ${today.slice(0, 7)}`;
  return [asWarning(findingAt(file, ["taughtWith", "checked"], taughtWith.checked, fix))];
}

/** Months from the year 0 to a month or a day of it. */
const countMonths = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** An entry of a course has the name of its file, and names one of its projects, or a session of its syllabus. */
export function checkCourseOf<Field extends string>(
  { file, slug, data }: Entry<Record<"course" | Field, string>>,
  field: Field,
  listNames: (course: CourseFrontMatter) => string[],
  content: Content,
): Finding[] {
  const { course, [field]: name } = data;
  const entry = content.find(COURSES, course);
  // What is still to be written is no name yet.
  if (!entry || name.includes(UNWRITTEN)) return [];
  if (slug !== course)
    return [findingAt(file, ["course"], course, `rename this file after its course: ${course}.md`)];
  return checkName(file, [field], name, { where: entry.file.file, known: listNames(entry.data) });
}

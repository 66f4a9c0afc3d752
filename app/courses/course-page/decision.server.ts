import { ASKED, type AskedFact } from "#app/academy/asked-facts.server.ts";
import { type Course, type CoursesBySlug, getProjectName } from "#app/courses/course.ts";
import type { Enrolment } from "#app/courses/enrolment/enrolment.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { endSentence } from "#app/text/typography.ts";
import type { DecisionWords } from "./decision-words.server.ts";
import { formatPrice } from "./good-to-know.ts";

/** What a visitor decides by, from the fields of the course: what is not known yet is named, not left out. */
export function getDecision(
  course: Course,
  courses: CoursesBySlug,
  { words, groups, open }: { words: DecisionWords; open: AskedFact[] } & Pick<Enrolment, "groups">,
) {
  const { prerequisites, projects, price, next } = course;
  const [group] = groups;
  const own = fillWords(isOngoing(course) ? { ...words, ...words.ongoing } : words, {});
  const isAsked = ({ fact }: AskedFact) => fact === ASKED.fee.fact || fact === ASKED.nextStart.fact;
  const asked = open.filter(isAsked);
  const listFacts = (facts: AskedFact[]) =>
    new Intl.ListFormat("en-GB").format(facts.map(({ short }) => short));
  const known = [
    price && formatPrice(price),
    group?.start,
    group?.mentor && `Mentor: ${group.mentor.name}`,
  ].filter((part) => part !== undefined);
  const ask = known.length > 0 ? fillWords(words.rest, { facts: listFacts(asked) }) : own.ask;
  return {
    words: own,
    need: endSentence(prerequisites[0] ?? ""),
    projects: projects.map(getProjectName),
    fee: [...known.map(endSentence), ...(asked.length > 0 ? [ask] : [])],
    open: open.every(isAsked)
      ? undefined
      : fillWords(words.facts, { facts: listFacts(open.filter((fact) => !isAsked(fact))) }),
    next: next.flatMap((slug) => {
      const course = courses.get(slug);
      return course ? { slug, title: course.title } : [];
    }),
  };
}

import type { Site } from "#app/academy/site-schema.server.ts";
import { formatCount } from "#app/content/count.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { type Course, isOngoing } from "#app/courses/course.ts";
import { formatDay, formatMonth } from "#app/ui/format-day.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

/** A fact that helps a visitor decide: its title, what is true of the course, and where to see it. */
type Note = { title: string; text: string; link?: { label: string; href: string } };

type Terms = Pick<Site, "groupSize" | "missedSession" | "refunds" | "complaints">;

/** What a visitor wants to know before joining; what is not known has no row. */
export function getGoodToKnow(site: Terms, course: Course, copy: CoursePageCopy["goodToKnow"]): Note[] {
  const { price, extraCosts, taughtWith, changes, alone } = course;
  const { groupSize, missedSession, refunds, complaints } = site;
  return [
    note("Fee", price && formatPrice(price)),
    note("Costs besides the fee", extraCosts),
    note(
      "Group size",
      groupSize && fillCopy(copy.groupSize, { groupSize: formatCount(groupSize, "learner") }),
    ),
    note("If you miss a session", missedSession),
    note("Refunds", refunds),
    note("Complaints", complaints),
    note("Taught with", taughtWith && formatVersions(taughtWith, copy.taughtWith)),
    note(
      "New in the last three months",
      changes.map(({ date, text }) => `${formatDay(date)}: ${text}`).join(" "),
    ),
    note("Learning it alone", alone).map((row) => ({ ...row, link: copy.alone })),
  ].flat();
}

/** A row of its own; none where nothing is known. */
const note = (title: string, text: string | 0 | undefined): Note[] => (text ? [{ title, text }] : []);

/** A price in words: '₹18,500, all reviews'. */
export const formatPrice = ({ amount, includes }: NonNullable<Course["price"]>): string =>
  `₹${new Intl.NumberFormat("en-IN").format(amount)}, ${includes}`;

/** What the owner has not said yet of these courses, so that no one searches for it. */
export function listOpenFacts(site: Terms, courses: Course[]): string[] {
  const cohorts = courses.flatMap((course) => course.cohorts);
  const hasGroup = cohorts.length > 0;
  return [
    courses.some(({ price }) => price) ? [] : "the course fee",
    hasGroup || courses.every(isOngoing) ? [] : "the next start date",
    hasGroup ? [] : ["the days and times of sessions", "the language of teaching"],
    cohorts.some(({ mentor }) => mentor) ? [] : "the name of your mentor",
    hasGroup || site.groupSize ? [] : "the size of a group",
    site.missedSession ? [] : "recordings of sessions you miss",
  ].flat();
}

/** What the owner has not said yet of any course, and of the academy. */
export const listUnstatedFacts = (site: Terms, courses: Course[], further: string[]): string[] => [
  ...listOpenFacts(site, courses),
  ...(site.refunds ? [] : ["refunds"]),
  ...(site.complaints ? [] : ["complaints"]),
  ...further,
];

/** Versions, apart by commas where none of them has a comma of its own. */
function formatVersions({ tools, checked }: NonNullable<Course["taughtWith"]>, words: string): string {
  const versions = tools.join(tools.some((tool) => tool.includes(",")) ? "; " : ", ");
  return fillCopy(words, { versions, month: formatMonth(checked) });
}

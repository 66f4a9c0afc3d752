import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { formatDay, formatMonth } from "#app/ui/format-day.ts";
import { type Course, isOngoing } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

/** A fact that helps a visitor decide: its title, what is true of the course, and where to see it. */
type Note = { title: string; text: string; link?: { label: string; href: string } };

type Terms = Pick<Site, "groupSize" | "missedSession" | "refunds" | "complaints">;

/** What a visitor wants to know before joining; what is not known has no row. */
export function getGoodToKnow(site: Terms, course: Course, copy: CoursePageCopy["goodToKnow"]): Note[] {
  const { price, extraCosts, taughtWith, changes, alone } = course;
  const { groupSize, missedSession, refunds, complaints } = site;
  return [
    note(copy.fee, price && formatPrice(price)),
    note(copy.costs, extraCosts),
    note(copy.groupSize.title, groupSize && fillCopy(copy.groupSize.text, { groupSize })),
    note(copy.missedSession, missedSession),
    note(copy.refunds, refunds),
    note(copy.complaints, complaints),
    note(copy.taughtWith.title, taughtWith && formatVersions(taughtWith, copy.taughtWith.text)),
    note(copy.changes, changes.map(({ date, text }) => `${formatDay(date)}: ${text}`).join(" ")),
    note(copy.alone.title, alone).map((row) => ({ ...row, link: copy.alone.link })),
  ].flat();
}

/** A row of its own; none where nothing is known. */
const note = (title: string, text: string | 0 | undefined): Note[] => (text ? [{ title, text }] : []);

/** A price in words: '₹18,500, all reviews'. */
export const formatPrice = ({ amount, includes }: NonNullable<Course["price"]>): string =>
  `₹${new Intl.NumberFormat("en-IN").format(amount)}, ${includes}`;

/** What the owner has not said yet of these courses, so that no one searches for it. */
export function listOpenFacts(
  site: Terms,
  courses: Course[],
  copy: CoursePageCopy["goodToKnow"]["open"],
): string[] {
  const cohorts = courses.flatMap((course) => course.cohorts);
  const hasGroup = cohorts.length > 0;
  return [
    courses.some(({ price }) => price) ? [] : copy.fee,
    hasGroup || courses.every(isOngoing) ? [] : copy.start,
    hasGroup ? [] : [copy.time, copy.language],
    cohorts.some(({ mentor }) => mentor) ? [] : copy.mentor,
    hasGroup || site.groupSize ? [] : copy.groupSize,
    site.missedSession ? [] : copy.recordings,
  ].flat();
}

/** What the owner has not said yet of any course, and of the academy. */
export const listUnstatedFacts = (
  site: Terms,
  courses: Course[],
  open: CoursePageCopy["goodToKnow"]["open"],
  { refunds, complaints, further }: { refunds: string; complaints: string; further: string[] },
): string[] =>
  [
    listOpenFacts(site, courses, open),
    site.refunds ? [] : refunds,
    site.complaints ? [] : complaints,
    further,
  ].flat();

/** Versions, apart by commas where none of them has a comma of its own. */
function formatVersions({ tools, checked }: NonNullable<Course["taughtWith"]>, words: string): string {
  const versions = tools.join(tools.some((tool) => tool.includes(",")) ? "; " : ", ");
  return fillCopy(words, { versions, month: formatMonth(checked) });
}

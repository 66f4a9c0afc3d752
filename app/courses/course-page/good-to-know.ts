import type { Course } from "#app/courses/course.ts";
import type { Terms } from "#app/courses/open-facts.server.ts";
import { formatCount } from "#app/text/count.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { keepOnLine } from "#app/text/typography.ts";
import { formatDay, formatMonth } from "#app/ui/format-day.ts";
import type { CourseWords } from "./course-words.server.ts";

/** A fact that helps a visitor decide: its title, what is true of the course, and where to see it. */
type KnownFact = { title: string; text: string; link?: { label: string; href: string } };

/** What a visitor wants to know before joining; what is not known has no row. */
export function getGoodToKnow(site: Terms, course: Course, words: CourseWords["goodToKnow"]): KnownFact[] {
  const { extraCosts, recordings, taughtWith, changes, alone } = course;
  const { groupSize, missedSession, refunds, complaints } = site;
  return [
    factRow("Costs besides the fee", extraCosts),
    factRow(
      "Group size",
      groupSize && fillWords(words.groupSize, { groupSize: formatCount(groupSize, "learner") }),
    ),
    factRow("If you miss a session", missedSession),
    factRow("Recordings", recordings),
    factRow("Refunds", refunds),
    factRow("Complaints", complaints),
    factRow("Taught with", taughtWith && formatVersions(taughtWith, words.taughtWith)),
    factRow(
      "New in the last three months",
      changes.map(({ date, text }) => `${formatDay(date)}: ${text}`).join(" "),
    ),
    factRow("Learning it on your own", alone).map((row) => ({ ...row, link: words.alone })),
  ].flat();
}

/** A row of its own; none where nothing is known. */
const factRow = (title: string, text: string | 0 | undefined): KnownFact[] => (text ? [{ title, text }] : []);

/** A price in words: '₹18,500, all reviews'. */
export const formatPrice = ({ amount, includes }: NonNullable<Course["price"]>): string =>
  `₹${new Intl.NumberFormat("en-IN").format(amount)}, ${includes}`;

/** Length up to which a tool and its version stay on one line, in characters. */
const UNBROKEN = 20;

/** Versions, separated by commas unless one of them contains a comma. */
function formatVersions({ tools, checked }: NonNullable<Course["taughtWith"]>, words: string): string {
  const versions = tools
    .map((tool) => (tool.length <= UNBROKEN ? keepOnLine(tool) : tool))
    .join(tools.some((tool) => tool.includes(",")) ? "; " : ", ");
  return fillWords(words, { versions, month: keepOnLine(formatMonth(checked)) });
}

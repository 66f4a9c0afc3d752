import { findingAt } from "#app/content/check-shape.server.ts";
import type { Content, Entry } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { adviseOnAddress } from "#app/content/reader.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getWeeks, SESSIONS_A_WEEK } from "#app/courses/course.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import type { CourseFrontMatter } from "#app/courses/course-schema.server.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";

type Claim = Site["statistics"][number];

/** The figures of site.yaml, each with its path. */
const listFigures = (site: Site): { claim: Claim; at: PropertyKey[] }[] =>
  (["statistics", "delivery"] as const).flatMap((list) =>
    site[list].map((claim, index) => ({ claim, at: [list, index] })),
  );

/** The numbers of a figure that the content proves; none where only the owner can prove it. */
const listProvenNumbers = ({ atLeast, weeks, sessionsPerWeek }: Claim): number[] =>
  [...Object.values(atLeast ?? {}), ...Object.values(weeks ?? {}), sessionsPerWeek].filter(
    (number) => number !== undefined,
  );

/**
 * The claims that only the owner can prove and has not: figures and sentences, each with its path.
 * @param isShown Whether the page at an address is published: sentences of other pages need no proof.
 */
export const listUnproven = (
  site: Site,
  isShown: (page: string) => boolean,
): { at: PropertyKey[]; text: string }[] => [
  ...listFigures(site)
    .filter(({ claim }) => !claim.asOf && listProvenNumbers(claim).length === 0)
    .map(({ claim, at }) => ({ at, text: `${claim.value} ${claim.label}` })),
  ...site.promises.flatMap(({ page, claim, asOf }, index) =>
    !asOf && isShown(page) ? [{ at: ["promises", index], text: `${page}: ${claim}` }] : [],
  ),
];

/** The definitions that a page shows of its sentences. */
export const getPromiseNotes = ({ promises }: Site, page: string) =>
  promises.flatMap(({ page: where, definition, asOf }) =>
    where === page && definition ? [{ definition, asOf }] : [],
  );

/** Checks what site.yaml claims against the content that proves it; totals only where no file is missing from them. */
export function checkClaims({ file, data }: Entry<Site>, content: Content): Finding[] {
  // Courses with a retirement date count no more: a claim that needs one fails when the date is written, not on the day.
  const courses = content
    .all(COURSES)
    ?.map((entry) => entry.data)
    .filter(({ draft, retired }) => !draft && !retired);
  return [
    ...listFigures(data).flatMap(({ claim, at }) => [
      ...checkWords(file, claim, at),
      ...(courses ? checkProof(file, claim, at, courses) : []),
    ]),
    ...checkToolkitClaim(file, data, content),
    ...data.promises.flatMap(({ page }, index) =>
      content.pages.has(page)
        ? []
        : findingAt(file, ["promises", index, "page"], page, adviseOnAddress(page, content) ?? ""),
    ),
  ];
}

/** The shown value of a claim has no number that the fields next to it do not prove. */
function checkWords(file: ContentFile, claim: Claim, at: PropertyKey[]): Finding[] {
  const proven = listProvenNumbers(claim);
  const shown = (claim.value.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
  const excess = shown.find((number) => proven.length > 0 && !proven.includes(number));
  if (excess === undefined) return [];
  const fix = `the fields next to it prove only ${proven.join(" and ")}: write that, or prove ${excess}`;
  return [findingAt(file, [...at, "value"], claim.value, fix)];
}

/** The courses prove the numbers of a claim. */
function checkProof(
  file: ContentFile,
  { atLeast = {}, weeks: range, sessionsPerWeek: rate }: Claim,
  at: PropertyKey[],
  courses: CourseFrontMatter[],
): Finding[] {
  const findings: Finding[] = [];
  const fault = (path: string[], found: unknown, fix: string) =>
    findings.push(findingAt(file, [...at, ...path], found, fix));
  const totals = {
    projects: courses.reduce((sum, { projects }) => sum + projects.length, 0),
    hours: courses.reduce((sum, { hours }) => sum + hours, 0),
  };
  for (const name of ["projects", "hours"] as const) {
    const least = atLeast[name];
    if (least !== undefined && totals[name] < least)
      fault(
        ["atLeast", name],
        least,
        `the catalogue has only ${totals[name]}: claim ${totals[name]} or fewer`,
      );
  }
  const weeks = courses.flatMap((course) => getWeeks(course) ?? []);
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  if (range && weeks.length > 0 && (range.from !== from || range.to !== to))
    fault(["weeks"], range, `the courses take ${from} to ${to} weeks: write that`);
  if (rate !== undefined && rate !== SESSIONS_A_WEEK)
    fault(
      ["sessionsPerWeek"],
      rate,
      `every course has ${SESSIONS_A_WEEK} sessions a week: write ${SESSIONS_A_WEEK}`,
    );
  return findings;
}

function checkToolkitClaim(file: ContentFile, { toolkitClaim }: Site, content: Content): Finding[] {
  const groups = content.all(PROMPT_GROUPS);
  const phases = content.all(ROADMAP);
  if (!groups || !phases) return [];
  const findings: Finding[] = [];
  const fault = (field: "prompts" | "days", fix: string) =>
    findings.push(
      findingAt(file, ["toolkitClaim", field], toolkitClaim[field], `content/toolkit has ${fix}`),
    );
  const prompts = groups.flatMap(({ data }) => data.prompts.filter(({ draft }) => !draft)).length;
  const days = phases.flatMap(({ data }) => data.days).length;
  if (prompts < toolkitClaim.prompts) fault("prompts", `only ${prompts} prompts: claim ${prompts} or fewer`);
  if (days !== toolkitClaim.days) fault("days", `${days} days: write ${days}`);
  return findings;
}

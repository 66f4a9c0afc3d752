import { checkReference, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import { type Course, getWeeks } from "#app/courses/course.ts";
import { countToolkit, type Toolkit } from "#app/toolkit/toolkit.ts";

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

/**
 * Checks what site.yaml claims against the content that proves it. Totals are compared only if every course could be
 * read, the toolkit's only if it is given.
 */
export function checkClaims(
  file: ContentFile,
  site: Site,
  catalogue: Catalogue,
  toolkit: Toolkit | undefined,
): Finding[] {
  const { slugs, drafts, isWhole } = catalogue;
  // Ignore courses with a retirement date: a claim that needs one fails when the date is written, not on the day itself.
  const courses = catalogue.courses.filter(({ slug, retired }) => !drafts.includes(slug) && !retired);
  return [
    ...listFigures(site).flatMap(({ claim, at }) => [
      ...checkWords(file, claim, at),
      ...(isWhole ? checkProof(file, claim, at, courses) : []),
    ]),
    ...(toolkit ? checkToolkitClaim(file, site, toolkit) : []),
    ...site.footer.courses.flatMap((slug, index) =>
      checkReference(file, ["footer", "courses", index], slug, { noun: "course", known: slugs }),
    ),
  ];
}

/** The shown value of a claim has no number that the fields beside it do not prove. */
function checkWords(file: ContentFile, claim: Claim, at: PropertyKey[]): Finding[] {
  const proven = listProvenNumbers(claim);
  const shown = (claim.value.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
  const excess = shown.find((number) => proven.length > 0 && !proven.includes(number));
  if (excess === undefined) return [];
  const fix = `what is proven beside it is ${proven.join(" and ")}: write that, or prove ${excess}`;
  return [findingAt(file, [...at, "value"], claim.value, fix)];
}

/** The courses prove the numbers of a claim. */
function checkProof(
  file: ContentFile,
  { atLeast = {}, weeks: range, sessionsPerWeek: rate }: Claim,
  at: PropertyKey[],
  courses: Course[],
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
      fault(["atLeast", name], least, `the catalogue has ${totals[name]}: claim at most that`);
  }
  const weeks = courses.flatMap((course) => getWeeks(course) ?? []);
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  if (range && weeks.length > 0 && (range.from !== from || range.to !== to))
    fault(["weeks"], range, `the courses take ${from} to ${to} weeks: write that`);
  const keepsRate = (course: Course) => {
    const weeks = getWeeks(course);
    return weeks === undefined || course.sessions === (rate ?? 0) * weeks;
  };
  if (rate !== undefined && !courses.every(keepsRate))
    fault(["sessionsPerWeek"], rate, "not every course has so many sessions a week");
  return findings;
}

function checkToolkitClaim(file: ContentFile, { toolkitClaim }: Site, toolkit: Toolkit): Finding[] {
  const found = countToolkit(toolkit);
  const findings: Finding[] = [];
  if (found.prompts < toolkitClaim.prompts) {
    const fix = `content/toolkit has ${found.prompts} prompts: claim at most that`;
    findings.push(findingAt(file, ["toolkitClaim", "prompts"], toolkitClaim.prompts, fix));
  }
  if (found.days !== toolkitClaim.days) {
    const fix = `content/toolkit has ${found.days} days: write that`;
    findings.push(findingAt(file, ["toolkitClaim", "days"], toolkitClaim.days, fix));
  }
  return findings;
}

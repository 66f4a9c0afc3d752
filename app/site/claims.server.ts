import { problemAt } from "#app/content/check-shape.server.ts";
import { listProvenNumbers } from "#app/content/claims-schema.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import { type Course, getWeeks } from "#app/courses/course.ts";
import { countToolkit, type Toolkit } from "#app/toolkit/toolkit.ts";

/**
 * Checks what site.yaml claims against what can prove it. Totals are taken of complete parts only: a course with a
 * fault of its own says nothing about the claims.
 */
export function checkClaims(
  file: ContentFile,
  site: Site,
  catalogue: Catalogue,
  toolkit: Toolkit | undefined,
): ContentProblem[] {
  const { slugs, drafts, isWhole } = catalogue;
  // A course that will retire proves nothing: its claims are said when the day is set, so that the day stops no build.
  const courses = catalogue.courses.filter(({ slug, retired }) => !drafts.includes(slug) && !retired);
  return [
    ...checkWords(file, site),
    ...(isWhole ? [...checkTotals(file, site, courses), ...checkDelivery(file, site, courses)] : []),
    ...(toolkit ? checkToolkitClaim(file, site, toolkit) : []),
    ...checkFooter(file, site, slugs),
  ];
}

/** A claim says no more than what stands beside it to be proven. */
const checkWords = (file: ContentFile, site: Site): ContentProblem[] =>
  (["statistics", "delivery"] as const).flatMap((list) =>
    site[list].flatMap((claim, index) => {
      const proven = listProvenNumbers(claim);
      const said = (claim.value.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
      const excess = said.find((number) => proven.length > 0 && !proven.includes(number));
      if (excess === undefined) return [];
      const fix = `what is proven beside it is ${proven.join(" and ")}: write that, or prove ${excess}`;
      return problemAt(file, [list, index, "value"], claim.value, fix);
    }),
  );

/** The totals that a claim may name as its least. */
const getTotals = (courses: Course[]) => ({
  projects: courses.reduce((sum, { projects }) => sum + projects.length, 0),
  hours: courses.reduce((sum, { hours }) => sum + hours, 0),
});

function checkTotals(file: ContentFile, site: Site, courses: Course[]): ContentProblem[] {
  const totals = getTotals(courses);
  return (["statistics", "delivery"] as const).flatMap((list) =>
    site[list].flatMap(({ atLeast = {} }, index) =>
      (Object.keys(totals) as (keyof typeof totals)[]).flatMap((name) => {
        const least = atLeast[name];
        if (least === undefined || totals[name] >= least) return [];
        const fix = `the catalogue has ${totals[name]}: claim at most that`;
        return problemAt(file, [list, index, "atLeast", name], least, fix);
      }),
    ),
  );
}

function checkDelivery(file: ContentFile, site: Site, courses: Course[]): ContentProblem[] {
  const weeks = courses.flatMap((course) => getWeeks(course) ?? []);
  const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
  return site.delivery.flatMap(({ weeks: range, sessionsPerWeek: rate }, index) => {
    const at = (field: string) => ["delivery", index, field];
    const problems: ContentProblem[] = [];
    if (range && weeks.length > 0 && (range.from !== from || range.to !== to))
      problems.push(
        problemAt(file, at("weeks"), range, `the courses take ${from} to ${to} weeks: write that`),
      );
    if (rate !== undefined && !courses.every((course) => keepsRate(course, rate)))
      problems.push(
        problemAt(file, at("sessionsPerWeek"), rate, "not every course has so many sessions a week"),
      );
    return problems;
  });
}

const keepsRate = (course: Course, rate: number): boolean => {
  const weeks = getWeeks(course);
  return weeks === undefined || course.sessions === rate * weeks;
};

function checkToolkitClaim(file: ContentFile, { toolkitClaim }: Site, toolkit: Toolkit): ContentProblem[] {
  const found = countToolkit(toolkit);
  const problems: ContentProblem[] = [];
  if (found.prompts < toolkitClaim.prompts) {
    const fix = `content/toolkit has ${found.prompts} prompts: claim at most that`;
    problems.push(problemAt(file, ["toolkitClaim", "prompts"], toolkitClaim.prompts, fix));
  }
  if (found.days !== toolkitClaim.days) {
    const fix = `content/toolkit has ${found.days} days: write that`;
    problems.push(problemAt(file, ["toolkitClaim", "days"], toolkitClaim.days, fix));
  }
  return problems;
}

/** The footer names courses that have a file, whether or not that file has a fault. */
const checkFooter = (file: ContentFile, site: Site, slugs: string[]): ContentProblem[] =>
  site.footer.courses.flatMap((slug, index) =>
    slugs.includes(slug)
      ? []
      : problemAt(
          file,
          ["footer", "courses", index],
          slug,
          `no such course: write ${nearest(slug, slugs) ?? `one of ${slugs.join(", ")}`}`,
        ),
  );

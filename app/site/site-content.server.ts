import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { checkShape, problemAt } from "#app/content/check-shape.server.ts";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { type CopyValues, fillCopy } from "#app/content/fill-copy.ts";
import { aboutSchema } from "#app/content/pages/about-schema.server.ts";
import { academicSchema } from "#app/content/pages/academic-schema.server.ts";
import { contactSchema, faqSchema } from "#app/content/pages/contact-schema.server.ts";
import { corporateSchema } from "#app/content/pages/corporate-schema.server.ts";
import { coursePageSchema } from "#app/content/pages/course-schema.server.ts";
import { coursesSchema } from "#app/content/pages/courses-schema.server.ts";
import { devToolkitSchema } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { homeSchema } from "#app/content/pages/home-schema.server.ts";
import { learningPathsSchema } from "#app/content/pages/learning-paths-schema.server.ts";
import { notFoundSchema } from "#app/content/pages/not-found-schema.server.ts";
import { toolsSchema } from "#app/content/pages/tools-schema.server.ts";
import { type Site, siteSchema } from "#app/content/site-schema.server.ts";
import { readCatalogue } from "#app/courses/catalogue.server.ts";
import { type Course, getWeeks } from "#app/courses/course.ts";
import { checkPathRows } from "#app/courses/path-rows.server.ts";
import { readToolkit } from "#app/toolkit/toolkit.server.ts";
import type { Toolkit } from "#app/toolkit/toolkit.ts";

/** The copy of each page, by the name of its file in `content/pages`. */
const PAGE_SCHEMAS = {
  home: homeSchema,
  courses: coursesSchema,
  course: coursePageSchema,
  "learning-paths": learningPathsSchema,
  corporate: corporateSchema,
  academic: academicSchema,
  about: aboutSchema,
  tools: toolsSchema,
  contact: contactSchema,
  "dev-toolkit": devToolkitSchema,
  "not-found": notFoundSchema,
};

type Pages = { [Name in keyof typeof PAGE_SCHEMAS]: z.output<(typeof PAGE_SCHEMAS)[Name]> };

/** Everything in `content/`, checked. */
export type SiteContent = {
  site: Site;
  pages: Pages;
  faq: z.output<typeof faqSchema>;
  courses: Course[];
  toolkit: Toolkit;
};

let cached: SiteContent | undefined;

/** The checked content of the project; read once a build, anew for each request in development. */
export function getSiteContent(): SiteContent {
  if (!cached || import.meta.env?.DEV) cached = loadSiteContent("content");
  return cached;
}

/** What the copy may name in braces: {count} courses, their {sessions}, {prompts}, {promptsClaim} and {days} (readings R1 and R14). */
function getCounts({ site, courses, toolkit }: SiteContent): CopyValues {
  return {
    count: courses.length,
    sessions: courses.reduce((sum, course) => sum + course.sessions, 0),
    prompts: toolkit.groups.flatMap((group) => group.prompts).length,
    promptsClaim: `${site.toolkitClaim.prompts}+`,
    days: toolkit.phases.flatMap((phase) => phase.days).length,
  };
}

/**
 * Reads and checks a content folder.
 * @throws ContentError with every fault of every file at once.
 */
export function loadSiteContent(folder: string): SiteContent {
  const problems: ContentProblem[] = [];
  const read = <S extends z.ZodType>(
    name: string,
    schema: S,
  ): { file: ContentFile; data: z.output<S> | undefined } => {
    const file = readFile(folder, name);
    const checked = checkShape(file, schema);
    problems.push(...checked.problems);
    return { file, data: checked.data };
  };
  const site = read("site.yaml", siteSchema);
  const faq = read("faq.yaml", faqSchema);
  const pageFiles = Object.entries(PAGE_SCHEMAS).map(
    ([name, schema]) => [name, read(`pages/${name}.yaml`, schema)] as const,
  );
  const catalogue = readCatalogue(listFiles(folder, "courses", ".md").map((name) => readFile(folder, name)));
  // A course with a fault of its own is still a course that others may name.
  const titles = new Map(catalogue.slugs.map((slug) => [slug, slug]));
  for (const { slug, title } of catalogue.courses) titles.set(slug, title);
  const { toolkit, problems: toolkitProblems } = readToolkit(
    {
      prompts: listFiles(folder, "toolkit/prompts", ".yaml").map((name) => readFile(folder, name)),
      roadmap: listFiles(folder, "toolkit/roadmap", ".yaml").map((name) => readFile(folder, name)),
    },
    titles,
  );
  problems.push(...catalogue.problems, ...toolkitProblems);
  const pages = Object.fromEntries(pageFiles.map(([name, { data }]) => [name, data])) as Pages;
  const paths = Object.fromEntries(pageFiles)["learning-paths"];
  if (paths && pages["learning-paths"])
    problems.push(...checkPathRows(paths.file, pages["learning-paths"], catalogue));
  if (site.data) problems.push(...checkClaims(site.file, site.data, catalogue.courses, toolkit));
  if (problems.length > 0 || !site.data || !faq.data) throw new ContentError(problems);
  const content = { site: site.data, pages, faq: faq.data, courses: catalogue.courses, toolkit };
  return { ...content, pages: fillCopy(pages, getCounts(content)) };
}

/** Checks the claims of site.yaml that the content can prove (readings R14 and R16), and the slugs of its footer. */
function checkClaims(file: ContentFile, site: Site, courses: Course[], toolkit: Toolkit): ContentProblem[] {
  const sum = (count: (course: Course) => number) =>
    courses.reduce((total, course) => total + count(course), 0);
  const totals = { projects: sum(({ projects }) => projects.length), hours: sum(({ hours }) => hours) };
  const weeks = courses.flatMap((course) => getWeeks(course) ?? []);
  const problems: ContentProblem[] = [];
  const expect = (at: PropertyKey[], found: unknown, holds: boolean, fix: string) => {
    if (!holds) problems.push(problemAt(file, at, found, fix));
  };
  for (const list of ["statistics", "delivery"] as const) {
    site[list].forEach((claim, index) => {
      for (const [name, least] of Object.entries(claim.atLeast ?? {})) {
        const total = totals[name as keyof typeof totals];
        expect(
          [list, index, "atLeast", name],
          least,
          least === undefined || total >= least,
          `the catalogue has ${total}: claim at most that`,
        );
      }
    });
  }
  site.delivery.forEach((claim, index) => {
    const range = claim.weeks;
    const [from, to] = [Math.min(...weeks), Math.max(...weeks)];
    expect(
      ["delivery", index, "weeks"],
      range,
      !range || (range.from === from && range.to === to),
      `the courses take ${from} to ${to} weeks: write that`,
    );
    const rate = claim.sessionsPerWeek;
    const kept = courses.every(
      (course) => course.sessions === (rate ?? 0) * (getWeeks(course) ?? Number.NaN) || !getWeeks(course),
    );
    expect(
      ["delivery", index, "sessionsPerWeek"],
      rate,
      rate === undefined || kept,
      "not every course has so many sessions a week",
    );
  });
  const prompts = toolkit.groups.flatMap((group) => group.prompts).length;
  const days = toolkit.phases.flatMap((phase) => phase.days).length;
  expect(
    ["toolkitClaim", "prompts"],
    site.toolkitClaim.prompts,
    prompts >= site.toolkitClaim.prompts,
    `content/toolkit has ${prompts} prompts: claim at most that`,
  );
  expect(
    ["toolkitClaim", "days"],
    site.toolkitClaim.days,
    days === site.toolkitClaim.days,
    `content/toolkit has ${days} days: write that`,
  );
  const slugs = courses.map(({ slug }) => slug);
  site.footer.courses.forEach((slug, index) => {
    expect(
      ["footer", "courses", index],
      slug,
      slugs.includes(slug),
      `write the slug of a course: ${slugs.join(", ")}`,
    );
  });
  return problems;
}

function readFile(folder: string, name: string): ContentFile {
  const file = path.posix.join(folder, name);
  try {
    return parseContentFile(file, readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const problems = [{ file, line: 1, field: "", found: "no such file", fix: "write it" }];
    return { file, data: undefined, body: "", bodyLine: 1, lineOf: () => 1, problems };
  }
}

/** Slugs of the courses of a content folder: the names of their files. */
export const listSlugs = (folder: string): string[] =>
  listFiles(folder, "courses", ".md").map((name) => path.basename(name, ".md"));

const listFiles = (folder: string, name: string, extension: string): string[] =>
  readdirSync(path.join(folder, name), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => `${name}/${entry.name}`)
    .toSorted();

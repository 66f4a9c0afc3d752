import type { z } from "zod";
import { getCoursePath } from "#app/content/addresses.ts";
import { checkShape } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type ContentProblem } from "#app/content/content-problem.ts";
import { type CopyValues, fillCopy } from "#app/content/fill-copy.ts";
import { faqSchema } from "#app/content/pages/contact-schema.server.ts";
import { checkSources, publishersSchema } from "#app/content/publishers.server.ts";
import { type Site, siteSchema } from "#app/content/site-schema.server.ts";
import { TRACKS } from "#app/content/tracks.ts";
import { type Catalogue, readCatalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import { contractSchema } from "#app/courses/course-contract.server.ts";
import { checkPathRows } from "#app/courses/path-rows.server.ts";
import { readToolkit } from "#app/toolkit/toolkit.server.ts";
import { countToolkit, type Toolkit } from "#app/toolkit/toolkit.ts";
import { checkClaims } from "./claims.server.ts";
import { getBuildDay, readContentFile, readContentFiles } from "./content-folder.server.ts";
import { checkSkills } from "./home-skills.server.ts";
import { PAGE_SCHEMAS, type PageCopies } from "./page-copies.server.ts";
import { checkPromises } from "./promises.server.ts";
import { checkSample } from "./sample-course.server.ts";

/** Everything in `content/`, checked. */
export type SiteContent = {
  site: Site;
  pages: PageCopies;
  faq: z.output<typeof faqSchema>;
  courses: Course[];
  toolkit: Toolkit;
  /** Groups that are left out because they have begun. */
  past: Catalogue["past"];
};

/** What every text may name in braces: the academy's {name}, its {parent}, its {tools} platform and its {chatApp}. */
const getNames = ({ identity, parent, tools }: Site): CopyValues => ({
  name: identity.name,
  chatApp: identity.chatApp,
  parent: parent.name,
  tools: tools.name,
});

/** The site facts with their names, and in the announcement the {courseSessions} of the course that it links. */
function fillSite(site: Site, courses: Course[]): Site {
  const filled = fillCopy(site, getNames(site));
  const { announcement } = filled;
  const course = courses.find(({ slug }) => getCoursePath(slug) === announcement.link.href);
  return course
    ? { ...filled, announcement: fillCopy(announcement, { courseSessions: course.sessions }) }
    : filled;
}

/**
 * What the copy may name in braces: {count} courses, their {sessions}, {prompts}, {promptsClaim}, {days} and
 * their {hours}; how long
 * messages are kept ({keptFor}) and where ({region}).
 */
function getCounts({ site, pages, courses, toolkit }: SiteContent): CopyValues {
  return {
    count: courses.length,
    sessions: courses.reduce((sum, course) => sum + course.sessions, 0),
    promptsClaim: `${site.toolkitClaim.prompts}+`,
    ...countToolkit(toolkit),
    keptFor: site.privacy.keptFor ?? pages.privacy.unknown.keptFor,
    region: site.privacy.region ?? pages.privacy.unknown.region,
  };
}

/**
 * Reads and checks a content folder.
 * @throws ContentError with every fault of every file at once.
 */
export function loadSiteContent(folder: string, today = getBuildDay()): SiteContent {
  const problems: ContentProblem[] = [];
  const read = <S extends z.ZodType>(name: string, schema: S) => {
    const file = fillFile(readContentFile(folder, name), names);
    const checked = checkShape(file, schema);
    problems.push(...checked.problems);
    return { file, data: checked.data };
  };
  let names: CopyValues = {};
  const site = read("site.yaml", siteSchema);
  if (site.data) names = getNames(site.data);
  const faq = read("faq.yaml", faqSchema);
  const copies = Object.entries(PAGE_SCHEMAS).map(
    ([name, schema]) => [name, read(`pages/${name}.yaml`, schema)] as const,
  );
  const contract = read("course-contract.yaml", contractSchema).data ?? {};
  const publishers = read("publishers.yaml", publishersSchema).data ?? {};
  const courseFiles = readContentFiles(folder, "courses", ".md").map((file) => fillFile(file, names));
  const mentors = site.data?.mentors.map(({ name }) => name) ?? [];
  const catalogue = readCatalogue(courseFiles, { contract, publishers, mentors, today });
  const toolkit = readToolkitOf(folder, catalogue);
  problems.push(...catalogue.problems, ...toolkit.problems);
  const pages = Object.fromEntries(copies.map(([name, { data }]) => [name, data])) as PageCopies;
  const home = Object.fromEntries(copies).home?.file;
  if (home && pages.home) problems.push(...checkSkills(home, pages.home, catalogue));
  const sample = Object.fromEntries(copies).sample?.file;
  if (sample && pages.sample) problems.push(...checkSample(sample, pages.sample, catalogue));
  if (home && pages.home)
    problems.push(...checkSources(home, ["market", "facts"], pages.home.market.facts, publishers));
  problems.push(...checkPaths(Object.fromEntries(copies)["learning-paths"]?.file, pages, catalogue));
  if (site.data) {
    const complete = toolkit.problems.length === 0 ? toolkit.toolkit : undefined;
    problems.push(...checkClaims(site.file, site.data, catalogue, complete));
    problems.push(...checkPromises(site.file, fillSite(site.data, catalogue.courses), pages, catalogue));
  }
  if (problems.length > 0 || !site.data || !faq.data) throw new ContentError(problems);
  const content = {
    site: fillSite(site.data, catalogue.courses),
    pages,
    faq: faq.data,
    courses: catalogue.courses,
    toolkit: toolkit.toolkit,
    past: catalogue.past,
  };
  return { ...content, pages: fillCopy(pages, getCounts(content)) };
}

/** A file whose texts carry the names; its faults are then found in what a reader would see. */
const fillFile = (file: ContentFile, names: CopyValues): ContentFile => ({
  ...file,
  data: fillCopy(file.data, names),
  body: fillCopy(file.body, names),
});

/** The toolkit of a content folder; a course with a fault of its own is still a course that others may name. */
function readToolkitOf(folder: string, { courses, slugs }: Catalogue): ReturnType<typeof readToolkit> {
  const known = new Map(courses.map(({ slug, title, track }) => [slug, { title, track }]));
  const named = slugs.map((slug) => [slug, known.get(slug) ?? { title: slug, track: TRACKS[0] }] as const);
  const files = {
    prompts: readContentFiles(folder, "toolkit/prompts", ".yaml"),
    roadmap: readContentFiles(folder, "toolkit/roadmap", ".yaml"),
  };
  return readToolkit(files, new Map(named));
}

/** Faults of the learning paths against the catalogue, where their own file could be read. */
function checkPaths(
  file: ContentFile | undefined,
  pages: Partial<PageCopies>,
  catalogue: Catalogue,
): ContentProblem[] {
  const page = pages["learning-paths"];
  return file && page ? checkPathRows(file, page, catalogue) : [];
}

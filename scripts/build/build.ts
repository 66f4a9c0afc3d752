import "../load-env.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getCoursePath } from "#app/content/addresses.ts";
import { placeFile } from "#app/files/file-content.server.ts";
import { hash, pruneKept } from "#app/files/kept.server.ts";
import { listSiteFiles } from "#app/files/site-files.server.ts";
import { getBuildYear, showsDrafts } from "#app/site/content-folder.server.ts";
import {
  getSiteContent,
  relateCourse,
  type SharedContent,
  shareContent,
} from "#app/site/content-store.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { sayContent, sayFault } from "../content.ts";
import { finishPages, hideFromSearch, readFacts, sayStore } from "../finish/finish-build.ts";
import type { BuildFacts } from "../finish/finish-page.ts";
import { getDelivery } from "../hosts/get-delivery.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { getSampleCourse } from "../prerender-paths.ts";
import { writeFont } from "../subset-font.ts";
import { readRecords, writeRecords } from "./build-record.ts";
import { bundle, hashPrograms, takePage } from "./bundle.ts";
import type { CourseJob } from "./course-files.ts";
import { makeCourses } from "./course-pool.ts";
import { getSiteFolder, NEXT_SERVER, NEXT_SITE, swapSite } from "./folders.ts";
import { addFontLicense } from "./licenses.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { addTimes, Stopwatch, type Times } from "./stopwatch.ts";

/** Builds the site beside the finished one, and puts it in its place when it is whole. */
async function build(): Promise<Times> {
  const watch = new Stopwatch();
  const content = getSiteContent();
  sayContent(content);
  watch.lap("reading");
  await writeFont();
  await bundle();
  watch.lap("bundling, and pages of the site");
  const facts = await readFacts(NEXT_SITE, hashPrograms());
  const sample = { slug: getSampleCourse(), page: takePage(getCoursePath(getSampleCourse())) };
  finishPages(NEXT_SITE, facts);
  addFontLicense(NEXT_SITE);
  await placeSiteFiles(content);
  watch.lap("finishing, and files of the site");
  const shared = shareContent(content);
  const { records, times } = await makeCourses(listJobs(content, sample), content.courses.length, {
    server: NEXT_SERVER,
    shared,
    facts,
    state: getState(shared, facts),
  });
  writeHostFiles(getDelivery(content), NEXT_SITE);
  if (showsDrafts()) hideFromSearch(NEXT_SITE);
  swapSite();
  writeRecords(records);
  pruneKept();
  watch.lap("handing out");
  return addTimes([watch.times, times]);
}

async function placeSiteFiles(content: SiteContent): Promise<void> {
  const files = listSiteFiles(content);
  const folders = files.map((file) => path.dirname(file.path));
  for (const folder of ["courses", "covers", "share", ...folders])
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
  for (const file of files) await placeFile(file, NEXT_SITE);
}

/** Everything that a course's page is made from beside its own content. */
const getState = (shared: SharedContent, { mark: _, stylesheets, ...facts }: BuildFacts): string =>
  hash(JSON.stringify([hashPrograms(), shared, facts, [...stylesheets], getBuildYear()]));

/** The courses one by one, so that not all of them are held twice. */
function* listJobs(
  { courses }: SiteContent,
  sample: { slug: string; page: RenderedPage },
): Generator<CourseJob> {
  const records = readRecords();
  for (const course of courses) {
    const { slug } = course;
    const content = JSON.stringify(relateCourse(course, courses));
    yield { content, last: records.get(slug), sample: slug === sample.slug ? sample.page : undefined };
  }
}

const start = performance.now();
process.env.NODE_ENV = "production";
if (process.argv.includes("--drafts")) process.env.DRAFTS = "1";
try {
  const times = await build();
  sayStore();
  const seconds = (performance.now() - start) / 1000;
  console.log(`The site is in ${getSiteFolder()} after ${seconds.toFixed(1)} s.`);
  if (process.env.BUILD_TIMES) writeFileSync(process.env.BUILD_TIMES, JSON.stringify({ seconds, times }));
  process.exit(0);
} catch (error) {
  sayFault(error);
  process.exit(1);
}

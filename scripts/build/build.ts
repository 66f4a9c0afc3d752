import "../load-env.ts";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { getCoursePath } from "#app/content/addresses.ts";
import { placeFile } from "#app/files/file-content.server.ts";
import { hash } from "#app/files/kept.server.ts";
import { listSiteFiles } from "#app/files/site-files.server.ts";
import { getBuildYear } from "#app/site/content-folder.server.ts";
import {
  getSiteContent,
  relateCourse,
  type SharedContent,
  shareContent,
} from "#app/site/content-store.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { sayContent, sayFault } from "../content.ts";
import { finishPages, readFacts } from "../finish/finish-build.ts";
import type { BuildFacts } from "../finish/finish-page.ts";
import { getDelivery } from "../hosts/get-delivery.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { getSampleCourse } from "../prerender-paths.ts";
import { writeFont } from "../subset-font.ts";
import { readRecords } from "./build-record.ts";
import { bundle, hashPrograms, takePage } from "./bundle.ts";
import type { CourseJob } from "./course-files.ts";
import { writeJobs, writeSitePart } from "./course-jobs.ts";
import { NEXT_SITE } from "./folders.ts";
import { addFontLicense } from "./licenses.ts";
import { giveMemoryBack } from "./memory.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { startPictures } from "./picture-thread.ts";
import { addTimes, Stopwatch } from "./stopwatch.ts";

/** Makes everything of the site but the pages of its courses, beside the finished site. */
async function makeSitePart(): Promise<void> {
  const watch = new Stopwatch();
  const content = getSiteContent();
  sayContent(content);
  watch.lap("reading");
  giveMemoryBack();
  const stopPictures = startPictures(content);
  await writeFont();
  await bundle();
  watch.lap("bundling, and pages of the site");
  const facts = await readFacts(NEXT_SITE, hashPrograms());
  const sample = { slug: getSampleCourse(), page: takePage(getCoursePath(getSampleCourse())) };
  finishPages(NEXT_SITE, facts);
  addFontLicense(NEXT_SITE);
  await placeSiteFiles(content);
  writeHostFiles(getDelivery(content), NEXT_SITE);
  watch.lap("finishing, and files of the site");
  const shared = shareContent(content);
  const jobs = writeJobs(listJobs(content, sample, getState(shared, facts)));
  watch.lap("handing out");
  const times = addTimes([watch.times, await stopPictures()]);
  writeSitePart({ setup: { shared, facts }, jobs, times, start: performance.timeOrigin });
}

async function placeSiteFiles(content: SiteContent): Promise<void> {
  const files = listSiteFiles(content);
  const folders = files.map((file) => path.dirname(file.path));
  for (const folder of ["courses", "covers", "share", ...folders])
    mkdirSync(path.join(NEXT_SITE, folder), { recursive: true });
  for (const file of files) await placeFile(file, NEXT_SITE);
}

/** Everything that a course's page is made from beside its own content. */
const getState = (shared: SharedContent, { mark: _, ...facts }: BuildFacts): string =>
  hash(JSON.stringify([hashPrograms(), shared, facts, getBuildYear()]));

function* listJobs(
  { courses }: SiteContent,
  sample: { slug: string; page: RenderedPage },
  buildState: string,
): Generator<CourseJob> {
  const records = readRecords();
  for (const course of courses) {
    const { slug } = course;
    const content = relateCourse(course, courses);
    const state = hash(buildState + JSON.stringify(content));
    yield { content, state, last: records.get(slug), sample: slug === sample.slug ? sample.page : undefined };
  }
}

/** Courses of which the catalogue and the bundler have taken so much memory that giving it back is worth a start. */
const LARGE_CATALOGUE = 500;

/**
 * Goes on with the courses. With many of them their program takes the place of this one: the bundler and the whole
 * catalogue have taken memory that only the end of a program gives back.
 */
async function goOn(): Promise<void> {
  const program = path.join(import.meta.dirname, "course-part.ts");
  const isLarge = getSiteContent().courses.length >= LARGE_CATALOGUE;
  // Windows has no such call: there the memory stays taken.
  if (isLarge && process.platform !== "win32" && process.execve)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, program]);
  await import("./course-part.ts");
}

process.env.NODE_ENV = "production";
if (process.argv.includes("--drafts")) process.env.DRAFTS = "1";
try {
  await makeSitePart();
  await goOn();
} catch (error) {
  sayFault(error);
  process.exit(1);
}

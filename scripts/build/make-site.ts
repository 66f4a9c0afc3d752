import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { getCoursePath } from "#app/content/addresses.ts";
import { keepMade, placeFile } from "#app/files/file-content.server.ts";
import { pruneKept } from "#app/files/kept.server.ts";
import { getCourseShareImage, getShareImage } from "#app/files/share-images.server.ts";
import { getAssistantArchive, listCourseFiles, listSiteFiles } from "#app/files/site-files.server.ts";
import { showsDrafts } from "#app/site/content-folder.server.ts";
import { getSiteContent, relateCourse, shareContent } from "#app/site/content-store.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { formatContent, sayFault } from "../content.ts";
import { getDelivery } from "../hosts/get-delivery.ts";
import { writeHostFiles } from "../hosts/host-files.ts";
import { writeFont } from "../subset-font.ts";
import { type BuildRecord, writeRecord } from "./build-record.ts";
import type { Bundling } from "./bundle.ts";
import type { CourseJob } from "./course-files.ts";
import { makeCourses } from "./course-pool.ts";
import { NEXT_SITE, swapSite } from "./folders.ts";
import { addFontLicense } from "./licenses.ts";
import { makeFolders } from "./page-files.ts";
import { hideFromSearch } from "./preview.ts";
import { type Cost, sayBuilt } from "./say-built.ts";
import { makePages, readSetup } from "./site-pages.ts";
import { addTimes, Stopwatch } from "./stopwatch.ts";

// No content can know it: only scripts that carry it are signed. One for all programs of a build.
process.env.SCRIPT_MARK = randomUUID();

/** What is known before the content is read. */
type Beginning = {
  /** The bundle in the making. */
  bundling: Bundling;
  /** State of the code, and of everything that the site is made from. */
  sources: string;
  state: string;
  /** Letters of the font. */
  characters: string;
  /** What the last build has left of itself. */
  last: BuildRecord | undefined;
};

/** Makes the whole site beside the finished one, and puts it in its place. */
async function makeSite({ bundling, sources, state, characters, last }: Beginning): Promise<Cost> {
  const watch = new Stopwatch();
  await writeFont(characters);
  bundling.sayFontIsReady();
  watch.lap("starting");
  const content = getSiteContent();
  const said = formatContent(content);
  console.log(said);
  watch.lap("reading");
  const [sample] = content.courses;
  if (!sample) throw new Error("There is no course.");
  await workAhead(makeAhead(content), bundling);
  watch.lap("share images");
  const bundled = await bundling.finish();
  watch.lap("bundling");
  const setup = await readSetup(shareContent(content), sources);
  const courseFiles = listCourseFiles(sample, content.site).map(({ path }) => path);
  makeFolders([getCoursePath(sample.slug), ...courseFiles]);
  const makeRest = async () => {
    await makePages(setup.facts);
    watch.lap("pages of the site");
    await placeSiteFiles(content);
    watch.lap("files of the site");
  };
  const { records, times } = await makeCourses(
    listJobs(content, last),
    content.courses.length,
    setup,
    makeRest,
  );
  if (showsDrafts()) hideFromSearch(NEXT_SITE);
  swapSite();
  writeRecord({ state, said, courses: records });
  pruneKept();
  watch.lap("handing out");
  return {
    times: addTimes([watch.times, times, { bundling: bundled.milliseconds }]),
    megabytes: Math.round(Math.max(bundled.kilobytes, process.resourceUsage().maxRSS) / 1024),
  };
}

/** Does what it can while the bundler is at work, which leaves a processor idle; who needs the rest does that later. */
async function workAhead(steps: Iterable<() => unknown>, bundling: Bundling): Promise<void> {
  for (const step of steps) {
    // That the bundler has ended is heard between two turns of the event loop.
    await setImmediate();
    if (bundling.isDone()) return;
    await step();
  }
}

/** Makes what is costly and kept. */
function* makeAhead(content: SiteContent): Generator<() => unknown> {
  const { courses, site } = content;
  yield () => keepMade(getAssistantArchive(content));
  yield () => keepMade(getShareImage(content));
  for (const course of courses) yield () => keepMade(getCourseShareImage(course, site.identity.name));
}

async function placeSiteFiles(content: SiteContent): Promise<void> {
  const files = listSiteFiles(content);
  makeFolders(files.map(({ path }) => path));
  for (const file of files) await placeFile(file, NEXT_SITE);
  addFontLicense(NEXT_SITE);
  writeHostFiles(getDelivery(content), NEXT_SITE);
}

/** The courses, each put together when a worker asks for it. */
function* listJobs({ courses }: SiteContent, last: BuildRecord | undefined): Generator<CourseJob> {
  const records = new Map(last?.courses.map((record) => [record.slug, record]));
  for (const course of courses) {
    const { slug } = course;
    yield { slug, content: JSON.stringify(relateCourse(course, courses)), last: records.get(slug) };
  }
}

/** Builds the site and says where it is, or what is wrong; gives the status with which the program ends. */
export async function buildSite(beginning: Beginning): Promise<0 | 1> {
  try {
    sayBuilt(await makeSite(beginning));
    return 0;
  } catch (error) {
    sayFault(error);
    return 1;
  }
}

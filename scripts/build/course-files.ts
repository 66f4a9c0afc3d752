import { linkSync } from "node:fs";
import path from "node:path";
import { getCoursePath } from "#app/content/addresses.ts";
import { placeFile } from "#app/files/file-content.server.ts";
import { hash } from "#app/files/kept.server.ts";
import { listCourseFiles } from "#app/files/site-files.server.ts";
import { type CourseContent, provideContent, type SharedContent } from "#app/site/content-store.server.ts";
import type { BuildFacts } from "../finish/finish-page.ts";
import { getSiteFolder, NEXT_SITE } from "./folders.ts";
import { stampFile, writePage } from "./page-files.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { Stopwatch } from "./stopwatch.ts";

/** What is the same for every course of a build. */
export type CourseSetup = {
  shared: SharedContent;
  facts: BuildFacts;
  /** State of everything that a course's files are made from beside its own content. */
  state: string;
};

/** A course to be made into files. */
export type CourseJob = {
  slug: string;
  /** Its content as JSON, from which the state of its files follows. */
  content: string;
  /** What the last build has made of it. */
  last?: CourseRecord | undefined;
};

/** The files of a course with their stamps, and the state of all that they were made from. */
export type CourseRecord = { slug: string; state: string; files: [path: string, stamp: string][] };

/** Makes the files of a course; those of the last build are taken where nothing has changed that they show. */
export async function makeCourse(
  { slug, content: text, last }: CourseJob,
  setup: CourseSetup,
  render: PageRenderer,
  watch: Stopwatch,
): Promise<CourseRecord> {
  watch.lap("other");
  const { shared, facts } = setup;
  const state = hash(setup.state + text);
  if (last?.state === state && takeFromLastBuild(last)) {
    watch.lap("taking unchanged courses");
    return last;
  }
  const content = JSON.parse(text) as CourseContent;
  provideContent(shared, [content]);
  const address = getCoursePath(slug);
  const page = await render(facts.base + address);
  watch.lap("rendering");
  const files = writePage(address, page, facts);
  watch.lap("finishing and writing pages");
  for (const file of listCourseFiles(content.course, shared.site)) {
    await placeFile(file, NEXT_SITE);
    files.push(file.path);
    watch.lap(file.path.endsWith(".png") ? "share images" : "covers and calendars");
  }
  return { slug, state, files: files.map((file) => [file, stampFile(path.join(NEXT_SITE, file))]) };
}

/** Links the files of a course that the last build has made, if they still are what they were. */
function takeFromLastBuild({ files }: CourseRecord): boolean {
  const areKept = files.every(([file, stamp]) => {
    try {
      return stampFile(path.join(getSiteFolder(), file)) === stamp;
    } catch {
      return false;
    }
  });
  if (areKept)
    for (const [file] of files) linkSync(path.join(getSiteFolder(), file), path.join(NEXT_SITE, file));
  return areKept;
}

import { linkSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getCoursePath } from "#app/content/addresses.ts";
import { placeFile } from "#app/files/file-content.server.ts";
import { hash } from "#app/files/kept.server.ts";
import { listCourseFiles } from "#app/files/site-files.server.ts";
import { type CourseContent, provideContent, type SharedContent } from "#app/site/content-store.server.ts";
import { type BuildFacts, finishData, finishPage } from "../finish/finish-page.ts";
import { getSiteFolder, NEXT_SITE } from "./folders.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";
import type { Stopwatch } from "./stopwatch.ts";

/** What is the same for every course of a build. */
export type CourseSetup = { shared: SharedContent; facts: BuildFacts };

/** A course to be made into files. */
export type CourseJob = {
  content: CourseContent;
  /** State of all that its page is made from. */
  state: string;
  /** What the last build has made of it. */
  last?: CourseRecord | undefined;
  /** Its page as React Router itself has rendered it. */
  sample?: RenderedPage | undefined;
};

/** The files of a course's page by the hash of their content, and the state of all that they were made from. */
export type CourseRecord = { slug: string; state: string; files: [path: string, hash: string][] };

/** Makes the files of a course; its page is taken from the last build where nothing has changed that it shows. */
export async function makeCourse(
  { content, state, last, sample }: CourseJob,
  { shared, facts }: CourseSetup,
  render: PageRenderer,
  watch: Stopwatch,
): Promise<CourseRecord> {
  const { slug } = content.course;
  watch.lap("other");
  let record = last;
  if (!last || last.state !== state || sample || !takeFromLastBuild(last)) {
    provideContent(shared, [content]);
    const page = await render(facts.base + getCoursePath(slug));
    if (sample) compare(page, sample);
    watch.lap("rendering");
    record = { slug, state, files: writePage(slug, page, facts) };
    watch.lap("finishing and writing pages");
  } else watch.lap("taking unchanged pages");
  for (const file of listCourseFiles(content.course, shared.site)) {
    await placeFile(file, NEXT_SITE);
    watch.lap(file.path.endsWith(".png") ? "share images" : "covers and calendars");
  }
  return record as CourseRecord;
}

/** Links the files of a page that the last build has made, if they still are what they were. */
function takeFromLastBuild({ files }: CourseRecord): boolean {
  const areKept = files.every(([file, known]) => {
    try {
      return hash(readFileSync(path.join(getSiteFolder(), file))) === known;
    } catch {
      return false;
    }
  });
  if (areKept)
    for (const [file] of files) linkSync(path.join(getSiteFolder(), file), path.join(NEXT_SITE, file));
  return areKept;
}

function writePage(slug: string, { html, data }: RenderedPage, facts: BuildFacts): CourseRecord["files"] {
  const address = getCoursePath(slug);
  const finished = finishPage(html, facts);
  const files = [
    { path: `${address}.html`, text: finished.html },
    { path: `${address}.data`, text: finishData(data, facts) },
    ...finished.files,
  ];
  return files.map(({ path: file, text }) => {
    const bytes = Buffer.from(text);
    writeFileSync(path.join(NEXT_SITE, file), bytes);
    return [file, hash(bytes)];
  });
}

/** @throws Error when a page is not what React Router makes of it. */
function compare(page: RenderedPage, sample: RenderedPage): void {
  const parts = { data: page.data === sample.data, HTML: page.html === sample.html };
  const different = Object.entries(parts).flatMap(([part, isSame]) => (isSame ? [] : `the ${part}`));
  if (different.length > 0)
    throw new Error(
      `A course's page is not what React Router's own pre-rendering makes of it, in ${different.join(" and ")}: look at scripts/build/page-renderer.ts.`,
    );
}

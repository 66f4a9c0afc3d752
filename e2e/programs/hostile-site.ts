import path from "node:path";
import { FILLED_DAY } from "#app/site/filled-content.server.ts";
import { makeSite } from "../../scripts/bench/made-up-site.ts";
import { serveSite } from "../../scripts/serve.ts";
import { test as base, content } from "../site.ts";
import { buildCopy, getCopyFolder } from "./built-copy.ts";
import { writeHostileContent } from "./hostile-content.ts";

/** The built site: its address, its folder, how many texts it has and how many of them are hostile. */
export type Hostile = { url: string; folder: string; texts: number; hostile: number };

/** A test of a site whose texts try to break out of whatever they are written into. */
export const test = base.extend<object, { site: Hostile }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const copy = makeSite({ courses: content.courses.length });
      const counts = writeHostileContent(path.join(copy.folder, "content"));
      await buildCopy(copy, { BUILD_DAY: FILLED_DAY });
      const folder = getCopyFolder(copy);
      const site = await serveSite({ port: 0, folder, isCompressed: false });
      await use({ url: site.url, folder, ...counts });
      await site.stop();
      copy.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

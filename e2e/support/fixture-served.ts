import { FIXTURE_FOLDER } from "../../scripts/build/folders.ts";
import { serveSite } from "../../scripts/hosts/serve.ts";
import { test as base } from "./site.ts";

/** A test on the site of the fixture, whose texts `long-words.ts` has lengthened. */
export const test = base.extend<object, { fixtureUrl: string }>({
  fixtureUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const site = await serveSite({ port: 0, folder: FIXTURE_FOLDER, isCompressed: false });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ fixtureUrl }, use) => use(fixtureUrl),
});

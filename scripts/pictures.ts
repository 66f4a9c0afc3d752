import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { getSiteFolder } from "./build/folders.ts";
import { readOptions, runCommand } from "./command/command.ts";
import { serveSite } from "./hosts/serve.ts";
import { findChromium } from "./programs/test-programs.ts";
import { listTemplates } from "./samples/sample-pages.ts";

const USAGE = `npx node scripts/pictures.ts [ADDRESS | WORD ...]

Takes a picture of the whole of one page of each template at six widths, to be looked at.
An ADDRESS, such as /courses/core-java, is any page; a WORD stands for the templates whose addresses contain it.
The built site is in build/client, or in the folder that SITE_FOLDER names.`;

/** Widths of phones, a tablet, laptops and a large screen, in CSS pixels. */
const WIDTHS = [320, 375, 768, 1024, 1440, 1920];

/** Where the pictures are written. */
const PICTURES = "build/pictures";

/** One address for each template, the courses without an end, and an unknown address. */
function listAddresses(): string[] {
  const content = getSiteContent();
  const ongoing = content.courses.filter(({ hours }) => hours === 0);
  return [...listTemplates(content), ...ongoing.map(({ slug }) => getCoursePath(slug)), "/no-such-page"];
}

/**
 * The addresses that the command line names; without any, all that are listed.
 * @throws Error when a word is in none of them.
 */
export function chooseAddresses(words: string[], listed: string[]): string[] {
  if (words.length === 0) return listed;
  const chosen = words.flatMap((word) => {
    if (word.startsWith("/")) return word;
    const found = listed.filter((address) => address.includes(word));
    if (found.length > 0) return found;
    throw new Error(
      `No address contains '${word}': write an address, or a part of one of ${listed.join(", ")}.`,
    );
  });
  return [...new Set(chosen)];
}

/** Takes the pictures. */
async function takePictures(): Promise<void> {
  const { positionals } = readOptions({}, 99, USAGE);
  const addresses = chooseAddresses(positionals, listAddresses());
  const site = await serveSite({ port: 0, folder: getSiteFolder() });
  const browser = await chromium.launch(findChromium());
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    mkdirSync(PICTURES, { recursive: true });
    for (const address of addresses)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url + address);
        // Pictures far below load only when they are near the window.
        await page.evaluate(async () => {
          for (const picture of document.images) picture.loading = "eager";
          await Promise.all([
            document.fonts.ready,
            ...[...document.images].map((picture) => picture.decode()),
          ]);
        });
        const name = `${address.slice(1).replaceAll("/", "-") || "home"}-${width}.png`;
        await page.screenshot({ path: path.join(PICTURES, name), fullPage: true });
        console.log(path.join(PICTURES, name));
      }
  } finally {
    await browser.close();
    await site.stop();
  }
}

if (import.meta.main) runCommand(takePictures);

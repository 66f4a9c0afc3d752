import "./load-env.ts";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { getSiteFolder } from "./build/folders.ts";
import { readOptions, runCommand } from "./command.ts";
import { findChromium } from "./engines.ts";
import { serveSite } from "./serve.ts";

/** The screenshot that README.md shows. */
const FILE = "docs/site.jpg";

/** Takes the screenshot from the built site. */
async function take(): Promise<void> {
  const folder = getSiteFolder();
  if (!existsSync(`${folder}/index.html`))
    throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  const site = await serveSite({ port: 0, folder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(site.url, { waitUntil: "networkidle" });
  await page.screenshot({ path: FILE, type: "jpeg", quality: 80 });
  await browser.close();
  await site.stop();
  console.log(`${FILE} shows the site in ${folder}.`);
}

readOptions({});
runCommand(take);

import { chromium } from "playwright";
import { findChromium } from "./find-chromium.ts";
import { serveSite } from "./serve.ts";

/** Takes the picture of the site that README.md shows, from the built site. */
const site = await serveSite({ port: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
await page.goto(site.url, { waitUntil: "networkidle" });
await page.screenshot({ path: "docs/site.jpg", type: "jpeg", quality: 80 });
await browser.close();
await site.stop();
